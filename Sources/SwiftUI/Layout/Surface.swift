// SPDX-License-Identifier: MIT

import UIKit

/// A view of UIKit's in which a part of the tree is shown: that of a hosting controller, of a page of
/// a navigation stack, of a scroll view.
///
/// The views of UIKit that belong to nodes stand in it in the order of the tree, so that hit testing
/// finds what a finger would find.
@MainActor
final class Surface {
  private var derived = Derived(Facts())

  private struct Facts {
    @Loose var view: HostingView?
    /// The top of what is shown.
    var node: _ViewNode?
    var whenPlaced: (@MainActor () -> Void)?
    var whenLaidOut: (@MainActor () -> Void)?
  }

  /// Whether the controller appears or has appeared.
  var isVisible = false

  var node: _ViewNode? {
    get { derived.value.node.flatMap { $0.isGone ? nil : $0 } }
    set {
      derived.value.node = newValue
      newValue?.facts.isTop = true
    }
  }

  var view: HostingView? {
    get { derived.value.view }
    set { derived.value.view = newValue }
  }

  /// Puts the views of the nodes of this surface into it, and those of the surfaces in it into them.
  func place() {
    guard let view, let node else { return }
    let boxes = Box.drawers(of: node) + Box.all(of: node)
    Self.put(boxes.flatMap(\.views), into: view)
    view.setNeedsLayout()
    for box in boxes { box.placeSurfaces() }
    derived.value.whenPlaced?()
  }

  /// Lets something be done whenever views may have changed.
  func whenPlaced(_ action: @escaping @MainActor () -> Void) { derived.value.whenPlaced = action }

  /// Lets something be done whenever all views have their frames.
  func whenLaidOut(_ action: @escaping @MainActor () -> Void) {
    derived.value.whenLaidOut = action
  }

  private static func put(_ wanted: [UIView], into view: UIView) {
    guard !view.subviews.elementsEqual(wanted, by: ===) else { return }
    for old in view.subviews where !wanted.contains(where: { $0 === old }) {
      old.removeFromSuperview()
    }
    for (place, new) in wanted.enumerated() {
      if place < view.subviews.count, view.subviews[place] === new { continue }
      view.insertSubview(new, at: place)
    }
  }

  // MARK: - Layout

  /// The size of all in a size that is offered.
  func size(in offered: CGSize) -> CGSize {
    guard let node else { return .zero }
    var (room, drawers) = (offered, CGFloat(0))
    for drawer in Box.drawers(of: node) { drawers += drawer.size(in: offered).height }
    room.height = max(0, room.height - drawers)
    var size = Box.top(of: node).size(in: room)
    size.height += drawers
    return size
  }

  /// Gives what stands below the bar its frames, and returns the area that is left.
  private func layOutDrawers(of node: _ViewNode, in area: CGRect) -> CGRect {
    var area = area
    for drawer in Box.drawers(of: node) {
      let size = drawer.size(in: area.size)
      drawer.place(CGRect(origin: area.origin, size: size))
      area.origin.y += size.height
      area.size.height = max(0, area.height - size.height)
    }
    return area
  }

  /// Gives all views their frames.
  func layOut(in area: CGRect) {
    guard let node else { return }
    let area = layOutDrawers(of: node, in: area)
    let top = Box.top(of: node)
    let size = top.size(in: area.size)
    top.place(
      CGRect(
        x: area.minX + (area.width - size.width) / 2,
        y: area.minY + max(0, (area.height - size.height) / 2), width: size.width,
        height: size.height))
    derived.value.whenLaidOut?()
  }
}

/// The view of a surface.
final class HostingView: UIView, DescribedContents, TouchForwarding {
  private var derived = Derived<Surface?>(nil)
  var surface: Surface? {
    get { derived.value }
    set {
      derived.value = newValue
      newValue?.view = self
    }
  }

  /// What is shown is touched, too, where hit testing of the app's own names this view for all of it.
  func target(at point: CGPoint) -> UIView {
    hitTest(convert(point, from: nil), with: nil) ?? self
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Contents that are scrolled below a bar stay where they are in them.
    surface?.layOut(in: superview is ScrollingView ? bounds : bounds.inset(by: safeAreaInsets))
  }
}
