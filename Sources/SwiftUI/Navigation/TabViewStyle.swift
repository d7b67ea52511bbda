// SPDX-License-Identifier: MIT

/// How a tab view lets the user choose.
public protocol TabViewStyle: Sendable {}

/// Pages beside each other, which a finger turns.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether there are dots below, as storage.
  public enum IndexDisplayMode: Sendable { case automatic, always, never }
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { .init() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { .init() }
}

/// Tabs in a bar.
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: Self { .init() }
  public static var sidebarAdaptable: Self { .init() }
  public static var tabBarOnly: Self { .init() }
}

extension View {
  /// Says how tab views in the view let the user choose: in a bar, or by turning pages.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    EnvironmentView(content: self) { $0.turnsTabs = Style.self == PageTabViewStyle.self }
  }
}
