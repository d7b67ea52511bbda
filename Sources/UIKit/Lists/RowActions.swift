// SPDX-License-Identifier: MIT

import Foundation

/// A list whose rows have actions beside them.
@MainActor
protocol ActingList: ChoosingList {
  var rowActions: RowActions { get }
  /// What a swipe of a row towards the left, or towards the right, brings.
  func actions(at path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration?
  func cell(at path: IndexPath) -> UIView?
  /// The buttons of a row come, or are gone.
  func tellOfActions(at path: IndexPath, areShown: Bool)
}

/// The buttons beside a row that the user has swiped: those of one row at most.
///
/// They stay until one of them is done, which the app says, or the user touches another place.
@MainActor
final class RowActions {
  private var path: IndexPath?
  private var buttons: [UIButton] = []

  var areShown: Bool { path != nil }

  /// Lets the user swipe a row, where that brings anything.
  func prepare(_ cell: UIView, at path: IndexPath, in list: any ActingList) {
    for swipe in cell.recognizers where swipe is RowSwipe { cell.removeGestureRecognizer(swipe) }
    for (direction, leading) in [
      (UISwipeGestureRecognizer.Direction.left, false), (.right, true),
    ] where list.actions(at: path, leading: leading)?.actions.isEmpty == false {
      let swipe = RowSwipe(at: path, leading: leading, of: list)
      swipe.direction = direction
      cell.addGestureRecognizer(swipe)
    }
  }

  /// Shows the buttons of a row; a list that is asked says which.
  func show(_ path: IndexPath, leading: Bool, in list: any ActingList) {
    close(in: list)
    guard let cell = list.cell(at: path),
      let actions = list.actions(at: path, leading: leading)?.actions, !actions.isEmpty
    else { return }
    self.path = path
    list.tellOfActions(at: path, areShown: true)
    let width = min(80, cell.bounds.width / CGFloat(actions.count))
    for (place, action) in actions.enumerated() {
      let button = UIButton(
        type: .system,
        primaryAction: UIAction { [weak self, weak list] button in
          guard let list, let button = button.sender as? UIView else { return }
          action.handler(action, button) { _ in self?.close(in: list) }
        })
      button.setTitle(action.title ?? action.image?.name, for: .normal)
      let offset = width * CGFloat(place)
      button.frame = CGRect(
        x: leading ? offset : cell.bounds.width - offset - width, y: 0, width: width,
        height: cell.bounds.height)
      cell.addSubview(button)
      buttons.append(button)
    }
  }

  /// Takes the buttons away.
  func close(in list: any ActingList) {
    guard let path else { return }
    forget()
    list.tellOfActions(at: path, areShown: false)
  }

  /// Rows come and go: the buttons stay with their row, or go with it.
  func follow(_ origins: CellOrigins, in list: any ActingList) {
    guard let path else { return }
    guard origins.kept.contains(path), let place = origins.place(of: path) else {
      return close(in: list)
    }
    self.path = place
  }

  /// The rows are read anew.
  func forget() {
    for button in buttons { button.removeFromSuperview() }
    (path, buttons) = (nil, [])
  }
}

/// The swipe that brings the buttons of a row.
final class RowSwipe: UISwipeGestureRecognizer {
  private let path: IndexPath
  private let leading: Bool
  private weak var list: (any ActingList)?

  init(at path: IndexPath, leading: Bool, of list: any ActingList) {
    (self.path, self.leading, self.list) = (path, leading, list)
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector("show", RowSwipe.show))
  }

  private func show() {
    if let list { list.rowActions.show(path, leading: leading, in: list) }
  }
}
