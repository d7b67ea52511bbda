// SPDX-License-Identifier: MIT

/// A control that shows buttons when it is tapped; here they stand below it until one is tapped.
public struct Menu<Label: View, Content: View>: View {
  @State private var isOpen = false
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }

  public var body: some View {
    VStack(spacing: 0) {
      Button {
        isOpen.toggle()
      } label: {
        label
      }
      if isOpen { content.environment(\.closeMenu, CloseMenu { isOpen = false }) }
    }
  }
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
