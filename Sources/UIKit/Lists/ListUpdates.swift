// SPDX-License-Identifier: MIT

import Foundation

/// How many cells each section of a list has, as the data source has said when they were read, and what
/// the app has told the list since of cells that come, go or change.
struct ListUpdates {
  /// `nil` as long as no cells have been read.
  private(set) var counts: [Int]?
  private(set) var changes = ListChanges()
  /// How many batches of changes have begun and not ended.
  var depth = 0

  var hasRead: Bool { counts != nil }

  /// How many cells a section had when they were read.
  func count(ofSection section: Int) -> Int? {
    counts.flatMap { $0.indices.contains(section) ? $0[section] : nil }
  }

  /// The cells have been read.
  mutating func read(_ counts: [Int]) {
    self.counts = counts
    changes = ListChanges()
  }

  /// The app says that something changes.
  mutating func note(_ change: (inout ListChanges) -> Void) { change(&changes) }

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
}

extension ChoosingList {
  /// The app says that something of the list changes: outside of a batch at once.
  func change(_ note: (inout ListChanges) -> Void) {
    updates.note(note)
    if updates.depth == 0 { commitChanges() }
  }

  /// Shows what has changed; as with UIKit, the numbers of cells have to be what the changes lead to.
  func commitChanges() {
    let now = cellCounts
    guard let counts = updates.counts else { return setNeedsLayout() }
    switch updates.changes.origins(from: counts, to: now, of: nameOfCells) {
    case .success(let origins): show(origins)
    case .failure(let why):
      HeadlessException.raise("NSInternalInconsistencyException", why.text)
    }
  }

  /// Shows the cells that there are now, of which those that did not change stay.
  ///
  /// What is chosen stays chosen, wherever it is.
  func show(_ origins: CellOrigins) {
    selected = selected.compactMap(origins.place(of:))
    if updates.hasRead { updates.read(origins.counts) }
    showCells(origins)
  }

  /// Ends the execution if there is no cell at a place to which the list is to scroll.
  func checkScrolling(to path: IndexPath) {
    let counts = updates.counts ?? cellCounts
    guard !path.isInside(counts) else { return }
    HeadlessException.raise(
      "NSRangeException",
      counts.indices.contains(path.section)
        ? "attempt to scroll to \(nameOfCells.dropLast()) \(path.item) beyond bounds "
          + "(\(counts[path.section])) for section (\(path.section))"
        : "attempt to scroll to section (\(path.section)) beyond bounds (\(counts.count))")
  }

  /// Runs changes of the cells; the completion handler follows with the next turn of the main thread.
  func update(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    self.updates.depth += 1
    updates?()
    endBatch()
    if let completion {
      HeadlessScene.current.clock.schedule(.call, "completion of performBatchUpdates") {
        completion(true)
      }
    }
  }

  func endBatch() {
    updates.depth = max(0, updates.depth - 1)
    if updates.depth == 0 { commitChanges() }
  }
}
