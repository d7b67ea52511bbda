// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// The view around.
  var parent: UIView? {
    get { looseParent.wrappedValue }
    set { looseParent.wrappedValue = newValue }
  }
  var shownIn: UIWindow? {
    get { looseWindow.wrappedValue }
    set { looseWindow.wrappedValue = newValue }
  }
  /// The controller whose view this is.
  package var viewController: UIViewController? {
    get { looseController.wrappedValue }
    set { looseController.wrappedValue = newValue }
  }
  /// The controller in whose view this is.
  package var controllerAround: UIViewController? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.viewController).first
  }

  public var superview: UIView? { parent }
  public var window: UIWindow? { shownIn ?? asWindow }

  /// Whether the view is another one or somewhere in it.
  public func isDescendant(of view: UIView) -> Bool {
    var around: UIView? = self
    while let next = around, next !== view { around = next.parent }
    return around != nil
  }

  /// The subview, or view in one, with a tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The view and all in it, from the rear to the front.
  package var tree: [UIView] {
    var views: [UIView] = []
    visitTree { views.append($0) }
    return views
  }

  /// Visits the view and all in it, the outer ones first.
  package final func visitTree(_ visit: (UIView) -> Void) {
    visit(self)
    for child in children { child.visitTree(visit) }
  }

  /// Inserts a view: it is told of the superview and the window before and after; then this view
  /// is told of it.
  func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else {
      HeadlessException.raise(
        "NSInvalidArgumentException", "\(view.headlessName) is added to a view that is in it")
    }
    if view.parent === self { return reorder(view, to: min(index, children.count - 1)) }
    let oldWindow = view.window
    let newWindow = window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow {
      HeadlessScene.current.presentation.viewWillMove(view, to: newWindow)
      view.tellWillMove(to: newWindow)
    }
    if let old = view.parent { old.forget(view) }
    let place = min(max(0, index), children.count)
    insertLayer(of: view, at: place)
    children.insert(view, at: place)
    view.parent = self
    if oldWindow !== newWindow {
      view.tellDidMove(to: newWindow)
      HeadlessScene.current.presentation.viewsHaveMoved()
    }
    view.didMoveToSuperview()
    didAddSubview(view)
    treeChanged(by: view)
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    if view === sibling { return }
    guard let place = children.firstIndex(where: { $0 === sibling }) else {
      return insert(view, at: children.count)
    }
    let isLater = children.firstIndex { $0 === view }.map { $0 < place } ?? false
    insert(view, at: place + offset - (isLater ? 1 : 0))
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let place = children.firstIndex(where: { $0 === view }), place != index else { return }
    children.remove(at: place)
    view.layer.removeFromSuperlayer()
    let index = min(max(0, index), children.count)
    insertLayer(of: view, at: index)
    children.insert(view, at: index)
  }

  func leave() {
    guard let parent else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil {
      HeadlessScene.current.presentation.viewWillMove(self, to: nil)
      tellWillMove(to: nil)
    }
    parent.willRemoveSubview(self)
    parent.forget(self)
    if oldWindow != nil { tellDidMove(to: nil) }
    didMoveToSuperview()
    parent.treeChanged(by: self)
    if oldWindow != nil { HeadlessScene.current.animations.interruptLost() }
  }

  private func forget(_ view: UIView) {
    dropConstraints(with: view)
    children.removeAll { $0 === view }
    view.layer.removeFromSuperlayer()
    view.parent = nil
  }

  private func insertLayer(of view: UIView, at place: Int) {
    let above = place < children.count ? children[place].layer : nil
    let index = above.flatMap { above in layer.children.firstIndex { $0 === above } }
    layer.children.insert(view.layer, at: index ?? layer.children.count)
    view.layer.outer = layer
  }

  private func treeChanged(by view: UIView) {
    layoutChanged(concernsConstraints: view.isConstraintInput || view.holdsConstraints)
    setNeedsLayout()
  }

  private func tellWillMove(to newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    for child in children { child.tellWillMove(to: newWindow) }
  }

  private func tellDidMove(to newWindow: UIWindow?) {
    if newWindow == nil { resignInTree() }
    let previous = shownIn?.traitCollection
    shownIn = newWindow
    didMoveToWindow()
    if let newWindow, let previous, !previous.isEqual(newWindow.traitCollection) {
      traitCollectionDidChange(previous)
    }
    for child in children { child.tellDidMove(to: newWindow) }
    if let newWindow, newWindow.firstResponder == nil { takeAwaitedFocus() }
    if newWindow == nil {
      HeadlessScene.current.touches.viewLeftWindow(self)
      asScrollView?.stopDecelerating()
    } else if needsLayout {
      markForLayout()
    }
  }

  private func resignInTree() {
    guard let window = shownIn, let responder = window.firstResponder,
      responder === self || responder === viewController
    else { return }
    window.firstResponder = nil
    awaitsFocus = responder === self && isCovered && !(self is any TextKeeper)
    let scene = HeadlessScene.current
    scene.keyboard.focusMoved(to: nil, tells: !scene.presentation.hasEnded(around: self))
    responder.focusWasLost()
    for view in window.tree { view.takeAwaitedFocus() }
  }

  private func takeAwaitedFocus() {
    guard awaitsFocus else { return }
    awaitsFocus = false
    becomeFirstResponder()
  }

  /// Whether the view left its window only because another page was pushed, or another screen presented, in
  /// place of what it is in; when that comes back, so does the focus.
  private var isCovered: Bool {
    let outermost = sequence(first: self, next: \.parent).reduce(self) { $1 }
    guard let controller = outermost.viewController else { return false }
    return controller.presentedViewController != nil
      || (controller.parent as? UINavigationController)?.viewControllers.contains(controller)
        == true
  }
}
