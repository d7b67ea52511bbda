// SPDX-License-Identifier: MIT

public import UIKit

/// Text that the user changes: one line, or more where it grows downward.
public struct TextField<Label: View>: View {
  let text: Binding<String>
  let label: Label
  var isSecure = false
  /// Whether the user looks for rows with it.
  var isSearch = false
  /// Whether only numbers can be read.
  var isNumber = false
  /// What is told where the next letter goes.
  var selection: Binding<TextSelection?>?
  /// Whether return begins another line.
  var breaksLines = false
  /// What is done when the user presses return, and when editing begins or ends, in the older form.
  var onCommit: (@MainActor () -> Void)?
  var onEditingChanged: (@MainActor (Bool) -> Void)?

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (self.text, self.label) = (text, label())
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    if view.showStyled(in: node) { return }
    node.show(view.label, .part(.label))
    if let collector = node.environment.alertButtons {
      return collector.add(.init(title: node.text, text: view.text))
    }
    let field = node.memory { TextFieldControl(frame: .zero) }
    (field.facts.binding, field.facts.selection) = (view.text, view.selection)
    let text = node.tracking { view.text.wrappedValue }
    // What is typed stays until editing ends, also where it cannot be read as a value.
    if !field.isEditing || field.facts.shown != text, field.text != text { field.text = text }
    field.facts.shown = text
    field.placeholder = node.text
    field.accessibilityLabel = node.text
    field.isSecureTextEntry = view.isSecure
    if view.isSearch { field.accessibilityTraits = .searchField }
    let keyboard = node.environment.keyboard
    field.keyboardType = keyboard.type ?? (view.isNumber ? .decimalPad : .default)
    field.textContentType = keyboard.content
    field.isEnabled = node.environment.isEnabled
    let onSubmit = node.environment.onSubmit
    field.facts.onSubmit = {
      view.onCommit?()
      onSubmit?()
    }
    field.facts.onEditingChanged = view.onEditingChanged
    field.facts.tellsOfReturn = !view.breaksLines && (view.onCommit != nil || onSubmit != nil)
    field.facts.graph = view.breaksLines ? Loose(wrappedValue: node.graph) : nil
    node.facts.output = .view(field, .width)
  }
}

extension TextField where Label == Text {
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text) { Text(title) }
  }
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text) { Text(title) }
    breaksLines = axis == .vertical
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text) { Text(title) }
    breaksLines = axis == .vertical
  }
  /// The form before iOS 15.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(text: text) { Text(title) }
    (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(text: text) { Text(title) }
    (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
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
    isNumber = Format.FormatInput.self is any Numeric.Type
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
    isNumber = Format.FormatInput.self is any Numeric.Type
  }
}

extension TextField where Label == Text {
  /// A field for a value, in the older form: what cannot be read as one changes nothing.
  public init<Value>(
    _ title: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    let text = Binding(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { new in
        let number = (formatter as? NumberFormatter)?.number(from: new)
        let read: Any? =
          switch Value.self {
          case is Int.Type: number?.intValue
          case is Double.Type: number?.doubleValue
          case is Float.Type: number?.floatValue
          case is Date.Type: (formatter as? DateFormatter)?.date(from: new)
          case is String.Type: new
          default: nil
          }
        if let read = read as? Value { value.wrappedValue = read }
      })
    self.init(text: text) { Text(title) }
    isNumber = Value.self is any Numeric.Type
    (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
  }
}

/// One line of text that is hidden as it is typed.
public struct SecureField: View {
  let field: TextField<Text>

  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    var field = TextField(title, text: text)
    field.isSecure = true
    self.field = field
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(LocalizedStringKey(String(title)), text: text)
  }
  /// The form before iOS 15.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    var field = TextField(title, text: text, onCommit: onCommit)
    field.isSecure = true
    self.field = field
  }

  public static func _update(_ view: Self, in node: _ViewNode) { node.show(view.field) }
}

/// Text of several lines that the user changes.
public struct TextEditor: View {
  let text: Binding<String>
  let selection: Binding<TextSelection?>?
  /// Says where the next letter goes: always at the end here, whatever the app says.
  public init(text: Binding<String>, selection: Binding<TextSelection?>? = nil) {
    (self.text, self.selection) = (text, selection)
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    var field = TextField("text", text: view.text)
    (field.breaksLines, field.selection) = (true, view.selection)
    var environment = node.environment
    environment.textFieldStyle = nil
    node.show(field, .only, environment)
  }
}

/// The control of UIKit's behind a text field.
final class TextFieldControl: UITextField, RenamedClass {
  static var nameInTraces: String { "TextField" }

  private var derived = Derived(Facts())

  struct Facts {
    var binding: Binding<String>?
    var selection: Binding<TextSelection?>?
    /// What the binding held when the view was evaluated last.
    var shown: String?
    /// What is to know whether the field has the focus.
    var focus: FocusLink?
    var onSubmit: @MainActor () -> Void = {}
    var onEditingChanged: (@MainActor (Bool) -> Void)?
    /// Whether the view wants to know that return was pressed.
    var tellsOfReturn = false
    /// The views around a field of several lines.
    var graph: Loose<ViewGraph>?
  }

  /// What the evaluation of the view says.
  var facts: Facts {
    get { derived.value }
    set { derived.value = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(
      UIAction { [unowned self] _ in
        facts.binding?.wrappedValue = text ?? ""
        tellSelection()
        if facts.binding?.wrappedValue == text, !isFocusSeen { resignFirstResponder() }
      },
      for: .editingChanged)
    addAction(UIAction { [unowned self] _ in edits(true) }, for: .editingDidBegin)
    addAction(UIAction { [unowned self] _ in edits(false) }, for: .editingDidEnd)
    addAction(
      UIAction { [unowned self] _ in
        facts.onSubmit()
        _ = resignFirstResponder()
      }, for: .editingDidEndOnExit)
  }

  required init?(coder: NSCoder) { nil }

  /// The next letter goes to the end.
  private func tellSelection() {
    guard let selection = facts.selection else { return }
    let new = TextSelection(insertionPoint: (facts.binding?.wrappedValue ?? "").endIndex)
    if selection.wrappedValue != new { selection.wrappedValue = new }
  }

  private func edits(_ isEditing: Bool) {
    if isEditing { tellSelection() }
    if !isEditing, let kept = facts.binding?.wrappedValue, kept != text { text = kept }
    facts.focus?.hasFocus(isEditing)
    facts.onEditingChanged?(isEditing)
  }

  /// Whether anybody can tell that the field has the focus: else editing ends with what is typed, so
  /// that forms have no states that differ in nothing else.
  fileprivate var isFocusSeen: Bool {
    facts.focus != nil || facts.tellsOfReturn || facts.onEditingChanged != nil
      || HeadlessScene.current.notifications.isAnyObserved(of: Self.tellingOfFocus)
  }

  private static let tellingOfFocus: Set<NSNotification.Name> = [
    textDidBeginEditingNotification, textDidEndEditingNotification,
    keyboardWillShowNotification, keyboardDidShowNotification, keyboardWillHideNotification,
    keyboardDidHideNotification, keyboardWillChangeFrameNotification,
    keyboardDidChangeFrameNotification,
  ]

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }
}

extension TextFieldControl: TextKeeper {
  var textInApp: String { facts.binding?.wrappedValue ?? text ?? "" }
  var losesFocusUnseen: Bool { !isFocusSeen }
  var keepsLines: Bool { facts.graph != nil }

  /// Whether a view looks at each text that stands here.
  var watchesKeptLines: Bool {
    let text = textInApp
    var isWatched = false
    facts.graph?.wrappedValue?.root?.forEach { node in
      if (node.memory as? any ValueWatching)?.watches(text) == true { isWatched = true }
    }
    return isWatched
  }
}

/// What fields are for.
struct KeyboardSettings {
  var type: UIKeyboardType?
  var content: UITextContentType?
}

extension EnvironmentValues {
  private struct Keyboard: EnvironmentKey {
    static var defaultValue: KeyboardSettings { KeyboardSettings() }
  }

  var keyboard: KeyboardSettings {
    get { self[Keyboard.self] }
    set { self[Keyboard.self] = newValue }
  }

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
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View { EnvironmentView(content: self) { $0.onSubmit = action } }
  /// Says what the user types: a number, an address, or words.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    EnvironmentView(content: self) { $0.keyboard.type = type }
  }
  /// Says what the user types.
  public func textContentType(_ type: UITextContentType?) -> some View {
    EnvironmentView(content: self) { $0.keyboard.content = type }
  }
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
}

/// Fields in which return is pressed, as storage: all count.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}
/// What the return key says, as storage.
public enum SubmitLabel: Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}
/// Which letters are capitals, as storage.
public enum TextInputAutocapitalization: Sendable { case never, words, sentences, characters }
