// SPDX-License-Identifier: MIT

/// A control that shows buttons when it is tapped; here they stand below it until one is tapped.
public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  private var primaryAction: (@MainActor () -> Void)?

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }

  public var body: some View {
    if let primaryAction {
      OpeningView(
        base: { toggle in
          Button(action: primaryAction) { label }.buttonStyle(.borderless)
            .simultaneousGesture(LongPressGesture().onEnded { _ in toggle() })
        }, items: MenuItems(items: content))
    } else {
      OpeningView(
        base: { Button(action: $0) { label }.buttonStyle(.borderless) },
        items: MenuItems(items: content))
    }
  }
}

extension Menu {
  /// A menu whose label does something when it is tapped, and shows the buttons when it is pressed.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: label)
    self.primaryAction = primaryAction
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) } }
}

extension Menu where Label == Text {
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// Whether an item closes its menu, as storage: it does.
public enum MenuActionDismissBehavior: Sendable { case automatic, enabled, disabled }

extension View {
  /// Has no effect: each item closes its menu.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
