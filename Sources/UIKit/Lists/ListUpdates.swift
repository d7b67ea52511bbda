// SPDX-License-Identifier: MIT

import Foundation

/// How many cells each section of a list has, as the data source has said when they were read, and what
/// the app has told the list since of cells that come and go.
struct ListUpdates {
  /// `nil` as long as no cells have been read.
  private(set) var counts: [Int]?
  private var inserted: [Int: Int] = [:], deleted: [Int: Int] = [:]
  /// Whether sections come or go, too: then nothing is compared.
  private var concernsSections = false
  /// How many batches of changes have begun and not ended.
  var depth = 0

  var hasRead: Bool { counts != nil }

  /// How many cells a section had when they were read.
  func count(ofSection section: Int) -> Int? {
    counts.flatMap { $0.indices.contains(section) ? $0[section] : nil }
  }

  /// The cells have been read.
  mutating func read(_ counts: [Int]) {
    self = ListUpdates(counts: counts, depth: depth)
  }

  mutating func insert(_ paths: [IndexPath]) {
    for path in paths { inserted[path.section, default: 0] += 1 }
  }

  mutating func delete(_ paths: [IndexPath]) {
    for path in paths { deleted[path.section, default: 0] += 1 }
  }

  mutating func changeSections() { concernsSections = true }

  /// How what is shown differs from what the data source says now, if nothing is said to change.
  func difference(to now: [Int], of cells: String) -> String? {
    guard let counts, depth == 0, counts != now, !now.isEmpty else { return nil }
    guard counts.count == now.count else {
      return "shows \(counts.count) sections, and its data source has \(now.count)"
    }
    return zip(counts, now).enumerated().first { $1.0 != $1.1 }.map { section, counts in
      "shows \(counts.0) \(cells) in section \(section), and its data source has \(counts.1)"
    }
  }

  /// Why the changes do not lead to what the data source says now, if they do not.
  func contradiction(to now: [Int], of cells: String) -> String? {
    guard let counts, !concernsSections else { return nil }
    guard counts.count == now.count else {
      return
        "Invalid update: invalid number of sections. There are \(now.count) after the update and "
        + "\(counts.count) before it, and none was inserted or deleted."
    }
    for (section, (old, new)) in zip(counts, now).enumerated() {
      let (coming, going) = (inserted[section] ?? 0, deleted[section] ?? 0)
      guard old + coming - going != new else { continue }
      return
        "Invalid update: invalid number of \(cells) in section \(section). There are \(new) after "
        + "the update and \(old) before it, with \(coming) inserted and \(going) deleted."
    }
    return nil
  }
}

extension ListUpdates {
  private init(counts: [Int], depth: Int) { (self.counts, self.depth) = (counts, depth) }
}

extension ChoosingList {
  /// The app says that something of the list changes: outside of a batch at once.
  func change(_ note: (inout ListUpdates) -> Void) {
    note(&updates)
    if updates.depth == 0 { commitChanges() }
  }

  /// Reads all cells anew; as with UIKit, their numbers have to be what the changes lead to.
  func commitChanges() {
    if let why = updates.contradiction(to: cellCounts, of: nameOfCells) {
      HeadlessException.raise("NSInternalInconsistencyException", why)
    }
    readAnew()
  }

  /// Runs changes of the cells; the completion handler follows with the next turn of the main thread.
  func update(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    if let updates {
      self.updates.depth += 1
      updates()
      endBatch()
    } else {
      readAnew()
    }
    if let completion {
      DispatchQueue.main.async { completion(true) }
    }
  }

  func endBatch() {
    updates.depth = max(0, updates.depth - 1)
    if updates.depth == 0 { commitChanges() }
  }
}
