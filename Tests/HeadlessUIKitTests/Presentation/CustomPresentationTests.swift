// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

@MainActor
@Suite("A custom presentation")
struct CustomPresentationTests {
  final class Overlay: UIPresentationController {
    let overlay = UIView()
    static var received: [String] = []
    override func presentationTransitionWillBegin() {
      Self.received.append("presentation begins")
      containerView?.insertSubview(overlay, at: 0)
      overlay.alpha = 0
      presentedViewController.transitionCoordinator?.animate(
        alongsideTransition: { _ in self.overlay.alpha = 1 },
        completion: { _ in
          Self.received.append("presentation's coordinator completes")
        })
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      Self.received.append("presentation ended: \(completed)")
    }
    override func dismissalTransitionWillBegin() {
      Self.received.append("dismissal begins")
      presentedViewController.transitionCoordinator?.animate(
        alongsideTransition: { _ in self.overlay.alpha = 0 }, completion: nil)
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      Self.received.append("dismissal ended: \(completed)")
      if completed { overlay.removeFromSuperview() }
    }
  }

  final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.3 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let view = transitionContext.view(forKey: .from)
      UIView.animate(
        withDuration: 0.3, animations: { view?.frame.origin.y = 800 },
        completion: { _ in
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
  }

  final class EmptyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.3 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      UIView.animate(withDuration: 0.3) {
      } completion: { finished in
        transitionContext.completeTransition(finished)
      }
    }
  }

  final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let interactor = UIPercentDrivenInteractiveTransition()
    var isInteractive = false
    var animator: any UIViewControllerAnimatedTransitioning = Animator()
    var make: (UIViewController, UIViewController?) -> UIPresentationController = {
      Overlay(presentedViewController: $0, presenting: $1)
    }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? { make(presented, presenting) }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { animator }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? interactor : nil }
  }

  /// A scene in which a sheet has just been presented.
  @MainActor
  final class Stage {
    let scene = HeadlessScene.start()
    let root = UIViewController(), sheet = UIViewController()
    let delegate = Delegate()

    init(
      presentedBy make: ((UIViewController, UIViewController?) -> UIPresentationController)? = nil
    ) {
      Overlay.received = []
      if let make { delegate.make = make }
      scene.launch(root)
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = delegate
      turn { root.present(sheet, animated: true) }
    }

    func turn(_ body: () -> Void) { scene.presentation.turn(body) }
  }

  @Test("asks a transitioning delegate that nobody keeps, as UIKit does before 'present' returns")
  func shortLivedDelegate() {
    let scene = HeadlessScene.start()
    let root = UIViewController(), sheet = UIViewController()
    scene.launch(root)
    weak var last: Delegate?
    scene.presentation.turn {
      let delegate = Delegate()
      last = delegate
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = delegate
      root.present(sheet, animated: true)
    }
    #expect(sheet.presentationController is Overlay)
    #expect(last == nil && sheet.transitioningDelegate == nil)
  }

  @Test func `is dismissed by its animator, and everything is gone`() {
    let stage = Stage()
    stage.turn { stage.scene.presentation.perform(.animationEnds) }
    let container = stage.sheet.presentationController?.containerView
    stage.turn { stage.sheet.dismiss(animated: true) }
    #expect(!stage.scene.presentation.offers(.animationEnds))
    #expect(stage.sheet.isBeingDismissed)
    #expect(stage.scene.pendingNames == ["end of animation: view of UIViewController center"])
    stage.turn { stage.scene.clock.fireNext() }
    #expect(Overlay.received.last == "dismissal ended: true")
    #expect(stage.root.presentedViewController == nil)
    #expect(container?.window == nil)
    #expect(stage.sheet.view.window == nil)
  }

  /// Puts the presented view where it belongs in each layout pass, as most such classes do.
  final class Placing: UIPresentationController {
    var passes = 0
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 0, y: 400, width: 400, height: 400)
    }
    override func containerViewWillLayoutSubviews() {
      passes += 1
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  @Test func `shows the presented view above what was added when the presentation began`() {
    final class Adding: UIPresentationController {
      let dimming = UIView()
      override func presentationTransitionWillBegin() { containerView?.addSubview(dimming) }
    }
    let stage = Stage(presentedBy: { Adding(presentedViewController: $0, presenting: $1) })
    let views = stage.sheet.presentationController?.containerView?.subviews
    #expect(views?.count == 2 && views?.last === stage.sheet.view)
  }

  @Test("slides out with a controller that places the view in each layout pass (C2, C13)")
  func placedInEachPass() throws {
    let stage = Stage(presentedBy: { Placing(presentedViewController: $0, presenting: $1) })
    stage.turn { stage.scene.presentation.perform(.animationEnds) }
    let placing = try #require(stage.sheet.presentationController as? Placing)
    #expect(stage.sheet.view.frame.minY == 400)
    let passes = placing.passes
    stage.turn { stage.sheet.dismiss(animated: true) }
    #expect(placing.passes == passes + 1, "the pass of a dismissal is told")
    #expect(stage.sheet.view.frame == CGRect(x: 0, y: 800, width: 400, height: 400))
    stage.turn { placing.containerView?.setNeedsLayout() }
    #expect(stage.sheet.view.frame.minY == 400, "a pass that is asked for has its effects")
  }

  @Test("takes its animator's time also if the animator leaves all to what animates along with it")
  func emptyAnimator() {
    let stage = Stage()
    stage.turn { stage.scene.presentation.perform(.animationEnds) }
    stage.delegate.animator = EmptyAnimator()
    stage.turn { stage.sheet.dismiss(animated: true) }
    #expect(stage.sheet.isBeingDismissed)
    #expect(stage.scene.pendingNames == ["end of animation: a block that changes nothing"])
    stage.turn { stage.scene.clock.fireNext() }
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `stays as it was when the user lets go too early`() {
    let stage = Stage()
    stage.turn { stage.scene.presentation.perform(.animationEnds) }
    stage.delegate.isInteractive = true
    let frame = stage.sheet.view.frame
    stage.turn { stage.sheet.dismiss(animated: true) }
    stage.turn { stage.scene.presentation.perform(.interactiveTransitionStarts) }
    stage.turn { stage.delegate.interactor.update(0.4) }
    #expect(stage.scene.pendingNames.isEmpty)
    stage.turn { stage.delegate.interactor.cancel() }
    stage.turn { stage.scene.clock.fireNext() }
    #expect(Overlay.received.last == "dismissal ended: false")
    #expect(stage.root.presentedViewController === stage.sheet)
    #expect(stage.sheet.view.frame == frame)
    #expect((stage.sheet.presentationController as? Overlay)?.overlay.alpha == 1)
  }
}
