// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

private final class CodeViewController: UIViewController {
  var goOn: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.placeholder = "Code"
    field.addAction(UIAction { [unowned self] _ in goOn() }, for: .editingChanged)
    view.addSubview(field)
  }
}

/// Shows a field in a child, and another child in its place: by itself, or because of what was typed.
private final class CodeHome: UIViewController {
  private let isAsked: Bool

  init(isAsked: Bool) {
    self.isAsked = isAsked
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
    if !isAsked { later { [unowned self] in show() } }
  }

  private func show() {
    let code = CodeViewController()
    if isAsked { code.goOn = { [unowned self] in later { self.show() } } }
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
}
