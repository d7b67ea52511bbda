// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// Asks for layout; in a window, that puts one layout pass of the window into the clock.
  func markForLayout() {
    needsLayout = true
    window?.scheduleLayout()
  }

  /// Lays out from the topmost view that asks for layout together with all between it and this one.
  ///
  /// A view that is just being laid out, and lays out what is in it, comes to its own turn again.
  func layoutNow() {
    root.solveConstraints()
    var top = self
    while let parent = top.parent, parent.needsLayout, !parent.isBeingLaidOut { top = parent }
    top.layoutUntilClean()
  }

  /// Repeats layout passes until one finds nothing to do, within a bound.
  func layoutUntilClean(atMost count: Int = 8) {
    for _ in 0..<count where !layoutTree() {
      asWindow?.forgetLayoutPass()
      return
    }
  }

  /// The topmost view around.
  var root: UIView {
    var top = self
    while let parent = top.parent { top = parent }
    return top
  }

  /// One layout pass: each view before those in it; says whether one of them was laid out.
  ///
  /// A view that asks again while it is laid out waits for the next pass.
  @discardableResult
  func layoutTree() -> Bool {
    layoutTree(within: looseWindow.isEmpty ? nil : parent?.computedSafeArea)
  }

  /// The same, where it is known what is not safe in the superview.
  private func layoutTree(within outer: UIEdgeInsets?) -> Bool {
    var area = safeAreaInsets(within: outer)
    if area != lastSafeArea {
      safeAreaChanges(to: area)
      area = computedSafeArea
    }
    let didLayOut = needsLayout
    if didLayOut {
      layOutNow()
      area = safeAreaInsets(within: outer)
    }
    return children.isEmpty ? didLayOut : layoutChildren(within: area, outer) || didLayOut
  }

  private func layOutNow() {
    (needsLayout, isBeingLaidOut) = (false, true)
    viewController?.performPendingUpdates()
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    isBeingLaidOut = false
    layer.layoutSublayers()
    layoutSublayers(of: layer)
    viewController?.viewDidLayoutSubviews()
    root.solveConstraints()
  }

  private func layoutChildren(within area: UIEdgeInsets, _ outer: UIEdgeInsets?) -> Bool {
    var (area, didLayOut, changes) = (area, false, LayoutChanges.current.count)
    for child in children {
      if changes != LayoutChanges.current.count {
        area = safeAreaInsets(within: outer)
        changes = LayoutChanges.current.count
      }
      let isHere = child.looseParent.leads(to: self) && !child.looseWindow.isEmpty
      if isHere ? child.layoutTree(within: area) : child.layoutTree() { didLayOut = true }
    }
    return didLayOut
  }

  private func safeAreaChanges(to area: UIEdgeInsets) {
    lastSafeArea = area
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    layoutChanged(concernsConstraints: !guides.isEmpty)
  }

  /// How much of the view is not safe to put contents into, whatever the app's class says of itself.
  var computedSafeArea: UIEdgeInsets {
    safeAreaInsets(within: looseWindow.isEmpty ? nil : parent?.computedSafeArea)
  }

  /// How much is not safe, where it is known how much of the superview is not.
  private func safeAreaInsets(within outer: UIEdgeInsets?) -> UIEdgeInsets {
    guard outer != nil || asWindow != nil else { return .zero }
    let insets = inheritedSafeArea(from: outer)
    guard !looseController.isEmpty, let controller = viewController else { return insets }
    let own = insets + controller.additionalSafeAreaInsets + controller.arrowInsets
    return controller.parent.map { own + $0.insetsOfChildren } ?? own
  }

  private func inheritedSafeArea(from outer: UIEdgeInsets?) -> UIEdgeInsets {
    guard let outer else { return asWindow?.ownSafeArea ?? .zero }
    guard let parent else { return .zero }
    let place = untransformedFrame
    let area = parent.bounds
    if outer == .zero, area.contains(place) { return .zero }
    let distance = UIEdgeInsets(
      top: place.minY - area.minY, left: place.minX - area.minX, bottom: area.maxY - place.maxY,
      right: area.maxX - place.maxX)
    let least = UIEdgeInsets(
      top: max(0, outer.top - distance.top), left: max(0, outer.left - distance.left),
      bottom: max(0, outer.bottom - distance.bottom), right: max(0, outer.right - distance.right))
    let isOutside =
      distance.top < 0 || distance.left < 0 || distance.bottom < 0 || distance.right < 0
    return isOutside ? safeAreaOutside(least, of: outer, distance) : least
  }

  /// How much is not safe of a view that goes beyond its superview: there the window says how much.
  private func safeAreaOutside(
    _ area: UIEdgeInsets, of outer: UIEdgeInsets, _ distance: UIEdgeInsets
  ) -> UIEdgeInsets {
    guard let window, let parent else { return area }
    let (unsafe, bounds) = (window.ownSafeArea, window.bounds)
    let place = parent.convert(untransformedFrame, to: window)
    let edge = { (inset: CGFloat, outer: CGFloat, unsafe: CGFloat, room: CGFloat, gap: CGFloat) in
      gap < 0 ? max(outer, min(unsafe, max(0, unsafe - room))) : inset
    }
    return UIEdgeInsets(
      top: edge(area.top, outer.top, unsafe.top, place.minY - bounds.minY, distance.top),
      left: edge(area.left, outer.left, unsafe.left, place.minX - bounds.minX, distance.left),
      bottom: edge(
        area.bottom, outer.bottom, unsafe.bottom, bounds.maxY - place.maxY, distance.bottom),
      right: edge(area.right, outer.right, unsafe.right, bounds.maxX - place.maxX, distance.right))
  }

  /// The frame as it would be without the transform.
  var untransformedFrame: CGRect {
    let (size, center) = (layer.values.bounds.size, layer.values.position)
    let anchor = layer.values.anchorPoint
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
      width: size.width, height: size.height)
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

  /// The traits of the window, or of the screen, with the view's own style, whatever the class says.
  var ownTraits: UITraitCollection {
    let traits = window?.windowTraits ?? UIScreen.main.traitCollection
    let style = sequence(first: self, next: \.parent).lazy
      .map(\.overrideUserInterfaceStyle).first { $0 != .unspecified }
    guard let style else { return traits }
    return UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: style)])
  }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  func traitsChanged(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    tellRegistered(previous, traitCollection)
    if let viewController {
      HeadlessScene.current.clock.tell(viewController) {
        viewController.traitCollectionDidChange(previous)
        viewController.tellRegistered(previous, traitCollection)
      }
    }
    for child in children { child.traitsChanged(from: previous) }
  }
}

extension UIEdgeInsets {
  fileprivate static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }
}
