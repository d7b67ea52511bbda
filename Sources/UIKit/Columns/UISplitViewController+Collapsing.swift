// SPDX-License-Identifier: MIT

import Foundation
import UIKitSemantics

extension UISplitViewController {
  /// The columns to the right go onto the stack of the first one.
  ///
  /// Apple: *splitViewController(_:topColumnForCollapsingToProposedTopColumn:)*,
  /// *splitViewController(_:collapseSecondary:onto:)*. `isCollapsed` changes when the delegate has
  /// answered (Apple: *isCollapsed*).
  func collapse() {
    displayMode = .secondaryOnly
    if style == .unspecified {
      collapseSecondary()
    } else {
      let last = columns[.secondary] == nil ? Column.primary : .secondary
      let proposed = columns[.compact] == nil ? last : .compact
      let top =
        delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        ?? proposed
      if columns[.compact] == nil { push(upTo: top, animated: false) }
    }
    isCollapsed = true
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func collapseSecondary() {
    guard let secondary = columns[.secondary], let primary = columns[.primary] else { return }
    let other = delegate?.primaryViewController(forCollapsing: self)
    let isDone =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    takeOut(secondary)
    if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
    if let other { setColumn(other, .primary) }
    // What was not put anywhere is gone with the collapse.
    if isDone { setColumn(nil, .secondary) }
  }

  /// The columns get their places again (Apple: *splitViewController(_:separateSecondaryFrom:)*,
  /// *splitViewController(_:displayModeForExpandingToProposedDisplayMode:)*).
  func expand() {
    let proposed = expandedDisplayMode
    if let compact = columns[.compact] { takeOut(compact) }
    if style == .unspecified {
      separateSecondary()
      displayMode = proposed
    } else {
      for column in [Column.supplementary, .secondary] { columns[column].map(pop) }
      displayMode =
        delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
        ?? proposed
    }
    isCollapsed = false
    delegate?.splitViewControllerDidExpand(self)
  }

  var expandedDisplayMode: DisplayMode {
    preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode
  }

  private func separateSecondary() {
    guard let primary = columns[.primary] else { return }
    let other = delegate?.primaryViewController(forExpanding: self)
    let secondary =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self)
    if let other { setColumn(other, .primary) }
    guard let secondary else { return }
    pop(secondary)
    setColumn(secondary, .secondary)
  }

  private func setColumn(_ controller: UIViewController?, _ column: Column) {
    (contents[column], columns[column]) = (controller, controller)
  }

  /// Pushes the columns up to one that are not on the stack yet, or pops those behind it.
  func push(upTo top: Column, animated: Bool) {
    guard let stack else { return }
    let place = Self.order.firstIndex(of: top) ?? 0
    let own = stack.viewControllers.filter { child in
      !Self.order.contains { columns[$0] === child }
    }
    let pushed = Self.order[1...].prefix(place).compactMap { columns[$0] }
    for column in pushed { takeOut(column) }
    set(own + pushed, on: stack, animated: animated)
  }

  /// Takes the columns from the stack of the first one, which is going to be another.
  func takePushedColumns() -> [UIViewController] {
    guard let stack else { return [] }
    let pushed = stack.viewControllers.filter { child in
      Self.order.contains { columns[$0] === child }
    }
    set(stack.viewControllers.filter { !pushed.contains($0) }, on: stack)
    return pushed
  }

  /// Takes a column from the stack of the first one.
  func pop(_ column: UIViewController) { replace(column, by: nil) }

  /// Puts another column in the place of one on the stack of the first one.
  func replace(_ column: UIViewController, by other: UIViewController?) {
    guard let stack, stack.viewControllers.contains(column) else { return }
    set(stack.viewControllers.compactMap { $0 === column ? other : $0 }, on: stack)
  }

  /// Sets the pages of a stack, which is the split view's own doing.
  func set(
    _ pages: [UIViewController], on stack: UINavigationController, animated: Bool = false
  ) {
    HeadlessScene.current.presentation.calling(as: .uikit) {
      stack.setViewControllers(pages, animated: animated)
    }
  }
}

extension UIViewController {
  /// The split view controller around this one.
  public var splitViewController: UISplitViewController? { nearest() }
}
