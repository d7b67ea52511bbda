// SPDX-License-Identifier: MIT

/// Makes one view of those that stand one below the other.
@resultBuilder
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
public nonisolated struct TupleView<each Content: View>: View {
  let content: (repeat each Content)

  init(content: (repeat each Content)) { self.content = content }
  public init(_ content: (repeat each Content)) { self.content = content }

  /// Shows all, in their order.
  @MainActor public static func _update(_ view: Self, in node: _ViewNode) {
    var place = 0
    for one in repeat each view.content {
      node.show(one, .place(place))
      place += 1
    }
  }
}

/// One of two views; which one it is belongs to the identity of what is in it.
public nonisolated struct _ConditionalContent<First: View, Second: View>: View {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  init(storage: Storage) { self.storage = storage }

  /// Shows the one that is there.
  @MainActor public static func _update(_ view: Self, in node: _ViewNode) {
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
public nonisolated struct AnyView: View {
  let update: @MainActor (_ViewNode) -> Void
  private let findName: Derived<@MainActor () -> String?>

  /// What the view is called in traces.
  @MainActor var name: String? { findName.value() }

  public init<Content: View>(_ view: Content) {
    if Content.self == AnyView.self, let other = view as? AnyView {
      self = other
    } else {
      nonisolated(unsafe) let view = view
      update = { $0.show(view, .type(ObjectIdentifier(Content.self))) }
      findName = Derived { ViewName.of(view) }
    }
  }

  /// Creates the same by the older name.
  public init<Content: View>(erasing view: Content) { self.init(view) }

  @MainActor public static func _update(_ view: Self, in node: _ViewNode) { view.update(node) }
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
