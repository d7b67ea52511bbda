// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// Asks one question after another, with ways out at each, and forgets to answer the last one.
private final class Questions: UIViewController {
  private let number: Int
  private let isMended: Bool

  init(_ number: Int = 1, isMended: Bool) {
    (self.number, self.isMended) = (number, isMended)
    super.init(nibName: nil, bundle: nil)
    title = "Question \(number)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Yes", y: 100) { [unowned self] in answer() }
    add("No", y: 200) { [unowned self] in answer() }
    add("Help", y: 300) { [unowned self] in present(UIViewController(), animated: true) }
  }

  private func answer() {
    guard number == 7 else {
      let next = Questions(number + 1, isMended: isMended)
      navigationController?.pushViewController(next, animated: true)
      return
    }
    let thanks = UIAlertController(title: "Thanks", message: nil, preferredStyle: .alert)
    thanks.addAction(UIAlertAction(title: "OK", style: .default))
    if isMended { return present(thanks, animated: true) }
    present(UIViewController(), animated: true)
    present(thanks, animated: true)
  }

  private func add(_ title: String, y: CGFloat, _ action: @escaping () -> Void) {
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    view.addSubview(button)
  }
}

@MainActor
@Suite("Long flows")
struct LongFlowTests {
  private func found(isMended: Bool) throws -> [String] {
    try violations(budget: 8_000, properties: [.noRequestIsLost, .userIsNeverTrapped]) {
      UINavigationController(rootViewController: Questions(isMended: isMended))
    }
  }

  @Test("are followed to their end, one thing after another, where all orders are too many")
  func end() throws {
    let found = try found(isMended: false)
    #expect(found.count == 1)
    #expect(
      found.first?.contains("Found in a long flow: a shorter sequence may do it, too.") == true)
    #expect(found.first?.contains("user: tap Help") == false, "\(found)")
    #expect(found.first?.contains("lost: none → present(UIAlertController 'Thanks')") == true)
  }

  @Test("and nothing is said of them that what is left out might change")
  func quiet() throws { #expect(try found(isMended: true) == []) }
}
