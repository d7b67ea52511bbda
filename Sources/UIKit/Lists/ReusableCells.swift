// SPDX-License-Identifier: MIT

import Foundation

/// The cells that a list used before, for the time in which it asks for those that it shows instead.
///
/// On a device a list keeps them for later, too. How many they are depends on all that was ever shown,
/// which would make a state of its own of each way to get there.
struct ReusableCells<Cell: UIView> {
  private var cells: [Cell] = []

  mutating func add(_ cell: Cell) { cells.append(cell) }

  /// The cell that came last and is of a kind.
  mutating func take(where isMeant: (Cell) -> Bool) -> Cell? {
    cells.lastIndex(where: isMeant).map { cells.remove(at: $0) }
  }

  mutating func removeAll() { cells = [] }
}
