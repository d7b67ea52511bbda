// SPDX-License-Identifier: MIT

public import Foundation

/// Which columns are seen, as storage: where there is room, all of them are.
public enum NavigationSplitViewVisibility: Sendable {
  case automatic, all, doubleColumn, detailOnly
}

/// Which column is uppermost in a narrow window.
public enum NavigationSplitViewColumn: Hashable, Sendable { case sidebar, content, detail }

/// Shows what comes after a column.
struct NextColumn {
  let view: () -> AnyView
  /// Whether it is shown, where the app says so itself.
  let isShown: Binding<Bool>?
}

/// A column in a narrow window, onto which the next one is pushed while the app says so (Apple:
/// *init(preferredCompactColumn:sidebar:detail:)*).
private struct ColumnInStack<Content: View>: View {
  let content: Content
  let next: NextColumn?

  var body: some View {
    PushView(
      base: content.environment(\.nextColumn, next),
      isPushed: { next?.isShown?.wrappedValue == true },
      clear: { next?.isShown?.wrappedValue = false },
      destination: { next?.view() ?? AnyView(EmptyView()) })
  }
}

/// A list and what is chosen in it: in a narrow window a stack that begins with the list, onto which
/// the next column is pushed while the list has something chosen; else one beside the other.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private var column: Binding<NavigationSplitViewColumn>?
  @Environment(\.horizontalSizeClass) private var width

  public var body: some View {
    HStack(spacing: 0) {
      // What the sidebar keeps, it keeps when the width changes.
      NavigationStack {
        ColumnInStack(content: sidebar, next: width == .regular ? nil : afterSidebar)
      }
      if width == .regular {
        if Content.self != EmptyView.self { NavigationStack { content } }
        NavigationStack { detail }
      }
    }
  }

  private var afterSidebar: NextColumn {
    let (content, detail) = (content, detail)
    let hasContent = Content.self != EmptyView.self
    let last = NextColumn(
      view: { AnyView(detail) },
      isShown: isShown(
        { $0 == .detail || $0 == .content && !hasContent }, .detail,
        after: hasContent ? .content : .sidebar))
    guard hasContent else { return last }
    return NextColumn(
      view: { AnyView(ColumnInStack(content: content, next: last)) },
      isShown: isShown({ $0 != .sidebar }, .content, after: .sidebar))
  }

  /// Whether a column is uppermost or below that, which going back to the one before makes false.
  private func isShown(
    _ isReached: @escaping (NavigationSplitViewColumn) -> Bool,
    _ here: NavigationSplitViewColumn, after former: NavigationSplitViewColumn
  ) -> Binding<Bool>? {
    column.map { column in
      Binding(
        get: { isReached(column.wrappedValue) },
        set: {
          if $0 != isReached(column.wrappedValue) { column.wrappedValue = $0 ? here : former }
        })
    }
  }
}

extension NavigationSplitView {
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content = { EmptyView() },
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    column = preferredCompactColumn
  }
}

extension View {
  /// Has no effect: the columns share the room.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// Has no effect: the columns share the room.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
