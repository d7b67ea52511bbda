// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  private func alerts<Actions: View, Message: View>(
    _ kind: PresentationKind, _ title: String?, _ isPresented: Binding<Bool>,
    _ actions: @escaping () -> Actions, _ message: @escaping () -> Message
  ) -> AlertView<Self> {
    AlertView(
      base: self, kind: kind, wish: { isPresented.wrappedValue ? .presented : .nothing },
      clear: { isPresented.wrappedValue = false },
      content: {
        AlertContent(title: title, actions: AnyView(actions()), message: AnyView(message()))
      })
  }

  private func alerts<Data, Actions: View, Message: View>(
    _ kind: PresentationKind, _ title: String?, _ isPresented: Binding<Bool>, _ data: Data?,
    _ actions: @escaping (Data) -> Actions, _ message: @escaping (Data) -> Message
  ) -> AlertView<Self> {
    AlertView(
      base: self, kind: kind,
      wish: { isPresented.wrappedValue && data != nil ? .presented : .nothing },
      clear: { isPresented.wrappedValue = false },
      content: {
        AlertContent(
          title: title, actions: AnyView(data.map(actions)), message: AnyView(data.map(message)))
      })
  }

  // MARK: - Alerts

  /// Shows an alert while a binding is true; each of its buttons closes it (I19).
  public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View { alerts(.alert, title.text, isPresented, actions, message) }

  public func alert<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View { alerts(.alert, title.text, isPresented, actions) { EmptyView() } }

  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View { alerts(.alert, String(title), isPresented, actions, message) }

  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View { alerts(.alert, String(title), isPresented, actions) { EmptyView() } }

  /// Shows an alert for data while a binding is true and there are some.
  public func alert<Data, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View { alerts(.alert, title.text, isPresented, data, actions, message) }

  @_disfavoredOverload
  public func alert<Title: StringProtocol, Data, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    alert(
      LocalizedStringKey(String(title)), isPresented: isPresented, presenting: data,
      actions: actions, message: message)
  }

  @_disfavoredOverload
  public func alert<Title: StringProtocol, Data, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    alert(
      LocalizedStringKey(String(title)), isPresented: isPresented, presenting: data,
      actions: actions)
  }

  public func alert<Data, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Shows an alert for an error while a binding is true and there is one.
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    AlertView(
      base: self, kind: .alert,
      wish: { isPresented.wrappedValue && error != nil ? .presented : .nothing },
      clear: { isPresented.wrappedValue = false },
      content: { AlertContent(title: error?.errorDescription, actions: AnyView(actions())) })
  }

  // MARK: - Dialogs

  /// Shows a choice while a binding is true.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View { alerts(.confirmationDialog, title.text, isPresented, actions, message) }

  public func confirmationDialog<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alerts(.confirmationDialog, title.text, isPresented, actions) { EmptyView() }
  }

  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alerts(.confirmationDialog, String(title), isPresented, actions) { EmptyView() }
  }

  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View { alerts(.confirmationDialog, String(title), isPresented, actions, message) }

  /// Shows a choice for data while a binding is true and there are some.
  public func confirmationDialog<Data, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View { alerts(.confirmationDialog, title.text, isPresented, data, actions, message) }

  public func confirmationDialog<Data, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented, presenting: data, actions: actions) { _ in
      EmptyView()
    }
  }

  // MARK: - The forms before iOS 15

  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    AlertView(
      base: self, kind: .alert, wish: { isPresented.wrappedValue ? .presented : .nothing },
      clear: { isPresented.wrappedValue = false }, content: { content().content })
  }

  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    AlertView(
      base: self, kind: .alert,
      wish: { item.wrappedValue.map { .item(AnyHashable($0.id)) } ?? .nothing },
      clear: { item.wrappedValue = nil },
      content: {
        item.wrappedValue.map { content($0).content } ?? AlertContent(actions: AnyView(EmptyView()))
      })
  }

  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet)
    -> some View
  {
    AlertView(
      base: self, kind: .confirmationDialog,
      wish: { isPresented.wrappedValue ? .presented : .nothing },
      clear: { isPresented.wrappedValue = false }, content: { content().content })
  }
}

/// What an alert says and offers, in the form before iOS 15.
@MainActor
public struct Alert {
  let content: AlertContent

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    content = Self.content(title, message, [dismissButton ?? .default(Text("OK"))])
  }

  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) { content = Self.content(title, message, [primaryButton, secondaryButton]) }

  static func content(_ title: Text, _ message: Text?, _ buttons: [Button]) -> AlertContent {
    AlertContent(
      title: title.content,
      actions: AnyView(
        ForEach(buttons.indices, id: \.self) { place in
          let button = buttons[place]
          SwiftUI.Button(role: button.role, action: button.action) { button.label }
        }), message: AnyView(message))
  }

  /// A button of an alert.
  @MainActor
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: @MainActor () -> Void

    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }
    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }
}

/// What an action sheet says and offers, in the form before iOS 15.
@MainActor
public struct ActionSheet {
  public typealias Button = Alert.Button
  let content: AlertContent

  public init(title: Text, message: Text? = nil, buttons: [Button] = []) {
    content = Alert.content(title, message, buttons)
  }
}
