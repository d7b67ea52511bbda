// SPDX-License-Identifier: MIT

import Foundation

/// A list of which the user chooses cells: a table or a collection view.
@MainActor
protocol ChoosingList: UIScrollView {
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var isEditing: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  /// What is chosen, the first choice first.
  var selected: [IndexPath] { get set }

  /// What the list has read, and what has been said to change since.
  var updates: ListUpdates { get set }
  /// How many cells each section has, as the data source says now.
  var cellCounts: [Int] { get }
  /// What reports call the cells.
  var nameOfCells: String { get }

  /// The cell at a point of the list.
  func path(at point: CGPoint) -> IndexPath?
  /// Whether it is scrolled as soon as the cells are placed.
  var isGoingToScroll: Bool { get set }
  /// Makes a cell look chosen, or not.
  func show(_ path: IndexPath, isChosen: Bool, animated: Bool)
  /// Whether the delegate lets a cell be highlighted; one that is not is not chosen either (UIKit's
  /// headers: *Returning NO to that message halts the selection process*).
  func mayHighlight(_ path: IndexPath) -> Bool
  /// What the delegate lets the user choose by a touch of a cell.
  func choice(for touched: IndexPath) -> IndexPath?
  /// Tells the delegate what the user has done.
  func tellChoice(of path: IndexPath, isChosen: Bool)
  /// Reads all cells anew, none of them chosen.
  func reloadData()
  /// Shows the cells that there are now, if there is nothing to be read anew.
  func showCells(_ origins: CellOrigins)
}

extension ChoosingList {
  /// Places the cells; if it is to be scrolled at once, what comes in sight and leaves it is told of when it
  /// was.
  func layOut(beforeScrolling isGoingToScroll: Bool) {
    self.isGoingToScroll = isGoingToScroll
    layoutIfNeeded()
    self.isGoingToScroll = false
  }

  /// Whether a tap chooses a cell now.
  var letsChoose: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether what is chosen stays chosen when another cell is.
  private var letsChooseSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Chooses a cell without telling anybody.
  func choose(_ path: IndexPath?, animated: Bool) {
    if !letsChooseSeveral { for old in selected { giveUp(old, animated: animated) } }
    guard let path else { return }
    selected.append(path)
    show(path, isChosen: true, animated: animated)
  }

  func giveUp(_ path: IndexPath, animated: Bool) {
    selected.removeAll { $0 == path }
    show(path, isChosen: false, animated: animated)
  }

  /// The user has tapped.
  func tapped(at point: CGPoint) {
    guard letsChoose, let touched = path(at: point), mayHighlight(touched) else { return }
    if letsChooseSeveral, selected.contains(touched) { return userGaveUp(touched) }
    guard let path = choice(for: touched) else { return }
    if !letsChooseSeveral { for old in selected where old != path { userGaveUp(old) } }
    choose(path, animated: false)
    tellChoice(of: path, isChosen: true)
  }

  private func userGaveUp(_ path: IndexPath) {
    giveUp(path, animated: false)
    tellChoice(of: path, isChosen: false)
  }
}
