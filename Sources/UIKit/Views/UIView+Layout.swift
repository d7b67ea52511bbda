// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// Asks for layout; in a window, that puts one layout pass of the window into the clock.
  func markForLayout() {
    needsLayout = true
    window?.scheduleLayout()
  }

  /// Lays out from the topmost view that asks for layout together with all between it and this one.
  func layoutNow() {
    root.solveConstraints()
    var top = self
    while let parent = top.parent, parent.needsLayout { top = parent }
    top.layoutUntilClean()
  }

  /// Repeats layout passes until one finds nothing to do, within a bound.
  func layoutUntilClean(atMost count: Int = 8) {
    for _ in 0..<count where !layoutTree() {
      (self as? UIWindow)?.forgetLayoutPass()
      return
    }
  }

  /// The topmost view around.
  var root: UIView { sequence(first: self, next: \.parent).reduce(self) { $1 } }

  /// One layout pass: each view before those in it; says whether one of them was laid out.
  ///
  /// A view that asks again while it is laid out waits for the next pass.
  @discardableResult
  func layoutTree() -> Bool {
    updateSafeArea()
    var didLayOut = needsLayout
    if needsLayout {
      needsLayout = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      layer.layoutSublayers()
      viewController?.viewDidLayoutSubviews()
      root.solveConstraints()
    }
    for child in children where child.layoutTree() { didLayOut = true }
    return didLayOut
  }

  private func updateSafeArea() {
    let area = safeAreaInsets
    guard area != lastSafeArea else { return }
    lastSafeArea = area
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    constraintsChanged()
  }

  /// How much of the view is not safe to put contents into.
  public var safeAreaInsets: UIEdgeInsets {
    var insets = inheritedSafeArea
    guard let controller = viewController else { return insets }
    for more in [controller.additionalSafeAreaInsets, controller.parent?.insetsOfChildren ?? .zero]
    {
      insets.top += more.top
      insets.left += more.left
      insets.bottom += more.bottom
      insets.right += more.right
    }
    return insets
  }

  private var inheritedSafeArea: UIEdgeInsets {
    if let window = self as? UIWindow { return window.ownSafeArea }
    guard window != nil, let parent else { return .zero }
    let outer = parent.safeAreaInsets
    guard outer != .zero else { return .zero }
    let place = CATransform3DIsIdentity(layer.transform) ? frame : untransformedFrame
    let area = parent.bounds
    return UIEdgeInsets(
      top: max(0, outer.top - (place.minY - area.minY)),
      left: max(0, outer.left - (place.minX - area.minX)),
      bottom: max(0, outer.bottom - (area.maxY - place.maxY)),
      right: max(0, outer.right - (area.maxX - place.maxX)))
  }

  /// The frame as it would be without the transform.
  var untransformedFrame: CGRect {
    let size = bounds.size
    let anchor = layer.anchorPoint
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// The margins with leading and trailing edges.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional }
    set { layoutMargins = newValue.absolute }
  }

  /// The margins together with what is not safe.
  var effectiveMargins: UIEdgeInsets {
    guard insetsLayoutMarginsFromSafeArea else { return layoutMargins }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: layoutMargins.top + safe.top, left: layoutMargins.left + safe.left,
      bottom: layoutMargins.bottom + safe.bottom, right: layoutMargins.right + safe.right)
  }

  // MARK: Traits

  /// The traits of the window, or of the screen, with the view's own style.
  public var traitCollection: UITraitCollection {
    let traits = (shownIn ?? self as? UIWindow)?.windowTraits ?? UIScreen.main.traitCollection
    let style = sequence(first: self, next: \.parent).lazy
      .map(\.overrideUserInterfaceStyle).first { $0 != .unspecified }
    guard let style else { return traits }
    return UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: style)])
  }

  /// The direction in which the view's contents run.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  func traitsChanged(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    viewController?.traitCollectionDidChange(previous)
    for child in children { child.traitsChanged(from: previous) }
  }
}
