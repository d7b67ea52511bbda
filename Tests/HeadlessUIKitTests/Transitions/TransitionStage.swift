// SPDX-License-Identifier: MIT

import Foundation
import UIKitSemantics

@testable import UIKit

/// A navigation controller with one controller, and another one that it presents with an animator.
@MainActor
final class TransitionStage {
  /// What was called, in order.
  final class Journal {
    var lines: [String] = []
  }

  final class Screen: UIViewController {
    let name: String, journal: Journal
    var onDidAppear: (() -> Void)?, onDidDisappear: (() -> Void)?
    init(_ name: String, _ journal: Journal) {
      (self.name, self.journal) = (name, journal)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { journal.lines.append("\(name).willAppear") }
    override func viewDidAppear(_ animated: Bool) {
      journal.lines.append("\(name).didAppear")
      onDidAppear?()
    }
    override func viewWillDisappear(_ animated: Bool) {
      journal.lines.append("\(name).willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      journal.lines.append("\(name).didDisappear")
      onDidDisappear?()
    }
  }

  /// Fades the to-view in, or the from-view out where there is none.
  final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    let journal: Journal
    var onStart: ((any UIViewControllerContextTransitioning) -> Void)?, onEnd: (() -> Void)?
    init(_ journal: Journal) { self.journal = journal }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      journal.lines.append("animateTransition")
      onStart?(context)
      let moved = context.view(forKey: .to) ?? context.view(forKey: .from)
      if let view = context.view(forKey: .to), !view.isDescendant(of: context.containerView) {
        context.containerView.addSubview(view)
        view.frame = context.viewController(forKey: .to).map(context.finalFrame) ?? .zero
      }
      let end: CGFloat = context.view(forKey: .to) == nil ? 0 : 1
      moved?.alpha = 1 - end
      UIView.animate(withDuration: 0.3) {
        moved?.alpha = end
      } completion: { [journal, onEnd] _ in
        journal.lines.append("completeTransition")
        context.completeTransition(!context.transitionWasCancelled)
        onEnd?()
      }
    }
    func animationEnded(_ transitionCompleted: Bool) {
      journal.lines.append("animationEnded(\(transitionCompleted))")
    }
  }

  final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let animator: Animator
    var interactor: UIPercentDrivenInteractiveTransition?
    var make: ((UIViewController, UIViewController?) -> UIPresentationController)?
    init(_ animator: Animator) { self.animator = animator }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { animator }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? { make?(presented, presenting) }
  }

  static let full = CGRect(x: 0, y: 0, width: 320, height: 480)

  let scene = HeadlessScene.start(screen: full.size, safeArea: .zero)
  let journal = Journal()
  let base: Screen, modal: Screen
  let navigation: UINavigationController
  let animator: Animator
  let delegate: Delegate

  init(_ style: UIModalPresentationStyle = .fullScreen, _ behavior: UIKitBehavior = .init()) {
    base = Screen("base", journal)
    modal = Screen("modal", journal)
    animator = Animator(journal)
    delegate = Delegate(animator)
    navigation = UINavigationController(rootViewController: base)
    modal.modalPresentationStyle = style
    modal.transitioningDelegate = delegate
    scene.presentation.configure(behavior: behavior, horizontalSizeClass: .compact)
    scene.launch(navigation)
    journal.lines = []
  }

  var driver: PresentationDriver { scene.presentation }

  func turn(_ body: () -> Void) { driver.turn(body) }

  /// The animation that runs ends: UIKit's own, or the app's.
  func endAnimation() {
    turn {
      if driver.offers(.animationEnds) {
        driver.perform(.animationEnds)
      } else if let fire = scene.clock.pending.first(where: { $0.kind == .animation }) {
        scene.clock.fire(fire.id)
      }
    }
  }

  func present() {
    turn { navigation.present(modal, animated: true) { self.journal.lines.append("completion") } }
    endAnimation()
  }

  func dismiss() {
    turn { navigation.dismiss(animated: true) { self.journal.lines.append("completion") } }
  }

  /// What was called since the last look.
  func received() -> [String] {
    defer { journal.lines = [] }
    return journal.lines
  }
}
