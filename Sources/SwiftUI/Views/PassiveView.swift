// SPDX-License-Identifier: MIT

/// A view of SwiftUI's that takes no touches and calls nothing of the app's but closures that make views:
/// what is in it may do so.
@MainActor
protocol PassiveView {
  /// The types of what is in it.
  static var parts: [any View.Type] { get }
}

extension PassiveView {
  static var parts: [any View.Type] { [] }
}

extension View {
  /// Whether nobody learns that the view is there, apart from who sees it: neither in it nor in the
  /// `body` of a view of the app's in it are there controls, gestures or actions.
  static var isPassive: Bool {
    if let type = Self.self as? any PassiveView.Type {
      for part in type.parts where !isPassive(part) { return false }
      return true
    }
    return Body.self != Never.self && Body.isPassive
  }

  private static func isPassive<Part: View>(_ part: Part.Type) -> Bool { Part.isPassive }
}

extension Image: PassiveView {}
extension Text: PassiveView {}
extension Color: PassiveView {}
extension Material: PassiveView {}
extension ProgressView: PassiveView {}
extension EmptyView: PassiveView {}
extension Spacer: PassiveView {}
extension Divider: PassiveView {}
extension LinearGradient: PassiveView {}
extension RadialGradient: PassiveView {}
extension AngularGradient: PassiveView {}
extension Rectangle: PassiveView {}
extension Circle: PassiveView {}
extension Ellipse: PassiveView {}
extension Capsule: PassiveView {}
extension RoundedRectangle: PassiveView {}
extension FilledShape: PassiveView {}
extension _PaintedShape: PassiveView {}
extension _ViewModifier_Content: PassiveView {}

extension Optional: PassiveView where Wrapped: View {
  static var parts: [any View.Type] { [Wrapped.self] }
}
extension TupleView: PassiveView {
  static var parts: [any View.Type] {
    var parts: [any View.Type] = []
    repeat parts.append((each Content).self)
    return parts
  }
}
extension _ConditionalContent: PassiveView {
  static var parts: [any View.Type] { [First.self, Second.self] }
}
extension Label: PassiveView {
  static var parts: [any View.Type] { [Title.self, Icon.self] }
}
extension LayeredView: PassiveView {
  static var parts: [any View.Type] { [Back.self, Front.self] }
}
extension ModifiedContent: PassiveView where Content: View, Modifier: ViewModifier {
  static var parts: [any View.Type] { [Content.self, Modifier.Body.self] }
}
extension ForEach: PassiveView where Content: View {
  static var parts: [any View.Type] { [Content.self] }
}
extension Group: PassiveView {
  static var parts: [any View.Type] { [Content.self] }
}
extension VStack: PassiveView {
  static var parts: [any View.Type] { [Content.self] }
}
extension HStack: PassiveView {
  static var parts: [any View.Type] { [Content.self] }
}
extension ZStack: PassiveView {
  static var parts: [any View.Type] { [Content.self] }
}
extension ArrangedView: PassiveView {
  static var parts: [any View.Type] { [Content.self] }
}
extension VisibilityView: PassiveView {
  static var parts: [any View.Type] { [Content.self] }
}
extension ZIndexView: PassiveView {
  static var parts: [any View.Type] { [Content.self] }
}
extension LabeledView: PassiveView {
  static var parts: [any View.Type] { [Content.self] }
}
extension IdentifiedView: PassiveView {
  static var parts: [any View.Type] { [Content.self] }
}
extension EnvironmentView: PassiveView {
  static var parts: [any View.Type] { [Content.self] }
}
extension GeometryReader: PassiveView {
  static var parts: [any View.Type] { [Content.self] }
}
extension ViewWithoutEffect: PassiveView {
  static var parts: [any View.Type] { [Content.self] }
}
extension DrawnView: PassiveView {
  static var parts: [any View.Type] { [Content.self] }
}
