// SPDX-License-Identifier: MIT

public import Foundation

/// Which columns are seen, as storage: where there is room, all of them are.
public enum NavigationSplitViewVisibility: Sendable {
  case automatic, all, doubleColumn, detailOnly
}

/// Which column is seen first in a narrow window, as storage: it is the sidebar.
public enum NavigationSplitViewColumn: Sendable { case sidebar, content, detail }

/// Shows what comes after a column.
struct NextColumn {
  let view: () -> AnyView
}

/// A list and what is chosen in it: in a narrow window a stack that begins with the list, onto which
/// the next column is pushed while the list has something chosen; else one beside the other.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  @Environment(\.horizontalSizeClass) private var width

  public var body: some View {
    HStack(spacing: 0) {
      // What the sidebar keeps, it keeps when the width changes.
      NavigationStack {
        sidebar.environment(\.nextColumn, width == .regular ? nil : afterSidebar)
      }
      if width == .regular {
        if Content.self != EmptyView.self { NavigationStack { content } }
        NavigationStack { detail }
      }
    }
  }

  private var afterSidebar: NextColumn {
    let (content, detail) = (content, detail)
    let last = NextColumn { AnyView(detail) }
    guard Content.self != EmptyView.self else { return last }
    return NextColumn { AnyView(content.environment(\.nextColumn, last)) }
  }
}

extension NavigationSplitView {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail()) }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, detail: detail) }
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, detail: detail) }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, detail: detail) }
}

extension View {
  /// Has no effect: the columns share the room.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// Has no effect: the columns share the room.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
