// SPDX-License-Identifier: MIT

public import UIKit

/// One line of text that the user changes.
public struct TextField<Label: View>: View {
  let text: Binding<String>
  let label: Label
  var isSecure = false

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (self.text, self.label) = (text, label())
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.show(view.label, .part(.label))
    if let collector = node.environment.alertButtons {
      return collector.add(.init(title: node.text, text: view.text))
    }
    let field = node.memory { TextFieldControl(frame: .zero) }
    field.binding = view.text
    let text = node.tracking { view.text.wrappedValue }
    if field.text != text { field.text = text }
    field.placeholder = node.text
    field.accessibilityLabel = node.text
    field.isSecureTextEntry = view.isSecure
    field.isEnabled = node.environment.isEnabled
    field.onSubmit = node.environment.onSubmit
    node.facts.output = .view(field, .width)
  }
}

extension TextField where Label == Text {
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text) { Text(title) }
  }
  public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text) { Text(title) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text) { Text(title) }
  }
}

extension TextField where Label == Text {
  /// A field for a value: what cannot be read as one changes nothing.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let text = Binding(
      get: { format.format(value.wrappedValue) },
      set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } })
    self.init(text: text) { Text(title) }
  }

  /// A field for a value: what cannot be read as one sets `nil`.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let text = Binding(
      get: { value.wrappedValue.map(format.format) ?? "" },
      set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
    self.init(text: text) { Text(title) }
  }
}

/// One line of text that is hidden as it is typed.
public struct SecureField: View {
  let field: TextField<Text>

  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    var field = TextField(title, text: text)
    field.isSecure = true
    self.field = field
  }

  public static func _update(_ view: Self, in node: _ViewNode) { node.show(view.field) }
}

/// Text of any length that the user changes; here it is one line.
public struct TextEditor: View {
  let text: Binding<String>
  public init(text: Binding<String>) { self.text = text }

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.show(TextField("text", text: view.text))
  }
}

/// The control of UIKit's behind a text field.
final class TextFieldControl: UITextField {
  private var derived = Derived<(binding: Binding<String>?, focus: FocusLink?)>((nil, nil))
  var onSubmit: (@MainActor () -> Void)?

  var binding: Binding<String>? {
    get { derived.value.binding }
    set { derived.value.binding = newValue }
  }
  /// What is to know whether the field has the focus.
  var focus: FocusLink? {
    get { derived.value.focus }
    set { derived.value.focus = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(
      UIAction { [unowned self] _ in binding?.wrappedValue = text ?? "" }, for: .editingChanged)
    addAction(UIAction { [unowned self] _ in focus?.hasFocus(true) }, for: .editingDidBegin)
    addAction(UIAction { [unowned self] _ in focus?.hasFocus(false) }, for: .editingDidEnd)
    addAction(
      UIAction { [unowned self] _ in
        onSubmit?()
        _ = resignFirstResponder()
      }, for: .editingDidEndOnExit)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }
}

extension EnvironmentValues {
  private struct Submit: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
  }

  /// What is done when the user presses return.
  var onSubmit: (@MainActor () -> Void)? {
    get { self[Submit.self] }
    set { self[Submit.self] = newValue }
  }
}

extension View {
  /// Does something when the user presses return in a field.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    EnvironmentView(content: self) { $0.onSubmit = action }
  }
  /// Has no effect: there is no keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Has no effect: there is no keyboard.
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
  /// Has no effect: there is no keyboard.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Has no effect: there is no keyboard.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Has no effect: there is no keyboard.
  public func textInputAutocapitalization(_ mode: TextInputAutocapitalization?) -> some View {
    self
  }
  /// Has no effect: nothing is drawn.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View { self }
}

/// What the return key says, as storage.
public enum SubmitLabel: Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}
/// Which letters are capitals, as storage.
public enum TextInputAutocapitalization: Sendable { case never, words, sentences, characters }
/// How fields look, as storage.
public protocol TextFieldStyle: Sendable {}
/// One of the styles that SwiftUI brings.
public struct SystemTextFieldStyle: TextFieldStyle {}
extension TextFieldStyle where Self == SystemTextFieldStyle {
  public static var automatic: SystemTextFieldStyle { SystemTextFieldStyle() }
  public static var plain: SystemTextFieldStyle { SystemTextFieldStyle() }
  public static var roundedBorder: SystemTextFieldStyle { SystemTextFieldStyle() }
}
