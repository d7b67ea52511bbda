// SPDX-License-Identifier: MIT

// The forms before iOS 15, whose closures are called only where something is to be shown: they often
// unwrap what is there only then.
extension View {
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    AlertView(
      base: self, kind: .alert, wish: { isPresented.wrappedValue ? .presented : .nothing },
      clear: { isPresented.wrappedValue = false },
      content: isPresented.wrappedValue ? content().content : .nothing)
  }

  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View { alerts(.alert, item) { content($0).content } }

  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View { alerts(.confirmationDialog, item) { content($0).content } }

  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    AlertView(
      base: self, kind: .confirmationDialog,
      wish: { isPresented.wrappedValue ? .presented : .nothing },
      clear: { isPresented.wrappedValue = false },
      content: isPresented.wrappedValue ? content().content : .nothing)
  }

  private func alerts<Item: Identifiable>(
    _ kind: PresentationKind, _ item: Binding<Item?>, _ content: (Item) -> AlertContent
  ) -> AlertView<Self> {
    AlertView(
      base: self, kind: kind,
      wish: { item.wrappedValue.map { .item(AnyHashable($0.id)) } ?? .nothing },
      clear: { item.wrappedValue = nil },
      content: item.wrappedValue.map(content) ?? .nothing)
  }
}

/// What an alert says and offers, in the form before iOS 15.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) { (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton]) }

  @MainActor var content: AlertContent { .init(title, message, buttons) }

  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }
}

/// What an action sheet says and offers, in the form before iOS 15.
public struct ActionSheet {
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = []) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }

  @MainActor var content: AlertContent { .init(title, message, buttons) }
}

extension AlertContent {
  /// What an alert has that is not shown.
  fileprivate static var nothing: AlertContent { .init(actions: AnyView(EmptyView())) }

  fileprivate init(_ title: Text, _ message: Text?, _ buttons: [Alert.Button]) {
    self.init(
      title: title.content,
      actions: AnyView(
        ForEach(buttons.indices, id: \.self) { place in
          let button = buttons[place]
          SwiftUI.Button(role: button.role, action: { button.action() }) { button.label }
        }), message: AnyView(message))
  }
}
