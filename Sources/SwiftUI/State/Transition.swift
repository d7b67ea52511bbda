// SPDX-License-Identifier: MIT

public import Foundation

/// Whether a view comes, is there, or goes.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// How a view comes and goes: here it does so at once, so that only its looks while it is there count.
@preconcurrency @MainActor
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// What a transition or an animation changes, as it gets it.
public typealias PlaceholderContentView<Value> = _ViewModifier_Content<Value>

/// A view that comes and goes in a way of the app's own.
private struct TransitionView<Content: View, Way: Transition>: View {
  let content: Content
  let way: Way

  static func _update(_ view: Self, in node: _ViewNode) {
    let (way, content) = (node.installed(view.way), view.content)
    node.show(node.tracking { way.body(content: .init { $0.show(content) }, phase: .identity) })
  }
}

extension View {
  /// Has no effect: what comes and goes does so at once.
  public func transition(_ transition: AnyTransition) -> some View { self }
  /// Shows the view as the transition does while it is there, which else is there as storage.
  public func transition<Way: Transition>(_ transition: Way) -> some View {
    TransitionView(content: self, way: transition)
  }
}

/// How a view comes and goes, as storage.
public struct AnyTransition: Sendable {
  private init() {}
  public init<Way: Transition>(_ transition: Way) {}
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let blurReplace = AnyTransition()
  public static let symbolEffect = AnyTransition()
  public static var scale: AnyTransition { AnyTransition() }
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration)
    -> AnyTransition
  { AnyTransition() }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static func modifier<Change: ViewModifier>(active: Change, identity: Change)
    -> AnyTransition
  { AnyTransition() }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition()
  }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How a view comes and goes out of focus, as storage.
public enum BlurReplaceTransition {
  public enum Configuration: Hashable, Sendable { case downUp, upUp }
}
