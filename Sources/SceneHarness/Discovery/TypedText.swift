// SPDX-License-Identifier: MIT

import UIKit

/// What a user types who knows what a field is for: a text that the app is unlikely to have put there
/// itself, and that it takes.
struct TypedText: Sendable {
  let text: String
  /// What is tried where the app takes nothing of the text.
  private(set) var others: [String] = []
  /// Whether the keys are pressed one by one: code may wait for so many digits.
  private(set) var isCode = false
  /// A text that the field is not meant for, where most apps have rules for it.
  private(set) var wrong: String?
  /// Whether it is what is made up for the field.
  private let isUsual: Bool

  init(_ text: String) { (self.text, isUsual) = (text, false) }

  @MainActor
  init(for field: UITextField) {
    let isPassword = field.isSecureTextEntry && field.keyboardType == .default
    let named = [field.placeholder, field.accessibilityLabel, field.headlessName]
    self.init(
      field.textContentType, field.keyboardType, isPassword: isPassword,
      isPIN: field.isSecureTextEntry, named.compactMap(\.self), prompt: field.placeholder ?? "",
      width: field.bounds.width)
  }

  @MainActor
  init(for view: UITextView) {
    self.init(
      view.textContentType, view.keyboardType, isPassword: false, isPIN: false,
      [view.headlessName], prompt: "", width: view.bounds.width)
  }

  private init(
    _ content: UITextContentType?, _ keyboard: UIKeyboardType, isPassword: Bool, isPIN: Bool,
    _ names: [String], prompt: String, width: CGFloat
  ) {
    let words = FieldWords(names)
    isUsual = true
    isCode =
      content == .oneTimeCode
      || content == nil && keyboard.isNumeric && (isPIN || words.sayCode)
    let text =
      isCode
      ? Self.code : Self.text(of: content) ?? Self.text(of: keyboard, isPassword: isPassword, words)
    if text == Self.words { others = [Self.number] }
    if [Self.password, Self.address].contains(text) { wrong = Self.letter }
    if text == Self.number, keyboard.hasSeparator { wrong = Self.separator }
    // A field that has room for a letter takes no more.
    let isNarrow = width > 0 && width < Self.widthOfTwo
    self.text = isNarrow && prompt.count <= 1 ? String(text.prefix(1)) : text
  }

  /// Whether a text is what the app has let the user type of this one.
  func isThere(in text: String) -> Bool {
    text == self.text || self.text.hasPrefix(text) && (text.count > 1 || isCode && !text.isEmpty)
  }

  /// Another text that is typed as this one is.
  func saying(_ text: String) -> TypedText {
    var other = TypedText(text)
    other.isCode = isCode
    return other
  }

  /// What traces call typing it in place of all that a field has.
  func name(in field: String) -> String {
    if text.isEmpty { return "clear \(field)" }
    return isUsual ? "type in \(field)" : "type '\(text)' in \(field)"
  }

  // Neither has a space, which many rules for names and passwords forbid.
  private static let words = "TypedByUser"
  private static let password = "TypedByUser1!"
  private static let number = "42"
  private static let address = "user@example.com"
  private static let code = "123456"
  private static let letter = "x"
  private static let separator = "."
  /// The least width of a field for more than one letter, in points.
  private static let widthOfTwo: CGFloat = 60

  private static func text(of content: UITextContentType?) -> String? {
    switch content {
    case .emailAddress: address
    case .telephoneNumber: "5550100"
    case .postalCode: "95014"
    case .URL: "https://example.com"
    case .creditCardNumber: "4111111111111111"
    default: nil
    }
  }

  private static func text(
    of keyboard: UIKeyboardType, isPassword: Bool, _ words: FieldWords
  ) -> String {
    switch keyboard {
    case .emailAddress: address
    case .phonePad: "5550100"
    case .numberPad, .asciiCapableNumberPad, .decimalPad, .numbersAndPunctuation: number
    case .URL: "https://example.com"
    // Upper and lower case, a digit and a sign, as rules for passwords want them.
    default:
      isPassword || words.sayPassword ? password : words.sayAddress ? address : Self.words
    }
  }
}

/// What can be read at a field of what it is for.
private struct FieldWords {
  private let text: String
  init(_ names: [String]) { text = names.joined(separator: " ").lowercased() }

  /// Whether an e-mail address is wanted.
  var sayAddress: Bool { text.contains("email") || text.contains("e-mail") }

  /// Whether a password is wanted, though the field may show it.
  var sayPassword: Bool { text.contains("password") }

  /// Whether so many digits are wanted.
  var sayCode: Bool {
    ["code", "otp", "digit"].contains { text.contains($0) }
      || text.split { !$0.isLetter }.contains("pin")
  }
}

extension UIKeyboardType {
  fileprivate var isNumeric: Bool {
    [.numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad].contains(self)
  }

  /// Whether it is for numbers, and has a key for what is no number by itself.
  fileprivate var hasSeparator: Bool { [.decimalPad, .numbersAndPunctuation].contains(self) }
}
