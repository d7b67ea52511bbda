// SPDX-License-Identifier: MIT

import Foundation

/// What an app says to change in a list, in one batch.
///
/// What goes or is shown anew is said by its place before the batch, and what comes by its place after it
/// (UIKit's documentation of `performBatchUpdates`).
struct ListChanges {
  var inserted: Set<IndexPath> = [], deleted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = [], reconfigured: Set<IndexPath> = []
  /// By the new places, the old ones.
  var moved: [IndexPath: IndexPath] = [:]
  var insertedSections: Set<Int> = [], deletedSections: Set<Int> = [],
    reloadedSections: Set<Int> = []
  var movedSections: [Int: Int] = [:]

  /// Why the changes do not lead to what the data source says.
  struct Contradiction: Error {
    let text: String
    init(_ text: String) { self.text = "Invalid update: invalid number of \(text)" }
  }

  /// Where the cells come from that there are now, or why that cannot be.
  func origins(
    from old: [Int], to now: [Int], of cells: String
  ) -> Result<CellOrigins, Contradiction> {
    let (coming, going) = (insertedSections.count, deletedSections.count)
    guard old.count + coming - going == now.count else {
      return .failure(
        Contradiction(
          "sections. There are \(now.count) after the update and \(old.count) before it, with "
            + "\(coming) inserted and \(going) deleted."))
    }
    let gone = deletedSections.union(movedSections.values)
    var rest = old.indices.filter { !gone.contains($0) }.makeIterator()
    var sections: [CellOrigins.Section] = []
    for (section, count) in now.enumerated() {
      let origin =
        insertedSections.contains(section) ? nil : movedSections[section] ?? rest.next()
      guard let origin, old.indices.contains(origin), !reloadedSections.contains(origin) else {
        sections.append(
          .init(
            origin: nil,
            cells: (0..<count).map { moved[IndexPath(item: $0, section: section)].map(cell) }))
        continue
      }
      if let why = contradiction(in: section, count, of: origin, old[origin], cells) {
        return .failure(why)
      }
      sections.append(
        .init(origin: origin, cells: self.cells(in: section, count, of: origin, old[origin])))
    }
    return .success(CellOrigins(sections: sections))
  }

  private func cell(from origin: IndexPath) -> CellOrigins.Cell {
    (
      origin,
      reloaded.contains(origin)
        ? .reloaded : reconfigured.contains(origin) ? .reconfigured : .kept
    )
  }

  /// Where the cells of a section come from that was there before.
  private func cells(
    in section: Int, _ count: Int, of origin: Int, _ oldCount: Int
  ) -> [CellOrigins.Cell?] {
    let gone = deleted.union(moved.values)
    var rest = (0..<oldCount).lazy.map { IndexPath(item: $0, section: origin) }
      .filter { !gone.contains($0) }.makeIterator()
    return (0..<count).map { item in
      let path = IndexPath(item: item, section: section)
      if inserted.contains(path) { return nil }
      return (moved[path] ?? rest.next()).map(cell)
    }
  }

  private func contradiction(
    in section: Int, _ count: Int, of origin: Int, _ oldCount: Int, _ cells: String
  ) -> Contradiction? {
    func number(_ paths: some Sequence<IndexPath>, in section: Int) -> Int {
      paths.reduce(0) { $0 + ($1.section == section ? 1 : 0) }
    }
    let (coming, going) = (number(inserted, in: section), number(deleted, in: origin))
    let (movedIn, movedOut) = (number(moved.keys, in: section), number(moved.values, in: origin))
    guard oldCount + coming - going + movedIn - movedOut != count else { return nil }
    let moves = movedIn + movedOut == 0 ? "" : ", \(movedIn) moved in and \(movedOut) moved out"
    return Contradiction(
      "\(cells) in section \(section). There are \(count) after the update and \(oldCount) before "
        + "it, with \(coming) inserted and \(going) deleted\(moves).")
  }
}

/// Where the cells of a list have been before a change, section by section.
struct CellOrigins {
  /// What becomes of a cell that was there.
  enum Fate { case kept, reconfigured, reloaded }
  typealias Cell = (path: IndexPath, fate: Fate)
  struct Section {
    /// The section that it was; `nil` if its header and footer are new.
    let origin: Int?
    /// Where each cell was; `nil` for one that was not there.
    let cells: [Cell?]
  }

  let sections: [Section]

  init(sections: [Section]) { self.sections = sections }

  /// All is new.
  init(_ counts: [Int]) {
    sections = counts.map { Section(origin: nil, cells: Array(repeating: nil, count: $0)) }
  }

  var counts: [Int] { sections.map(\.cells.count) }

  /// All cells that there are now, in their order.
  func visit(_ visit: (IndexPath, Cell?) -> Void) {
    for (section, part) in sections.enumerated() {
      for (item, cell) in part.cells.enumerated() {
        visit(IndexPath(item: item, section: section), cell)
      }
    }
  }

  /// The places of the cells that stay, before.
  var kept: Set<IndexPath> {
    Set(sections.flatMap(\.cells).compactMap { $0?.fate == .reloaded ? nil : $0?.path })
  }

  /// Where a cell is now, if it is still there.
  func place(of old: IndexPath) -> IndexPath? {
    for (section, part) in sections.enumerated() {
      if let item = part.cells.firstIndex(where: { $0?.path == old }) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }
}
