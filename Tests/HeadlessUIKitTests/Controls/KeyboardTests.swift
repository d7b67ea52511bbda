// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

@MainActor
@Suite("The keyboard")
final class KeyboardTests: NSObject, UITextFieldDelegate {
  /// Made by the test that uses it, whose scene is the current one then.
  private lazy var stage = Stage()
  private let journal = Journal()

  @Test func `comes for who asks for the focus before being in a window, unless taken back`() {
    let stage = stage
    let (code, other, view) = (UITextField(), UITextField(), UIView())
    for field in [code, other] {
      view.addSubview(field)
      #expect(!field.becomeFirstResponder())
    }
    other.resignFirstResponder()
    listen()
    stage.add(view, "page")
    #expect(code.isFirstResponder && received().contains { $0.hasPrefix("WillShow") })
  }

  private func field(_ name: String, y: CGFloat = 100) -> UITextField {
    let field = stage.add(UITextField(frame: rect(0, y, 200, 40)), name)
    field.delegate = self
    return field
  }

  private func listen(to scene: HeadlessScene? = nil) {
    if scene == nil { _ = stage }
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
    ] {
      NotificationCenter.default.addObserver(
        self, selector: Selector("told:", KeyboardTests.told(_:)), name: name, object: nil)
    }
  }

  private func told(_ notification: Notification) {
    let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    let height = 800 - (frame?.cgRectValue.minY ?? 0)
    journal.note("\(notification.name.rawValue.dropFirst(10)) \(Int(height))")
  }

  private func received() -> [String] {
    defer { journal.lines = [] }
    return journal.lines
  }

  private func fireAll() {
    for event in stage.clock.pending where event.kind == .animation { stage.clock.fire(event.id) }
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    journal.note("should begin \(textField.accessibilityIdentifier ?? "")")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    journal.note("did begin \(textField.accessibilityIdentifier ?? "")")
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    journal.note("should end \(textField.accessibilityIdentifier ?? "")")
    return true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    journal.note("did end \(textField.accessibilityIdentifier ?? "")")
  }

  @Test func `comes with the focus and goes with it, and is told of in Apple's order`() {
    listen()
    let name = field("name")
    name.becomeFirstResponder()
    #expect(
      received() == ["should begin name", "WillChangeFrame 336", "WillShow 336", "did begin name"])
    fireAll()
    #expect(received() == ["DidShow 336"])
    name.resignFirstResponder()
    #expect(
      received() == ["should end name", "WillChangeFrame 0", "WillHide 0", "did end name"])
    fireAll()
    #expect(received() == ["DidHide 0"])
  }

  @Test func `stays where the focus moves on, and has not come if it goes before`() {
    listen()
    let name = field("name")
    let mail = field("mail", y: 200)
    name.becomeFirstResponder()
    _ = received()
    mail.becomeFirstResponder()
    #expect(
      received() == ["should begin mail", "should end name", "did end name", "did begin mail"])
    stage.window.endEditing(true)
    #expect(received().contains("WillHide 0"))
    fireAll()
    #expect(received() == ["DidHide 0"])
  }

  @Test func `is nothing that happens later where nobody listens`() {
    field("name").becomeFirstResponder()
    #expect(stage.clock.pending.allSatisfy { $0.kind != .animation })
  }

  @Test func `moves what stands on its guide`() {
    let bar = stage.add("bar", .zero)
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 100),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: stage.window.keyboardLayoutGuide.topAnchor),
    ])
    stage.clock.runLayout()
    #expect(bar.frame.maxY == 800)
    let name = field("name")
    name.becomeFirstResponder()
    stage.clock.runLayout()
    #expect(abs(bar.frame.maxY - (800 - 336)) < 0.01)
    name.resignFirstResponder()
    stage.clock.runLayout()
    #expect(bar.frame.maxY == 800)
  }

  @Test func `has the app's accessory above it, which can be touched, and only then`() {
    listen()
    let name = field("name")
    let toolbar = UIToolbar(frame: rect(0, 0, 400, 44))
    toolbar.items = [
      .flexibleSpace(),
      UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { _ in name.resignFirstResponder() }),
    ]
    name.inputAccessoryView = toolbar
    #expect(toolbar.window == nil)
    name.becomeFirstResponder()
    stage.clock.runLayout()
    #expect(received().contains("WillShow 380"))
    #expect(
      toolbar.convert(CGPoint.zero, to: nil).y == 800 - 380 || toolbar.window !== stage.window)
    #expect(UIApplication.shared.windows.count == 1)
    #expect(stage.scene.tapButton("done"))
    #expect(!name.isFirstResponder && toolbar.window == nil)
    #expect(received().contains("WillHide 0"))
  }

  @Test func `shows anew where the next field has other keys or an accessory view of its own`() {
    listen()
    let (name, password, city) = (field("name"), field("password"), field("city"))
    password.isSecureTextEntry = true
    for field in [name, password, city] { field.delegate = nil }
    name.becomeFirstResponder()
    #expect(received() == ["WillChangeFrame 336", "WillShow 336"])
    city.becomeFirstResponder()
    #expect(received().isEmpty)
    password.becomeFirstResponder()
    #expect(received() == ["WillChangeFrame 291", "WillShow 291"])
    name.inputAccessoryView = UIView(frame: rect(0, 0, 400, 40))
    city.inputAccessoryView = UIView(frame: rect(0, 0, 400, 40))
    name.becomeFirstResponder()
    #expect(received() == ["WillChangeFrame 376", "WillShow 376"])
    city.becomeFirstResponder()
    #expect(received() == ["WillChangeFrame 376", "WillShow 376"])
    city.resignFirstResponder()
    #expect(received() == ["WillChangeFrame 0", "WillHide 0"])
  }

  @Test func `of a controller is its accessory alone`() {
    final class Chat: UIViewController {
      let bar = UIView(frame: rect(0, 0, 400, 60))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    listen()
    let chat = Chat()
    stage.window.rootViewController = chat
    chat.becomeFirstResponder()
    #expect(received() == ["WillChangeFrame 60", "WillShow 60"])
    #expect(chat.bar.window != nil)
    chat.resignFirstResponder()
    #expect(chat.bar.window == nil)
  }

  private final class Chat: UIViewController {
    let bar = UIView(frame: rect(0, 0, 390, 60)), name = UITextField(frame: rect(0, 0, 200, 40))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  @Test(
    "has a controller's bar as soon as that has appeared, also after a field in it had the focus")
  func bar() {
    let scene = HeadlessScene.start()
    let chat = Chat()
    chat.bar.addSubview(chat.name)
    scene.presentation.turn { scene.launch(chat) }
    #expect(chat.isFirstResponder && chat.bar.window != nil)
    #expect(chat.name.becomeFirstResponder() && chat.bar.window != nil)
    #expect(scene.keyboard.frame.height.rounded() == 396)
    chat.name.resignFirstResponder()
    #expect(chat.bar.window != nil && scene.keyboard.frame.height.rounded() == 60)
  }

  @Test(
    "gives the bar back to its controller after another field, and shows none of it below an alert")
  func barComesBack() {
    let scene = HeadlessScene.start()
    let chat = Chat()
    chat.view.addSubview(chat.name)
    scene.presentation.turn { scene.launch(chat) }
    chat.name.becomeFirstResponder()
    chat.name.resignFirstResponder()
    #expect(chat.isFirstResponder && chat.bar.window?.isHidden == false)
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    scene.presentation.turn { chat.present(alert, animated: true) }
    #expect(chat.bar.window?.isHidden == true)
    scene.presentation.turn { scene.presentation.perform(.animationEnds) }
    #expect(chat.bar.window?.isHidden == true)
    scene.presentation.turn { alert.dismiss(animated: true) }
    scene.presentation.turn { scene.presentation.perform(.animationEnds) }
    #expect(chat.bar.window?.isHidden == false)
  }

  @Test func `goes with a sheet without a word of its own (G15), after its field has been told`() {
    let scene = HeadlessScene.start()
    let root = UIViewController()
    scene.launch(root)
    let sheet = Listener("sheet", Ear())
    let name = UITextField(frame: rect(0, 100, 200, 40))
    name.accessibilityIdentifier = "name"
    name.delegate = self
    sheet.view.addSubview(name)
    scene.presentation.turn { root.present(sheet, animated: true) }
    scene.presentation.turn { scene.presentation.perform(.animationEnds) }
    listen(to: scene)
    scene.presentation.turn { name.becomeFirstResponder() }
    _ = received()
    #expect(scene.keyboard.isShown)
    scene.presentation.turn { root.dismiss(animated: true) }
    #expect(received().isEmpty && name.isFirstResponder)
    scene.presentation.turn { scene.presentation.perform(.animationEnds) }
    #expect(received() == ["did end name"])
    #expect(!scene.keyboard.isShown)
  }

  @Test func `is told of when it goes because the view of a field goes`() {
    listen()
    let name = field("name")
    name.becomeFirstResponder()
    _ = received()
    name.removeFromSuperview()
    #expect(received() == ["WillChangeFrame 0", "WillHide 0", "did end name"])
  }
}
