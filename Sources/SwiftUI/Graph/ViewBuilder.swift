// SPDX-License-Identifier: MIT

/// Makes one view of those that stand one below the other.
@MainActor @resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content)
    -> TupleView<repeat each Content>
  { TupleView(content: (repeat each content)) }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First)
    -> _ConditionalContent<First, Second>
  { .init(storage: .first(first)) }
  public static func buildEither<First: View, Second: View>(second: Second)
    -> _ConditionalContent<First, Second>
  { .init(storage: .second(second)) }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views, each of which has its place.
public struct TupleView<each Content: View>: View {
  let content: (repeat each Content)

  /// Shows all, in their order.
  public static func _update(_ view: Self, in node: _ViewNode) {
    var place = 0
    for one in repeat each view.content {
      node.show(one, .place(place))
      place += 1
    }
  }
}

/// One of two views; which one it is belongs to the identity of what is in it.
public struct _ConditionalContent<First: View, Second: View>: View {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  /// Shows the one that is there.
  public static func _update(_ view: Self, in node: _ViewNode) {
    switch view.storage {
    case .first(let content): node.show(content, .branch(true))
    case .second(let content): node.show(content, .branch(false))
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  /// Shows the view, if there is one.
  public static func _update(_ view: Self, in node: _ViewNode) {
    if let view { node.show(view) }
  }
}

/// Nothing.
public struct EmptyView: View {
  nonisolated public init() {}
  public static func _update(_ view: Self, in node: _ViewNode) {}
}

/// Views that go together and are laid out as if they stood there themselves.
public struct Group<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public static func _update(_ view: Self, in node: _ViewNode) { node.show(view.content) }
}

/// A view whose type is not known; where the type changes, the identity does too.
public struct AnyView: View {
  let update: @MainActor (_ViewNode) -> Void
  /// What the view is called in traces.
  let name: String?

  public init<Content: View>(_ view: Content) {
    if let other = view as? AnyView {
      self = other
    } else {
      update = { $0.show(view, .type(ObjectIdentifier(Content.self))) }
      name = ViewName.of(Content.self)
    }
  }

  /// Creates the same by the older name.
  public init<Content: View>(erasing view: Content) { self.init(view) }

  public static func _update(_ view: Self, in node: _ViewNode) { view.update(node) }
}

/// A view that is another one when a value changes.
struct IdentifiedView<Content: View, ID: Hashable>: View {
  let content: Content
  let id: ID
  static func _update(_ view: Self, in node: _ViewNode) {
    node.show(view.content, .id(AnyHashable(view.id)))
  }
}

extension View {
  /// Gives the view the identity of a value: with another one it is another view, with new state.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
