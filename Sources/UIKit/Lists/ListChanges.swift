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
  }

  /// Where the cells come from that there are now, or why that cannot be.
  func origins(
    from old: [Int], to now: [Int], of cells: String
  ) -> Result<CellOrigins, Contradiction> {
    if let why = misplaced(old, now, cells.dropLast()) { return .failure(why) }
    let (coming, going) = (insertedSections.count, deletedSections.count)
    guard old.count + coming - going == now.count else {
      return .failure(
        .invalidNumber(
          of: "sections. There are \(now.count) after the update and \(old.count) before it, with "
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
    return .invalidNumber(
      of:
        "\(cells) in section \(section). There are \(count) after the update and \(oldCount) before "
        + "it, with \(coming) inserted and \(going) deleted\(moves).")
  }
}

extension ListChanges.Contradiction {
  fileprivate static func invalidNumber(of text: String) -> Self {
    Self(text: "Invalid update: invalid number of \(text)")
  }
}

extension ListChanges {
  /// What is said to change at a place that there is not.
  private func misplaced(
    _ old: [Int], _ now: [Int], _ cell: Substring
  ) -> Contradiction? {
    let gone = deletedSections.union(reloadedSections).union(movedSections.values)
    if let section = gone.sorted().first(where: { !old.indices.contains($0) }) {
      return Contradiction(
        text: "attempt to delete section \(section), but there are only \(old.count) sections "
          + "before the update")
    }
    let here = insertedSections.union(movedSections.keys)
    if let section = here.sorted().first(where: { !now.indices.contains($0) }) {
      return Contradiction(
        text: "attempt to insert section \(section) but there are only \(now.count) sections "
          + "after the update")
    }
    let changed = deleted.union(reloaded).union(reconfigured).union(moved.values)
    if let path = changed.sorted().first(where: { !$0.isInside(old) }) {
      let place = "attempt to delete \(cell) \(path.item) from section \(path.section)"
      return Contradiction(
        text: old.indices.contains(path.section)
          ? "\(place) which only contains \(old[path.section]) \(cell)s before the update"
          : "\(place), but there are only \(old.count) sections before the update")
    }
    let coming = inserted.union(moved.keys)
    if let path = coming.sorted().first(where: { !$0.isInside(now) }) {
      let place = "attempt to insert \(cell) \(path.item) into section \(path.section)"
      return Contradiction(
        text: now.indices.contains(path.section)
          ? "\(place), but there are only \(now[path.section]) \(cell)s in section "
            + "\(path.section) after the update"
          : "\(place), but there are only \(now.count) sections after the update")
    }
    return nil
  }
}

extension IndexPath {
  /// Whether the path is one of as many cells as sections have.
  func isInside(_ counts: [Int]) -> Bool {
    counts.indices.contains(section) && (0..<counts[section]).contains(item)
  }
}
