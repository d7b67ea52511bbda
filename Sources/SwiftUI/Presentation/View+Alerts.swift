// SPDX-License-Identifier: MIT

public import Foundation

// What alerts say and offer is made where the modifier stands: so the body around depends on it.
extension View {
  private func alerts<Actions: View, Message: View>(
    _ kind: PresentationKind, _ title: String?, _ isPresented: Binding<Bool>,
    _ actions: () -> Actions, _ message: () -> Message
  ) -> AlertView<Self> {
    AlertView(
      base: self, kind: kind, wish: { isPresented.wrappedValue ? .presented : .nothing },
      clear: { isPresented.wrappedValue = false },
      content: AlertContent(
        title: title, actions: AnyView(actions()), message: AnyView(message())))
  }

  private func alerts<Data, Actions: View, Message: View>(
    _ kind: PresentationKind, _ title: String?, _ isPresented: Binding<Bool>, _ data: Data?,
    _ actions: (Data) -> Actions, _ message: (Data) -> Message
  ) -> AlertView<Self> {
    let isThere = data != nil
    return AlertView(
      base: self, kind: kind,
      wish: { isPresented.wrappedValue && isThere ? .presented : .nothing },
      clear: { isPresented.wrappedValue = false },
      content: AlertContent(
        title: title, actions: AnyView(data.map(actions)), message: AnyView(data.map(message))))
  }

  // MARK: - Alerts

  /// Shows an alert while a binding is true; each of its buttons closes it (I19).
  public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> some View { alerts(.alert, title.text, isPresented, actions, message) }

  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> some View { alerts(.alert, String(title), isPresented, actions, message) }

  /// Shows an alert for data while a binding is true and there are some.
  public func alert<Data, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions,
    @ViewBuilder message: (Data) -> Message
  ) -> some View { alerts(.alert, title.text, isPresented, data, actions, message) }

  @_disfavoredOverload
  public func alert<Title: StringProtocol, Data, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions,
    @ViewBuilder message: (Data) -> Message
  ) -> some View {
    alert(
      LocalizedStringKey(String(title)), isPresented: isPresented, presenting: data,
      actions: actions, message: message)
  }

  @_disfavoredOverload
  public func alert<Title: StringProtocol, Data, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    alert(
      LocalizedStringKey(String(title)), isPresented: isPresented, presenting: data,
      actions: actions)
  }

  public func alert<Data, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Shows an alert for an error while a binding is true and there is one.
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alerts(.alert, error?.errorDescription, isPresented, error, { _ in actions() }) { _ in
      EmptyView()
    }
  }

  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: (Failure) -> Actions,
    @ViewBuilder message: (Failure) -> Message
  ) -> some View {
    alerts(.alert, error?.errorDescription, isPresented, error, actions, message)
  }

  /// Shows an alert whose title is a text.
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> some View { alerts(.alert, title.content, isPresented, actions, message) }
  public func alert<Data, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    alerts(.alert, title.content, isPresented, data, actions) { _ in EmptyView() }
  }
  public func alert<Data, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions,
    @ViewBuilder message: (Data) -> Message
  ) -> some View { alerts(.alert, title.content, isPresented, data, actions, message) }

  // MARK: - Dialogs

  /// Shows a choice whose title is a text.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> some View { alerts(.confirmationDialog, title.content, isPresented, actions, message) }
  public func confirmationDialog<Data, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    alerts(.confirmationDialog, title.content, isPresented, data, actions) { _ in EmptyView() }
  }
  public func confirmationDialog<Data, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: (Data) -> Actions,
    @ViewBuilder message: (Data) -> Message
  ) -> some View {
    alerts(.confirmationDialog, title.content, isPresented, data, actions, message)
  }

  /// Shows a choice while a binding is true.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> some View { alerts(.confirmationDialog, title.text, isPresented, actions, message) }

  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> some View { alerts(.confirmationDialog, String(title), isPresented, actions, message) }

  /// Shows a choice for data while a binding is true and there are some.
  public func confirmationDialog<Data, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions,
    @ViewBuilder message: (Data) -> Message
  ) -> some View { alerts(.confirmationDialog, title.text, isPresented, data, actions, message) }

  public func confirmationDialog<Data, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented, presenting: data, actions: actions) { _ in
      EmptyView()
    }
  }

  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Data, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: (Data) -> Actions,
    @ViewBuilder message: (Data) -> Message
  ) -> some View { alerts(.confirmationDialog, String(title), isPresented, data, actions, message) }

  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Data, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    alerts(.confirmationDialog, String(title), isPresented, data, actions) { _ in EmptyView() }
  }
}
