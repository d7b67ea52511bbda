// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// Asks one question after another, with ways out at each, and thanks for the last answer.
private final class Questions: UIViewController {
  enum End { case thanks, thanksAreLost, thanksNeverArrive }

  private let number: Int
  private let end: End

  init(_ end: End, number: Int = 1) {
    (self.number, self.end) = (number, end)
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
      let next = Questions(end, number: number + 1)
      navigationController?.pushViewController(next, animated: true)
      return
    }
    let thanks = UIAlertController(title: "Thanks", message: nil, preferredStyle: .alert)
    thanks.addAction(UIAlertAction(title: "OK", style: .default))
    switch end {
    case .thanks: present(thanks, animated: true)
    case .thanksAreLost:
      present(UIViewController(), animated: true)
      present(thanks, animated: true)
    case .thanksNeverArrive:
      let card = UIViewController()
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = self
      present(card, animated: true)
    }
  }

  private func add(_ title: String, y: CGFloat, _ action: @escaping () -> Void) {
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    view.addSubview(button)
  }
}

extension Questions: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Endless() }
}

/// Shows the view, and never says that it is done.
private final class Endless: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.view(forKey: .to).map(transitionContext.containerView.addSubview)
  }
}

@MainActor
@Suite("Long flows", .serialized)
struct LongFlowTests {
  private func found(_ end: Questions.End) throws -> [String] {
    try violations(
      budget: 8_000,
      properties: [.noRequestIsLost, .catalog(.everyTransitionEnds), .userIsNeverTrapped]
    ) {
      UINavigationController(rootViewController: Questions(end))
    }
  }

  @Test("are followed to their end, one thing after another, where all orders are too many")
  func end() throws {
    let found = try found(.thanksAreLost)
    #expect(found.count == 1)
    #expect(
      found.first?.contains("Found in a long flow: a shorter sequence may do it, too.") == true)
    #expect(found.first?.contains("user: tap Help") == false, "\(found)")
    #expect(found.first?.contains("lost: none → present(UIAlertController 'Thanks')") == true)
  }

  @Test("show what should come and does not, where nothing more happens")
  func rest() throws {
    let found = try found(.thanksNeverArrive)
    #expect(found.count == 1)
    let text = try #require(found.first)
    #expect(text.hasPrefix("\"every transition that begins ends\" is violated."), "\(text)")
    #expect(text.contains("then nothing more happens, forever"), "\(text)")
    let quote = try #require(
      text.split(separator: "replaying: \"").last?.split(separator: "\"").first)
    let again = try violations(
      replaying: String(quote), properties: [.catalog(.everyTransitionEnds)]
    ) {
      UINavigationController(rootViewController: Questions(.thanksNeverArrive))
    }
    #expect(again.count == 1, "\(again)")
  }

  @Test("and nothing is said of them that what is left out might change")
  func quiet() throws { #expect(try found(.thanks) == []) }
}
