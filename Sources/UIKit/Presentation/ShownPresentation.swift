// SPDX-License-Identifier: MIT

import Foundation
import UIKitSemantics

/// The objects of one presentation: what the rules of presentation know by numbers alone.
@MainActor
final class ShownPresentation: LooseTarget {
  nonisolated(unsafe) let existence = Existence()
  private let original: ControllerID
  let presented: UIViewController
  let presenting: UIViewController
  /// Who was asked to present.
  let source: UIViewController
  @exclusivity(unchecked) var controller: UIPresentationController
  /// The controller that adaptation has put around the presented one (F11).
  @exclusivity(unchecked) var wrapper: UIViewController?
  var presentCompletion: (() -> Void)?
  @exclusivity(unchecked) var containerView: TransitionContainerView?
  /// Who is asked about the presentation; UIKit asks before `present` returns, so that a delegate
  /// that nobody else keeps is there (Apple's sample CustomTransitions).
  var delegateOfRequest: (any UIViewControllerTransitioningDelegate)?
  /// The segue that began the presentation; it lives as long (Apple's sample SegueCatalog).
  var segue: UIStoryboardSegue?

  /// Whether UIKit has yet to put the presented view into the container.
  @exclusivity(unchecked) var awaitsPlacing = false
  /// Where UIKit has put the presented view last.
  var placedFrame: CGRect?
  /// Where the presenter's view was before the presentation took it.
  @exclusivity(unchecked) var presentersPlace: ViewPlace?

  // Of the running transition
  /// Whether the last transition was animated; some callbacks come when it is forgotten already.
  @exclusivity(unchecked) var wasAnimated = false
  @exclusivity(unchecked) var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactionController: (any UIViewControllerInteractiveTransitioning)?
  @exclusivity(unchecked) var context: TransitionContext?
  @exclusivity(unchecked) var coordinator: TransitionCoordinator?
  /// What the animator animates, as long as it runs.
  var animations: [RunningAnimation] = []

  init(
    _ presented: UIViewController, _ identifier: ControllerID, presenting: UIViewController,
    source: UIViewController, controller: UIPresentationController
  ) {
    original = identifier
    self.presented = presented
    self.presenting = presenting
    self.source = source
    self.controller = controller
    existence.begin(self)
  }

  deinit { existence.end() }

  /// What the rules call the one that comes and goes: adaptation may have put another one in the
  /// place of the one that was presented (F11, F18).
  var identifier: ControllerID {
    let driver = HeadlessScene.current.presentation
    guard let wrapper, let other = driver.knownIdentifier(of: wrapper),
      driver.world.presentation(of: other)?.wrapped == original
    else { return original }
    return other
  }

  /// Whether it is the presentation of a controller, or of what that one stands for.
  func concerns(_ controller: ControllerID) -> Bool {
    original == controller
      || wrapper.map { HeadlessScene.current.presentation.knownIdentifier(of: $0) == controller }
        ?? false
  }

  /// The view that comes and goes: the presentation controller may put one around the presented
  /// controller's (C16).
  var presentedView: UIView { wrapper?.view ?? controller.presentedView ?? presented.view }

  /// The animator and the coordinator of the transition that has just ended: their last callbacks
  /// come when the transition is over.
  private(set) var endedAnimator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var endedCoordinator: TransitionCoordinator?

  /// Keeps what is called at the end of a transition.
  func keepForLastCallbacks() {
    if animator != nil { endedAnimator = animator }
    if coordinator != nil { endedCoordinator = coordinator }
  }

  /// Forgets what belongs to a transition that is over.
  func forgetTransition() {
    animator = nil
    interactionController = nil
    context = nil
    coordinator = nil
    animations = []
  }
}

/// Where a view was, to put it back there.
@MainActor
struct ViewPlace {
  @Loose private var superview: UIView?
  private let index: Int, bounds: CGRect, frame: CGRect

  /// The place of a view that is in another one.
  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    (bounds, frame) = (superview.bounds, view.frame)
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    self.superview = superview
  }

  /// Whether the place is still that of a controller's view: a window may show another root by now.
  func isStill(of controller: UIViewController) -> Bool {
    guard let window = superview as? UIWindow, let root = window.rootViewController else {
      return true
    }
    return root === controller || root.viewIfLoaded?.superview !== window
  }

  /// Puts the view back; where the view around it has another size by now, it fills that.
  func putBack(_ view: UIView) {
    guard let superview else { return view.removeFromSuperview() }
    superview.insertSubview(view, at: index)
    view.frame = superview.bounds == bounds ? frame : superview.bounds
  }
}

/// The view in which a presentation takes place; it keeps touches from what lies behind.
final class TransitionContainerView: UIView {
  @Loose var presentationController: UIPresentationController?

  /// Touches beside the presented view go to what is behind where the rules let them (G8, G9, H10).
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let presentationController else { return hit }
    if let popover = presentationController as? UIPopoverPresentationController {
      let isPassed = (popover.passthroughViews ?? []).contains { view in
        view.window != nil && view.bounds.contains(view.convert(point, from: self))
      }
      if isPassed { return nil }
    }
    return SheetRules(presentationController.presentedViewController).sheet?.passesTouchesBehind
      == true ? nil : hit
  }

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }
}
