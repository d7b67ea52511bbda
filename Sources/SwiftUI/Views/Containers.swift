// SPDX-License-Identifier: MIT

public import Foundation

/// A control that shows what is in it, and hides it again.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOpen = false
  let isExpanded: Binding<Bool>?
  let content: Content
  let label: Label
  /// The width of what says whether the group is open, which is touched where controls fill the label.
  private static var indicatorWidth: CGFloat { 34 }

  public init(
    isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.isExpanded, self.content, self.label) = (isExpanded, content(), label()) }

  public var body: some View {
    let shown = isExpanded ?? $isOpen
    VStack(spacing: 0) {
      Button {
        shown.wrappedValue.toggle()
      } label: {
        label.padding(.trailing, Self.indicatorWidth)
      }
      if shown.wrappedValue { content }
    }.buttonStyle(.borderless)
  }
}

extension DisclosureGroup where Label == Text {
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}

/// Views that go together, with a title.
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label = { EmptyView() }
  ) { (self.label, self.content) = (label(), content()) }
  public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label, content())
  }

  public var body: some View {
    VStack {
      label
      content
    }
  }
}

extension GroupBox where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// A value with a label.
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  public var body: some View {
    HStack {
      label
      content
    }
  }
}

extension LabeledContent where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload
  public init<Value: StringProtocol>(_ title: LocalizedStringKey, value: Value) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
  public init<Format: FormatStyle>(
    _ title: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

/// What is shown where there is nothing else.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }

  public var body: some View {
    VStack {
      label
      description
      actions
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// What is shown where a search finds nothing.
  public static var search: Self { search(text: "") }
  public static func search(text: String) -> Self {
    Self("No Results", systemImage: "magnifyingglass", description: Text(text))
  }
}

/// A control that opens an address, which has no effect here.
public struct Link<Label: View>: View {
  let label: Label
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension Link where Label == Text {
  public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// The first of several views, which are taken to have room.
public struct ViewThatFits<Content: View>: View {
  let content: Content
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.facts.output = .arranged(LayerArrangement())
    node.show(view.content)?.children.dropFirst().forEach { $0.facts.isToolbar = true }
  }
}
