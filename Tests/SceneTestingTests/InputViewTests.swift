// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

@MainActor
@Suite("A view above the keyboard")
struct InputViewTests {
  /// Fails when the key above the keyboard is tapped.
  private final class KeyViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 280, height: 40))
      let keys = UIInputView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 44), inputViewStyle: .keyboard)
      let key = UIButton(
        type: .system, primaryAction: UIAction(title: "Bold") { _ in fatalError("no bold") })
      key.frame = CGRect(x: 0, y: 0, width: 80, height: 44)
      keys.addSubview(key)
      field.inputAccessoryView = keys
      field.delegate = delegate
      view.addSubview(field)
    }
    private let delegate = Delegate()
    private final class Delegate: NSObject, UITextFieldDelegate {}
  }

  @Test func `has keys of the app's own, which are tapped`() async throws {
    let found = try await failureTexts(properties: [.neverCrashes]) { _ in KeyViewController() }
    #expect(found.first?.contains("tap Bold") == true, "\(found)")
  }
}
