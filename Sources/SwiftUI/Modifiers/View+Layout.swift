// SPDX-License-Identifier: MIT

public import UIKit

/// A view with room or a frame around it.
struct ArrangedView<Content: View>: View {
  let content: Content
  let arrangement: any Arrangement
  static func _update(_ view: Self, in node: _ViewNode) {
    node.facts.output = .arranged(view.arrangement)
    node.show(view.content)
  }
}

/// A view that says how far in front of others it stands.
struct ZIndexView<Content: View>: View {
  let content: Content
  let zIndex: Double
  static func _update(_ view: Self, in node: _ViewNode) {
    node.facts.zIndex = view.zIndex
    node.show(view.content)
  }
}

/// A view with another one in front of it or behind it.
struct LayeredView<Back: View, Front: View>: View {
  let back: Back
  let front: Front
  /// The place of the one that says how large both are.
  let leader: Int
  var alignment = Alignment.center

  static func _update(_ view: Self, in node: _ViewNode) {
    node.facts.output = .arranged(LayerArrangement(leader: view.leader, alignment: view.alignment))
    node.show(view.back, .part(.background))
    node.show(view.front, .part(.overlay))
  }
}

extension View {
  public func padding(_ insets: EdgeInsets) -> some View {
    ArrangedView(
      content: self,
      arrangement: FrameArrangement(
        insets: UIEdgeInsets(
          top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)))
  }

  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let room = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? room : 0, leading: edges.contains(.leading) ? room : 0,
        bottom: edges.contains(.bottom) ? room : 0,
        trailing: edges.contains(.trailing) ? room : 0))
  }

  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// A length that is negative or not finite is ignored, as on a device, which says so in its log
  /// (*Invalid frame dimension (negative or non-finite).*).
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    ArrangedView(
      content: self,
      arrangement: FrameArrangement(
        width: width?.asLength, height: height?.asLength, alignment: alignment))
  }

  /// Only an infinite largest size has an effect: the view takes all the room there is.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    var stretches: Flexibility = []
    if maxWidth == .infinity { stretches.insert(.width) }
    if maxHeight == .infinity { stretches.insert(.height) }
    return ArrangedView(
      content: self, arrangement: FrameArrangement(stretches: stretches, alignment: alignment))
  }

  /// Shows the view elsewhere than it stands, where it takes touches, too.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }
  /// Shows the view elsewhere than it stands, where it takes touches, too.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    ArrangedView(content: self, arrangement: OffsetArrangement(offset: CGVector(dx: x, dy: y)))
  }

  /// Shows the view with its middle at a point of all the room there is.
  public func position(_ position: CGPoint) -> some View {
    ArrangedView(content: self, arrangement: PositionArrangement(middle: position))
  }
  /// Shows the view with its middle at a point of all the room there is.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// How far in front of others of a `ZStack` the view stands.
  public func zIndex(_ value: Double) -> some View { ZIndexView(content: self, zIndex: value) }

  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { LayeredView(back: content(), front: self, leader: 1, alignment: alignment) }

  public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  { LayeredView(back: background, front: self, leader: 1, alignment: alignment) }

  /// A surface behind the view takes the touches that fall beside the view's contents.
  @_disfavoredOverload
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { LayeredView(back: FilledShape(style: style), front: self, leader: 1) }

  @_disfavoredOverload
  public func background<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline)
    -> some View
  { LayeredView(back: FilledShape(style: style), front: self, leader: 1) }

  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View { LayeredView(back: self, front: content(), leader: 0, alignment: alignment) }

  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View
  { LayeredView(back: self, front: overlay, leader: 0, alignment: alignment) }

  public func overlay<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline)
    -> some View
  { LayeredView(back: self, front: FilledShape(style: style), leader: 0) }

  /// The color of the system's behind the view, which has no effect here.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }

  /// A surface behind the view takes the touches that fall beside the view's contents.
  public func background<Outline: Shape>(in shape: Outline) -> some View {
    background(Color.primary, in: shape)
  }

  /// The view is there, and neither seen nor touched.
  public func hidden() -> some View { VisibilityView(content: self, isShown: false) }

  /// What cannot be seen at all takes no touches.
  public func opacity(_ opacity: Double) -> some View {
    VisibilityView(content: self, isShown: opacity > 0, isFaint: opacity < 0.95)
  }

  /// Whether the view takes touches.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    VisibilityView(content: self, isShown: enabled)
  }
}

/// A view that takes touches, or does not.
struct VisibilityView<Content: View>: View {
  let content: Content
  let isShown: Bool
  var isFaint = false

  static func _update(_ view: Self, in node: _ViewNode) {
    let layer = node.memory { UIView() }
    layer.isUserInteractionEnabled = view.isShown
    node.facts.output = .container(layer, FrameArrangement())
    var environment = node.environment
    if view.isFaint { environment.isFaint = true }
    node.show(view.content, .only, environment)
  }
}

extension CGFloat {
  /// The number, if something can be so long.
  fileprivate var asLength: CGFloat? { isFinite && self >= 0 ? self : nil }
}
