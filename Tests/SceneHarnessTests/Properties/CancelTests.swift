// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import Testing
import UIKit

@MainActor
@Suite("A dismissal that is cancelled")
struct CancelTests {
  /// A cover whose dismissals are interactive, and cancelled when the gesture is over.
  private final class Cover: UIViewController, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    private final class Interaction: UIPercentDrivenInteractiveTransition {
      private var isStarted = false
      private var isOver = false

      override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning)
      {
        super.startInteractiveTransition(context)
        isStarted = true
        if isOver { cancel() }
      }

      func end() {
        isOver = true
        if isStarted { cancel() }
      }
    }

    private var interaction: Interaction?

    init(closedBy recognizer: UIGestureRecognizer) {
      super.init(nibName: nil, bundle: nil)
      (modalPresentationStyle, transitioningDelegate) = (.fullScreen, self)
      recognizer.addTarget(self, action: Selector("close:", Cover.close(_:)))
      view.addGestureRecognizer(recognizer)
    }

    required init?(coder: NSCoder) { nil }

    private func close(_ recognizer: UIGestureRecognizer) {
      let isTap = recognizer is UITapGestureRecognizer
      if isTap || recognizer.state == .began {
        interaction = Interaction()
        dismiss(animated: true)
      }
      if isTap || recognizer.state == .ended || recognizer.state == .cancelled {
        interaction?.end()
      }
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .from)
      if let below = context.view(forKey: .to) { context.containerView.insertSubview(below, at: 0) }
      UIView.animate(withDuration: 0.3, animations: { view?.alpha = 0.1 }) { _ in
        view?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private func result(_ recognizer: @escaping @MainActor @Sendable () -> UIGestureRecognizer)
    throws -> Judged
  {
    try Judged(.interactionHasDriver, depth: 6) { _ in
      let home = UIViewController()
      home.addButton("open") { [unowned home] in
        home.present(Cover(closedBy: recognizer()), animated: false)
      }
      return home
    }
  }

  @Test func `is a violation where a tap has asked for it, and no finger has led it`() throws {
    let result = try result { UITapGestureRecognizer() }
    #expect(result.verdict == .violated)
    #expect(
      result.sequence == [
        "tap open", "animation ends", "tap view of Cover", "interactive transition starts",
      ])
  }

  @Test("is none where a drag has asked for it, though the finger was lifted before the cancel")
  func drag() throws {
    let result = try result { UIPanGestureRecognizer() }
    #expect(result.verdict == .noViolation(.depth(6)), "\(result.verdict) \(result.sequence)")
  }
}
