// SPDX-License-Identifier: MIT

/// A control that shows buttons when it is tapped; here they stand below it until one is tapped.
public struct Menu<Label: View, Content: View>: View {
  @State private var isOpen = false
  let label: Label
  let content: Content
  private var primaryAction: (@MainActor () -> Void)?

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }

  public var body: some View {
    VStack(spacing: 0) {
      if let primaryAction {
        Button(action: primaryAction) { label }
          .simultaneousGesture(LongPressGesture().onEnded { _ in isOpen.toggle() })
      } else {
        Button {
          isOpen.toggle()
        } label: {
          label
        }
      }
      if isOpen { content.environment(\.closeMenu, CloseMenu { isOpen = false }) }
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
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// Closes the menu around a button.
struct CloseMenu {
  let perform: @MainActor () -> Void
}

extension EnvironmentValues {
  private struct Close: EnvironmentKey { static var defaultValue: CloseMenu? { nil } }

  /// Closes the menu around.
  var closeMenu: CloseMenu? {
    get { self[Close.self] }
    set { self[Close.self] = newValue }
  }
}
