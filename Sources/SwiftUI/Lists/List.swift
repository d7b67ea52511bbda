// SPDX-License-Identifier: MIT

import UIKit

/// Rows that can be scrolled; each row is as wide as the list.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  /// What is chosen by a tap on a row.
  var selection: ListSelection?

  public static func _update(_ view: Self, in node: _ViewNode) {
    guard let selection = view.selection else {
      return _ = node.show(Rows(content: view.content))
    }
    let rows = EnvironmentView(content: Rows(content: view.content)) {
      ($0.listSelection, $0.nextColumn) = (selection, nil)
    }
    guard let single = selection.isChosen, let next = node.environment.nextColumn else {
      return _ = node.show(rows)
    }
    if let isShown = next.isShown {
      node.show(RowsBeforeColumn(rows: rows, isChosen: single, isShown: isShown))
    } else {
      node.show(rows.navigationDestination(isPresented: single, destination: next.view))
    }
  }
}

/// Rows of which one is chosen, where the app says which column is uppermost: the choice changes that.
private struct RowsBeforeColumn<Rows: View>: View {
  let rows: Rows
  @Binding var isChosen: Bool
  @Binding var isShown: Bool

  var body: some View {
    rows
      .onChange(of: isChosen) { if $1 { isShown = true } }
      .onChange(of: isShown) { if !$1 { isChosen = false } }
  }
}

/// Rows that can be scrolled.
struct Rows<Content: View>: View {
  let content: Content

  static func _update(_ view: Self, in node: _ViewNode) {
    let content = EnvironmentView(content: view.content) {
      ($0.isInList, $0.rowRules, $0.lazyArea) = (true, RowRules(), $0.scrollingArea)
    }
    node.scroll(.rows, content, isList: true)
  }
}

extension LineArrangement {
  /// Rows from top to bottom, as in a list.
  static let rows = LineArrangement(axis: .vertical, spacing: 0, fills: true, least: 44)
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data, content: rowContent)
  }
}

/// Rows for settings, which stand as in a list.
public struct Form<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { Rows(content: content) }
}

/// Rows that belong together.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let content: Content
  let footer: Footer

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.show(view.header, .part(.title))
    node.show(view.content, .part(.content))
    node.show(view.footer, .part(.message))
  }
}

extension Section {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) { (self.header, self.content, self.footer) = (header(), content(), footer()) }
  public init(
    header: Parent, footer: Footer = EmptyView(), @ViewBuilder content: () -> Content
  ) { (self.header, self.content, self.footer) = (header, content(), footer) }
}

extension Section {
  /// Shows actions below what the section contains (Apple: *sectionActions(content:)*).
  public func sectionActions<Actions: View>(
    @ViewBuilder content actions: () -> Actions
  ) -> some View {
    let actions = actions()
    return Section<Parent, _, Footer>(
      content: {
        content
        actions
      }, header: { header }, footer: { footer })
  }
}

extension Section where Parent == EmptyView {
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

extension Section where Parent == Text, Content == AnyView, Footer == EmptyView {
  /// Rows that are shown while a binding is true.
  public init<Rows: View>(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows
  ) {
    let rows = content()
    (header, footer) = (Text(title), EmptyView())
    self.content = AnyView(Group { if isExpanded.wrappedValue { rows } })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content)
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content)
  }
}

extension EnvironmentValues {
  private struct InList: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the view is a row of a list or a form, or in one (I12).
  var isInList: Bool {
    get { self[InList.self] }
    set { self[InList.self] = newValue }
  }
}

extension View {
  /// Has no effect: nothing is drawn.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View { self }
  /// Has no effect: nothing is drawn.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View { self }
  /// Has no effect: nothing is drawn.
  public func listRowSeparator(_ visibility: Visibility) -> some View { self }
  /// Has no effect: nothing is drawn.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  /// Has no effect: nothing is drawn.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  /// Has no effect: nothing is drawn.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}

/// How lists look, as storage.
public protocol ListStyle: Sendable {}
/// One of the styles that SwiftUI brings.
public struct SystemListStyle: ListStyle { public init() {} }
extension ListStyle where Self == SystemListStyle {
  public static var automatic: SystemListStyle { SystemListStyle() }
  public static var plain: SystemListStyle { SystemListStyle() }
  public static var grouped: SystemListStyle { SystemListStyle() }
  public static var insetGrouped: SystemListStyle { SystemListStyle() }
  public static var sidebar: SystemListStyle { SystemListStyle() }
}
