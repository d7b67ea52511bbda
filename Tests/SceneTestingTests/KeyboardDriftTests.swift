// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// A screen that makes room for the keyboard.
private class KeyboardViewController: UIViewController, UITextFieldDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (name, sign) in [
      (UIResponder.keyboardWillShowNotification, -1.0),
      (UIResponder.keyboardWillHideNotification, 1),
    ] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated { self?.move(sign, frame?.height ?? 0) }
      }
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }

  /// Moves what the keyboard would cover: up, or down again.
  func move(_ sign: CGFloat, _ height: CGFloat) {}
}

/// A form that moves up by half of the keyboard's height each time the keyboard shows, and back when
/// it hides.
private final class LoginViewController: KeyboardViewController {
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
  }

  override func move(_ sign: CGFloat, _ height: CGFloat) {
    let way = sign * height / 2
    if !looksWhereItIs {
      view.frame.origin.y += way
    } else if way > 0 || view.frame.origin.y == 0 {
      view.frame.origin.y = min(way, 0)
    }
  }
}

/// A field above the keyboard, which sinks below its place when the keyboard hides, or does not.
private final class CommentViewController: KeyboardViewController {
  private let forgetsSafeArea: Bool
  private var bottom = NSLayoutConstraint()

  init(forgetsSafeArea: Bool) {
    self.forgetsSafeArea = forgetsSafeArea
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField()
    field.delegate = self
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    bottom = field.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    NSLayoutConstraint.activate([
      bottom, field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      field.widthAnchor.constraint(equalToConstant: 300),
      field.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  override func move(_ sign: CGFloat, _ height: CGFloat) {
    let leavesOut = sign > 0 && forgetsSafeArea
    bottom.constant += sign * (height - (leavesOut ? 0 : view.safeAreaInsets.bottom))
  }
}

@MainActor
@Suite("A field that makes room for the keyboard")
struct KeyboardRoomTests {
  @Test("goes back to its place when the keyboard hides", arguments: [true, false])
  func place(forgetsSafeArea: Bool) async throws {
    let found = try await failureTexts(properties: [.surroundingsRestored]) { _ in
      CommentViewController(forgetsSafeArea: forgetsSafeArea)
    }
    #expect(found.isEmpty != forgetsSafeArea, "\(found)")
    if forgetsSafeArea {
      #expect(found.joined().contains("is 34.0 after the keyboard has gone, and was 0.0 before"))
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
