// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import SceneHarness

@MainActor
@Suite("What a field does not take at once is typed key by key")
struct TypingTests {
  /// Lets through what a rule allows, and writes down what it is asked.
  private final class Rule: NSObject, UITextFieldDelegate {
    let allows: (String) -> Bool
    var asked: [String] = []
    init(_ allows: @escaping (String) -> Bool) { self.allows = allows }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      asked.append(string)
      let text = NSString(string: textField.text ?? "")
      return allows(text.replacingCharacters(in: range, with: string))
    }
  }

  private func typed(
    _ width: CGFloat = 400, _ prepare: (UITextField) -> Void
  ) -> (field: UITextField, stage: ActedScene) {
    let stage = ActedScene()
    let field = stage.add(UITextField(), "entry", rect(0, 0, width, 50))
    prepare(field)
    stage.perform("type in entry")
    return (field, stage)
  }

  @Test func `A text within the limits comes at once`() {
    let rule = Rule { $0.count <= 20 }
    let (field, _) = typed { $0.delegate = rule }
    #expect(field.text == "TypedByUser" && rule.asked == ["TypedByUser"])
  }

  @Test func `A limit lets through what comes first, and is not tried again`() {
    let rule = Rule { $0.count <= 10 }
    let (field, stage) = typed { $0.delegate = rule }
    #expect(field.text == "TypedByUse")
    #expect(stage.names == ["clear entry", "press return in entry"])
  }

  @Test(
    "Into a field for decimal numbers a separator alone is typed, too",
    arguments: [(UIKeyboardType.decimalPad, true), (.numberPad, false)])
  func separator(keyboard: UIKeyboardType, isTyped: Bool) {
    let stage = ActedScene()
    stage.add(UITextField(), "entry", rect(0, 0, 400, 50)).keyboardType = keyboard
    #expect(stage.names == ["type in entry"] + (isTyped ? ["type '.' in entry"] : []))
  }

  @Test("Letters that are not allowed are left out, and digits are typed where no letter is")
  func letters() {
    let letters = Rule { $0.allSatisfy(\.isLowercase) }
    #expect(typed { $0.delegate = letters }.field.text == "ypedyser")
    let digits = Rule { $0.allSatisfy(\.isNumber) }
    #expect(typed { $0.delegate = digits }.field.text == "42")
    let nothing = Rule { _ in false }
    #expect(typed { $0.delegate = nothing }.field.text?.isEmpty == true)
  }

  @Test func `What stands there is replaced by the first key that is taken`() {
    let rule = Rule { $0.count <= 5 }
    let (field, _) = typed { field in
      field.delegate = rule
      field.text = "full"
    }
    #expect(field.text == "Typed")
  }

  @Test func `Of a code each digit is typed for itself, until the app does something`() {
    var texts: [String] = []
    let (field, _) = typed { field in
      (field.keyboardType, field.placeholder) = (.numberPad, "PIN")
      let collect = UIAction { _ in
        texts.append(field.text ?? "")
        if field.text?.count == 4 { field.resignFirstResponder() }
      }
      field.addAction(collect, for: .editingChanged)
    }
    #expect(texts == ["1", "12", "123", "1234"] && !field.isFirstResponder)
  }

  @Test func `A field for one digit gets one, and the focus goes to the next`() {
    let (field, _) = typed(40) { $0.keyboardType = .numberPad }
    #expect(field.text == "4")
    #expect(typed { $0.placeholder = "E-mail" }.field.text == "user@example.com")
  }

  @Test func `Keys are pressed no more once the app has shown something`() {
    let stage = ActedScene()
    let rule = Rule { _ in
      stage.root.present(UIViewController(), animated: true)
      return false
    }
    let field = stage.add(UITextField(), "entry", rect(0, 0, 400, 50))
    field.delegate = rule
    stage.perform("type in entry")
    #expect(rule.asked == ["TypedByUser"])
  }
}
