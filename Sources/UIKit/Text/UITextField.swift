// SPDX-License-Identifier: MIT

public import Foundation

/// One line of text that the user changes.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput {
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditing")
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChange")
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditing")

  /// When something is shown at an end of the field.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  /// The frame round the field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  open weak var delegate: (any UITextFieldDelegate)?
  /// The text, which is empty when it was set to `nil`.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      invalidateIntrinsicContentSize()
    }
  }
  open var placeholder: String?
  /// What stands there without a text, with attributes.
  open var attributedPlaceholder: NSAttributedString?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  open var enablesReturnKeyAutomatically = false
  // How the text looks and is typed, as storage.
  open var smartQuotesType = UITextSmartQuotesType.default,
    smartDashesType = UITextSmartDashesType.default,
    smartInsertDeleteType = UITextSmartInsertDeleteType.default,
    inlinePredictionType = UITextInlinePredictionType.default
  open var passwordRules: UITextInputPasswordRules?
  open var minimumFontSize: CGFloat = 0, adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var clearsOnBeginEditing = false, clearsOnInsertion = false
  open var allowsEditingTextAttributes = false
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var background: UIImage?, disabledBackground: UIImage?
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// What is marked, and where the next letter goes: always at the end here.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(endOfDocument, endOfDocument) : nil }
    set {}
  }
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { rect(of: leftView, atEnd: false) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rect(of: rightView, atEnd: true) }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  /// Draws nothing.
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}
  open var clearButtonMode = ViewMode.never
  open var leftViewMode = ViewMode.never { didSet { sidesChanged() } }
  open var rightViewMode = ViewMode.never { didSet { sidesChanged() } }
  open var isSecureTextEntry = false
  private var views: (input: UIView?, accessory: UIView?)
  open override var inputView: UIView? {
    get { views.input }
    set { views.input = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { views.accessory }
    set { views.accessory = newValue }
  }
  /// What stands beside the text.
  open var leftView: UIView? { didSet { sidesChanged() } }
  open var rightView: UIView? { didSet { sidesChanged() } }
  /// What is shown of them now.
  var shownSides: [UIView] = []
  open override func layoutSubviews() {
    super.layoutSubviews()
    showSides()
  }
  open var isEditing: Bool { isFirstResponder }

  /// As wide as the text or what stands there without one, and as high as a line and its frame.
  open override var intrinsicContentSize: CGSize {
    let shown = text?.isEmpty == false ? text : placeholder
    let font = font ?? UIFont.systemFont(ofSize: 17)
    let line = font.size(of: shown ?? "")
    let frame: CGFloat = borderStyle == .none ? 0 : 14
    return CGSize(width: line.width + frame, height: max(line.height, font.lineHeight) + frame)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    sidesChanged()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    focusWasLost()
    return true
  }

  override func focusWasLost() {
    sidesChanged()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  override func used() { _ = becomeFirstResponder() }

  func changed() {
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  open var hasText: Bool { text?.isEmpty == false }
  open func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
    changed()
  }
  open func deleteBackward() {
    text = text.map { String($0.dropLast()) }
    changed()
  }

  /// Lets the user press the return key.
  package func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    // Whoever waits for this has the keyboard dismissed.
    if hasHandlers(for: .editingDidEndOnExit) { _ = resignFirstResponder() }
  }
}

/// Is asked and told about a text field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  /// What is called instead of the method without a reason.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does something.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  // The methods once more, for calls with a question mark.
  public var textFieldShouldReturn: ((UITextField) -> Bool)? { { self.textFieldShouldReturn($0) } }
  public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldBeginEditing($0) }
  }
  public var textFieldDidBeginEditing: ((UITextField) -> Void)? {
    { self.textFieldDidBeginEditing($0) }
  }
  public var textFieldDidEndEditing: ((UITextField) -> Void)? {
    { self.textFieldDidEndEditing($0) }
  }
}

extension UITextField {
  /// What shows the placeholder, which apps know by name; it is not among the views here.
  var placeholderLabel: UILabel {
    if let label: UILabel = kept() { return label }
    let label = UILabel()
    label.text = placeholder
    keep(label)
    return label
  }
}
