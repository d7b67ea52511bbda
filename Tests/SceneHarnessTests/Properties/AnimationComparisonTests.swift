// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import Testing
import UIKit

@MainActor
@Suite("Animated and not animated end alike")
struct AnimationComparisonTests {
  /// What the overlay of a card does.
  enum Overlay: CaseIterable {
    /// It fades along with the transition, or changes at once where there is none.
    case sound
    /// It appears in an alongside animation, which nobody runs without a coordinator.
    case appearsAlongside
    /// It goes when an alongside animation has ended, never without one.
    case leavesPresenterDimmed
  }

  /// Dims the presenter's view and puts an overlay behind the card.
  private final class Dimming: UIPresentationController {
    let overlay = UIView()
    var kind = Overlay.sound

    override func presentationTransitionWillBegin() {
      overlay.accessibilityIdentifier = "overlay"
      overlay.frame = containerView?.bounds ?? .zero
      overlay.alpha = 0
      containerView?.addSubview(overlay)
      let show = { [overlay, presentingViewController] in
        overlay.alpha = 1
        presentingViewController.view.alpha = 0.5
      }
      if let coordinator = presentedViewController.transitionCoordinator {
        coordinator.animate(alongsideTransition: { _ in show() })
      } else if kind != .appearsAlongside {
        show()
      }
    }

    override func dismissalTransitionWillBegin() {
      let hide = { [presentingViewController] in presentingViewController.view.alpha = 1 }
      if let coordinator = presentedViewController.transitionCoordinator {
        coordinator.animate(alongsideTransition: { _ in hide() })
      } else if kind != .leavesPresenterDimmed {
        hide()
      }
    }
  }

  private final class Home: UIViewController, UIViewControllerTransitioningDelegate {
    var kind = Overlay.sound
    /// Whether the card is presented 0.1 s after the tap, when something else may have happened.
    var presentsLater = false

    override func viewDidLoad() {
      addButton("open") { [unowned self] in
        if presentsLater {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.open() }
        } else {
          open()
        }
      }
    }

    private func open() {
      let card = UIViewController()
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = self
      card.addButton("close") { [unowned card] in card.dismiss(animated: true) }
      present(card, animated: true)
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let dimming = Dimming(presentedViewController: presented, presenting: presenting)
      dimming.kind = kind
      return dimming
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
  }

  /// Puts the card into its container and lets it appear.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let view = transitionContext.view(forKey: .to) else { return }
      view.frame = transitionContext.containerView.bounds
      view.alpha = 0
      transitionContext.containerView.addSubview(view)
      UIView.animate(
        withDuration: 0.3, animations: { view.alpha = 1 },
        completion: { _ in
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
  }

  private func result(_ kind: Overlay, later: Bool = false) throws -> Judged {
    try Judged(.outcomeIsIndependentOfAnimation, depth: 12) { _ in
      let home = Home()
      home.kind = kind
      home.presentsLater = later
      return home
    }
  }

  @Test func `where what is animated along is done at once without a coordinator`() throws {
    let result = try result(.sound)
    #expect(result.verdict == .holds, "\(result.verdict) \(result.difference ?? "")")
  }

  @Test func `unlike an overlay that appears in an alongside animation only`() throws {
    let result = try result(.appearsAlongside)
    #expect(result.verdict == .violated)
    #expect(result.sequence.count == 2 && result.sequence.first == "tap open")
    #expect(
      result.difference == "alpha of 'view of Home' is 0.5 with animation and 1.0 without")
  }

  @Test("unlike a presenter that becomes bright again in an alongside animation only")
  func leavesPresenterDimmed() throws {
    let result = try result(.leavesPresenterDimmed)
    #expect(result.verdict == .violated)
    #expect(result.sequence.count == 4 && result.sequence[2] == "tap close")
    #expect(
      result.difference == "alpha of 'view of Home' is 1.0 with animation and 0.5 without")
  }

  @Test func `is not judged where time passes meanwhile`() throws {
    let result = try result(.appearsAlongside, later: true)
    #expect(result.verdict == .holds, "\(result.verdict) \(result.sequence)")
  }

  /// Slides a cover away, and puts the view below it into the container itself.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let cover = context.view(forKey: .from), let home = context.view(forKey: .to) else {
        return
      }
      context.containerView.insertSubview(home, belowSubview: cover)
      UIView.animate(withDuration: 0.5) {
        cover.frame.origin.y = 844
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private final class SlidingHome: UIViewController, UIViewControllerTransitioningDelegate {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.accessibilityIdentifier = "home"
      addButton("open") { [unowned self] in open() }
    }

    func open() {
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      cover.transitioningDelegate = self
      cover.addButton("close") { [unowned cover] in cover.dismiss(animated: true) }
      present(cover, animated: true)
    }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { Slide() }
  }

  @Test func `where an animator puts the presenter's view back itself`() throws {
    let result = try Judged(.outcomeIsIndependentOfAnimation, depth: 8) { _ in SlidingHome() }
    #expect(result.verdict != .violated, "\(result.difference ?? "")")
  }

  @Test func `A trap without animation is said of that, and the rest is explored`() throws {
    let variant = Variant(
      scene: "scene", summary: "", names: [],
      properties: [.neverCrashes, .outcomeIsIndependentOfAnimation, .checksHold]
    ) { setup in
      let home = UIViewController()
      home.addButton("open") { [unowned home] in
        let card = Eager()
        card.modalPresentationStyle = .fullScreen
        card.addButton("close") { [unowned card] in card.dismiss(animated: true) }
        home.present(card, animated: true)
      }
      home.addButton("fail", y: 300) { [unowned home] in home.title = "failed" }
      setup.check("fine") { [unowned home] in home.title == nil }
      return home
    }
    let exploration = try variant.explore(limits: Limits(depth: 5))
    #expect(exploration.notices.isEmpty, "\(exploration.notices)")
    let results = exploration.results
    #expect(results[0].verdict == .noViolation(.depth(5)), "\(results[0].verdict)")
    #expect(results[1].verdict == .violated)
    let trace = try #require(results[1].trace)
    #expect(trace.steps.count == 2)
    let difference = trace.final.app.observation.differenceWithoutAnimation ?? ""
    #expect(difference.hasPrefix("without animation the app ends: crashes"), "\(difference)")
    #expect(results[2].verdict == .violated)
  }

  /// Takes it for granted that it comes with an animation.
  private final class Eager: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard let coordinator = transitionCoordinator, coordinator.isAnimated else {
        fatalError("no coordinator")
      }
    }
  }
}
