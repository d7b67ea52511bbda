// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// A form that moves up by half of the keyboard's height each time the keyboard shows, and back when
/// it hides.
private final class LoginViewController: UIViewController, UITextFieldDelegate {
  private let looksWhereItIs: Bool

  init(looksWhereItIs: Bool) {
    self.looksWhereItIs = looksWhereItIs
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (place, isSecure) in [false, true].enumerated() {
      let field = UITextField(frame: CGRect(x: 20, y: 400 + 60 * place, width: 200, height: 40))
      field.isSecureTextEntry = isSecure
      field.delegate = self
      view.addSubview(field)
    }
    for (name, sign) in [
      (UIResponder.keyboardWillShowNotification, -1.0),
      (UIResponder.keyboardWillHideNotification, 1),
    ] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated { self?.move(sign * (frame?.height ?? 0) / 2) }
      }
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }

  private func move(_ way: CGFloat) {
    if !looksWhereItIs {
      view.frame.origin.y += way
    } else if way > 0 || view.frame.origin.y == 0 {
      view.frame.origin.y = min(way, 0)
    }
  }
}

@MainActor
@Suite("A form that moves for the keyboard")
struct KeyboardDriftTests {
  @Test(
    "creeps up with each field if it does not look where it is", arguments: [true, false])
  func drift(looksWhereItIs: Bool) async throws {
    let found = try await failures(properties: [.surroundingsRestored]) { _ in
      LoginViewController(looksWhereItIs: looksWhereItIs)
    }
    #expect(found.isEmpty == looksWhereItIs, "\(found)")
  }
}
