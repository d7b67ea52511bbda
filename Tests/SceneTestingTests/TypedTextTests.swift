// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

private class CodeViewController: UIViewController {
  var goOn: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.placeholder = "Code"
    field.addAction(UIAction { [unowned self] _ in goOn() }, for: .editingChanged)
    view.addSubview(field)
  }
}

private final class ConfirmationViewController: CodeViewController {}

/// Shows a field in a child, and another child in its place: by itself, or because of what was typed.
private final class CodeHome: UIViewController {
  private let isAsked: Bool
  private let second: CodeViewController.Type

  init(isAsked: Bool, next: CodeViewController.Type = CodeViewController.self) {
    (self.isAsked, second) = (isAsked, next)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(CodeViewController())
    if !isAsked { later { [unowned self] in show(second.init()) } }
  }

  private func show(_ code: CodeViewController) {
    if isAsked { code.goOn = { [unowned self] in later { self.show(self.second.init()) } } }
    for child in children {
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    addChild(code)
    code.view.frame = view.bounds
    view.addSubview(code.view)
    code.didMove(toParent: self)
  }

  private func later(_ action: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: action)
  }
}

/// Asks for a code in a field that nobody sees, and goes on with the first key; or chooses a date by wheels.
private final class UnseenFieldViewController: UIViewController {
  private let field = UITextField()
  private let hide: (UITextField) -> Void

  init(_ hide: @escaping (UITextField) -> Void) {
    self.hide = hide
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    field.placeholder = "Code"
    hide(field)
    field.addAction(UIAction { _ in fatalError("typed") }, for: .editingChanged)
    view.addSubview(field)
    field.becomeFirstResponder()
  }
}

@MainActor
@Suite("Typed text")
struct TypedTextTests {
  private func found(isAsked: Bool) throws -> [String] {
    try violations(budget: 2_000, properties: [.typedTextStays]) { CodeHome(isAsked: isAsked) }
  }

  @Test("is lost where another screen of the same kind takes the place of the one by itself")
  func replaced() throws {
    let found = try found(isAsked: false)
    #expect(found.count == 1)
    #expect(
      found.first?.contains(
        "typed text lost: none → 'UITextField 'Code'' is another field now, and says '' in place of"
      )
        == true || found.first?.contains("is another field now, and says ''") == true, "\(found)")
  }

  @Test("is not lost where the screen goes on because of it")
  func asked() throws { #expect(try found(isAsked: true) == []) }

  @Test func `is not lost where another kind of screen has a field of that name`() throws {
    let found = try violations(budget: 2_000, properties: [.typedTextStays]) {
      CodeHome(isAsked: false, next: ConfirmationViewController.self)
    }
    #expect(found.isEmpty, "\(found)")
  }

  @Test func `goes where the focus is, whether or not a finger reaches that`() throws {
    let ways: [@MainActor (UITextField) -> Void] = [
      { $0.frame = .zero }, { $0.alpha = 0 }, { $0.isHidden = true },
      { $0.isUserInteractionEnabled = false },
    ]
    for hide in ways {
      let found = try violations(depth: 1, properties: [.neverCrashes]) {
        UnseenFieldViewController(hide)
      }
      #expect(found.first?.contains("user: type in field") == true, "\(found)")
    }
  }

  @Test func `goes nowhere under what covers the screen`() throws {
    let found = try violations(depth: 1, properties: [.neverCrashes]) {
      let screen = UnseenFieldViewController { _ in }
      let overlay = UIView(frame: UIScreen.main.bounds)
      overlay.backgroundColor = .black
      screen.view.addSubview(overlay)
      return screen
    }
    #expect(found == [])
  }

  @Test func `needs keys, which wheels in their place have none of`() throws {
    let found = try violations(depth: 2, properties: [.neverCrashes]) {
      UnseenFieldViewController { $0.inputView = UIDatePicker() }
    }
    #expect(found == [])
  }
}
