// SPDX-License-Identifier: MIT

import Foundation

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
