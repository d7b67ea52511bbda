// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

@MainActor
@Suite("The objects of a transition")
struct TransitionObjectTests {
  @Test("are called as UIKit does: a percent-driven one without super has no animator (D5)")
  func percentDrivenWithoutSuper() {
    final class Silent: UIPercentDrivenInteractiveTransition {
      override func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) {}
    }
    let stage = TransitionStage()
    stage.present()
    _ = stage.received()
    let interactor = Silent()
    stage.delegate.interactor = interactor
    stage.dismiss()
    stage.turn { stage.driver.perform(.interactiveTransitionStarts) }
    stage.turn { interactor.finish() }
    #expect(stage.received() == ["modal.willDisappear", "base.willAppear"])
    #expect(!stage.driver.offers(.animationEnds))
    #expect(stage.scene.clock.pending.isEmpty)
    #expect(stage.modal.isBeingDismissed)
  }

  /// Animates by one property animator, and counts how often it is asked for.
  private final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning {
    var asked = 0
    var made: UIViewPropertyAnimator?
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }
    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
      -> any UIViewImplicitlyAnimating
    {
      asked += 1
      if let made { return made }
      let view = context.viewController(forKey: .from)?.view
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view?.alpha = 0 }
      animator.addCompletion { [unowned self] _ in
        made = nil
        if context.transitionWasCancelled { view?.alpha = 1 }
        context.completeTransition(!context.transitionWasCancelled)
      }
      made = animator
      return animator
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let animator = Interruptible()
    let interactor = UIPercentDrivenInteractiveTransition()
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { animator }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }

  @Test("can be interrupted if the animator can: UIKit asks for it and takes hold (D24, D25)")
  func interruptible() {
    let stage = TransitionStage()
    let delegate = Delegate()
    delegate.interactor.wantsInteractiveStart = false
    stage.modal.transitioningDelegate = delegate
    stage.present()
    stage.dismiss()
    #expect(delegate.animator.asked == 2, "by animateTransition, and by UIKit")
    #expect(!stage.scene.clock.pending.isEmpty)
    stage.turn { delegate.interactor.pause() }
    #expect(delegate.animator.asked == 3)
    #expect(stage.scene.clock.pending.isEmpty, "time stands still for it")
    stage.turn { delegate.interactor.cancel() }
    stage.endAnimation()
    #expect(stage.navigation.presentedViewController === stage.modal)
    #expect(stage.modal.view.alpha == 1)
  }

  @Test("are read again and again: presentedView and the preferred frame (C31)")
  func getters() {
    final class Counting: UIPresentationController {
      var frames = 0, views = 0
      override var frameOfPresentedViewInContainerView: CGRect {
        frames += 1
        return super.frameOfPresentedViewInContainerView
      }
      override var presentedView: UIView? {
        views += 1
        return super.presentedView
      }
    }
    let stage = TransitionStage(.custom)
    stage.delegate.make = { Counting(presentedViewController: $0, presenting: $1) }
    stage.turn { stage.navigation.present(stage.modal, animated: true) }
    let controller = stage.modal.presentationController as? Counting
    #expect((controller?.frames ?? 0) > 1)
    #expect((controller?.views ?? 0) > 1)
  }

  @Test("run blocks that the coordinator gets right after present and dismiss (C9)")
  func coordinatorRightAfterTheRequest() {
    let stage = TransitionStage()
    var ran: [String] = []
    stage.turn {
      stage.navigation.present(stage.modal, animated: true)
      stage.modal.transitionCoordinator?.animate { _ in
        ran.append("comes")
      } completion: { _ in
        ran.append("has come")
      }
    }
    #expect(ran == ["comes"])
    stage.endAnimation()
    stage.turn {
      stage.navigation.dismiss(animated: true)
      stage.modal.transitionCoordinator?.animate { _ in
        ran.append("goes")
      } completion: { _ in
        ran.append("has gone")
      }
    }
    stage.endAnimation()
    #expect(ran == ["comes", "has come", "goes", "has gone"])
  }
}
