// SPDX-License-Identifier: MIT

/// What stands in a tab view whose tabs have values.
public protocol TabContent<TabValue>: View {
  associatedtype TabValue: Hashable
}

/// One of the views of a tab view, with what the bar says of it.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias TabValue = Value
  let content: Content
  let label: Label
  let tag: AnyHashable?

  public var body: some View {
    if let tag {
      TabItemView(content: TaggedView(content: content, tag: tag), item: label)
    } else {
      TabItemView(content: content, item: label)
    }
  }
}

/// What the bar says of a tab: a title and an image.
public typealias DefaultTabLabel = Text

extension Tab where Label == DefaultTabLabel {
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { (self.content, label, tag) = (content(), Text(title), AnyHashable(value)) }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { (self.content, label, tag) = (content(), Text(title), AnyHashable(value)) }
  public init(
    _ title: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { (self.content, label, tag) = (content(), Text(title), AnyHashable(value)) }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { (self.content, label, tag) = (content(), Text(title), AnyHashable(value)) }
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    (self.content, label, tag) = (content(), Text(role.title), AnyHashable(value))
  }
}

extension Tab {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.content, self.label, tag) = (content(), label(), AnyHashable(value)) }
}

// Tabs without values.
extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { (self.content, label, tag) = (content(), Text(title), AnyHashable(title.text)) }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { (self.content, label, tag) = (content(), Text(title), AnyHashable(String(title))) }
  public init(
    _ title: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { (self.content, label, tag) = (content(), Text(title), AnyHashable(title.text)) }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { (self.content, label, tag) = (content(), Text(title), AnyHashable(String(title))) }
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    (self.content, label, tag) = (content(), Text(role.title), nil)
  }
}

extension Tab where Value == Never {
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { (self.content, self.label, tag) = (content(), label(), nil) }
}

/// What a tab is for, as storage.
public enum TabRole: Sendable { case search }

extension TabRole? {
  /// What the bar says of a tab that says nothing else.
  fileprivate var title: String { self == .search ? "Search" : "" }
}

/// Several tabs with a title, which a bar does not show.
public struct TabSection<Value: Hashable>: TabContent {
  public typealias TabValue = Value
  let content: TabContents<Value>

  public init(
    _ title: LocalizedStringKey, @TabContentBuilder<Value> content: () -> TabContents<Value>
  ) { self.content = content() }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @TabContentBuilder<Value> content: () -> TabContents<Value>
  ) { self.content = content() }
  public init<Header: View>(
    @TabContentBuilder<Value> content: () -> TabContents<Value>, @ViewBuilder header: () -> Header
  ) { self.content = content() }

  public var body: some View { content }
}

/// Tabs of any types.
public struct TabContents<Value: Hashable>: TabContent {
  public typealias TabValue = Value
  /// The tabs, each with its place.
  fileprivate let parts: [(place: Int, view: AnyView)]

  public static func _update(_ view: Self, in node: _ViewNode) {
    for part in view.parts { node.show(part.view, .id(AnyHashable(part.place))) }
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

/// Makes the content of a tab view whose tabs have values.
@MainActor @resultBuilder
public enum TabContentBuilder<Value: Hashable> {
  public static func buildExpression<Content: TabContent<Value>>(_ content: Content)
    -> TabContents<Value>
  { .init(parts: [(0, AnyView(content))]) }
  public static func buildBlock(_ contents: TabContents<Value>...) -> TabContents<Value> {
    .init(parts: contents.enumerated().map { ($0.offset, AnyView($0.element)) })
  }
  public static func buildOptional(_ content: TabContents<Value>?) -> TabContents<Value> {
    content ?? .init(parts: [])
  }
  public static func buildEither(first: TabContents<Value>) -> TabContents<Value> {
    .init(parts: [(0, AnyView(first))])
  }
  public static func buildEither(second: TabContents<Value>) -> TabContents<Value> {
    .init(parts: [(1, AnyView(second))])
  }
  public static func buildLimitedAvailability(_ content: TabContents<Value>)
    -> TabContents<Value>
  { content }
}

/// When a bar of tabs makes itself small, as storage.
public enum TabBarMinimizeBehavior: Sendable { case automatic, onScrollDown, onScrollUp, never }

extension View {
  /// Has no effect: the bar stays.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}
