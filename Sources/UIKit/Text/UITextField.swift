// SPDX-License-Identifier: MIT

public import Foundation

/// Which keyboard is shown, as storage.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What the return key says, as storage.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done
}

/// One line of text that the user changes.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The frame round the field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// Who is asked and told.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text, and what stands there without one.
  open var text: String? = "", placeholder: String?
  /// What stands there without a text, with attributes.
  open var attributedPlaceholder: NSAttributedString?
  /// The typeface.
  open var font: UIFont?
  /// The color of the letters.
  open var textColor: UIColor?
  /// Where the line begins.
  open var textAlignment = NSTextAlignment.natural
  /// The frame round the field.
  open var borderStyle = BorderStyle.none
  /// Which keyboard is shown.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the letters are hidden.
  open var isSecureTextEntry = false
  /// Views at the ends.
  open var leftView: UIView?, rightView: UIView?
  /// Whether the field has the keyboard.
  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  override func used() { _ = becomeFirstResponder() }

  /// Lets the user replace the whole text.
  package func type(_ text: String) {
    let range = NSRange(location: 0, length: (self.text ?? "").utf16.count)
    let allows =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    guard allows else { return }
    self.text = text
    sendActions(for: .editingChanged)
  }

  /// Lets the user press the return key.
  package func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
  }
}

/// Is asked and told about a text field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether the return key does something.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Whether the text may change.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// The method, for a call with a question mark.
  public var textFieldShouldReturn: ((UITextField) -> Bool)? { { self.textFieldShouldReturn($0) } }
  /// The method, for a call with a question mark.
  public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldBeginEditing($0) }
  }
  /// The method, for a call with a question mark.
  public var textFieldDidBeginEditing: ((UITextField) -> Void)? {
    { self.textFieldDidBeginEditing($0) }
  }
  /// The method, for a call with a question mark.
  public var textFieldDidEndEditing: ((UITextField) -> Void)? {
    { self.textFieldDidEndEditing($0) }
  }
}
