// SPDX-License-Identifier: MIT

import UIKit

/// What a user types who knows what a field is for: a text that the app is unlikely to have put there
/// itself, and that it takes.
struct TypedText {
  let text: String

  @MainActor
  init(for field: UITextField) {
    let isPassword = field.isSecureTextEntry && field.keyboardType == .default
    self.init(field.textContentType, field.keyboardType, isPassword: isPassword)
  }

  @MainActor
  init(for view: UITextView) {
    self.init(view.textContentType, view.keyboardType, isPassword: false)
  }

  private init(_ content: UITextContentType?, _ keyboard: UIKeyboardType, isPassword: Bool) {
    text = Self.text(of: content) ?? Self.text(of: keyboard, isPassword: isPassword)
  }

  private static func text(of content: UITextContentType?) -> String? {
    switch content {
    case .emailAddress: "user@example.com"
    case .telephoneNumber: "5550100"
    case .postalCode: "95014"
    case .oneTimeCode: "123456"
    case .URL: "https://example.com"
    case .creditCardNumber: "4111111111111111"
    default: nil
    }
  }

  private static func text(of keyboard: UIKeyboardType, isPassword: Bool) -> String {
    switch keyboard {
    case .emailAddress: "user@example.com"
    case .phonePad: "5550100"
    case .numberPad, .asciiCapableNumberPad, .decimalPad, .numbersAndPunctuation: "42"
    case .URL: "https://example.com"
    // Upper and lower case, a digit and a sign, as rules for passwords want them.
    default: isPassword ? "Typed by user 1!" : "typed by the user"
    }
  }
}
