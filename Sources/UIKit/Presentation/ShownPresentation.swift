// SPDX-License-Identifier: MIT

import Foundation
import UIKitSemantics

/// The objects of one presentation.
final class ShownPresentation: AnimatedTransition {
  private let original: ControllerID
  let presented: UIViewController
  let presenting: UIViewController
  /// Who was asked to present.
  let source: UIViewController
  var controller: UIPresentationController
  /// What adaptation has put to work instead, and for which style (C25).
  private var adapted: (controller: UIPresentationController, style: ModalPresentationStyle)?
  /// The controller that adaptation has put around the presented one (F11).
  var wrapper: UIViewController?
  /// Who asked for it.
  var request: CausalChain.Request?
  var presentCompletion: (() -> Void)?
  var containerView: TransitionContainerView?
  /// Who is asked about the presentation; UIKit asks before `present` returns, so that a delegate
  /// that nobody else keeps is there (Apple's sample CustomTransitions).
  var delegateOfRequest: (any UIViewControllerTransitioningDelegate)?
  /// The segue that began the presentation; it lives as long (Apple's sample SegueCatalog).
  var segue: UIStoryboardSegue?

  /// Whether UIKit has yet to put the presented view into the container.
  var awaitsPlacing = false
  /// Where UIKit has put the presented view last.
  var placedFrame: CGRect?
  /// Where the presenter's view was before the presentation took it.
  var presentersPlace: ViewPlace?
  /// Where the presenter's view was where the presentation leaves it in place.
  var presentersHome: ViewPlace?

  /// Whether the last transition was animated; some callbacks come when it is forgotten already.
  var wasAnimated = false

  init(
    _ presented: UIViewController, _ identifier: ControllerID, presenting: UIViewController,
    source: UIViewController, controller: UIPresentationController
  ) {
    original = identifier
    self.presented = presented
    self.presenting = presenting
    self.source = source
    self.controller = controller
    super.init()
  }

  /// What the rules call the one that comes and goes: adaptation may have put another one in the
  /// place of the one that was presented (F11, F18).
  override var identifier: ControllerID {
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

  /// The presentation controller that works now: adaptation can put another one to work (C25).
  var controllerAtWork: UIPresentationController {
    let style = HeadlessScene.current.presentation.world
      .activePresentationController(of: identifier)?.style
    if let adapted, adapted.style == style { return adapted.controller }
    endAdaptation()
    guard let style, style != presentedStyle else { return controller }
    let made = makeAdapted(to: style)
    made.standIn(for: controller, in: self)
    adapted = (made, style)
    return made
  }

  private var presentedStyle: ModalPresentationStyle? {
    HeadlessScene.current.presentation.world.presentationController(of: identifier)?.style
  }

  private func makeAdapted(to style: ModalPresentationStyle) -> UIPresentationController {
    guard style.isSheet else {
      return UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
    return (controller as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
      ?? UISheetPresentationController(presentedViewController: presented, presenting: presenting)
  }

  /// Takes away what adaptation had put to work.
  func endAdaptation() {
    adapted?.controller.standIn(for: controller, in: nil)
    adapted = nil
  }

  // MARK: - The transition

  override var endOfAnimations: UIKitInput? {
    let driver = HeadlessScene.current.presentation
    return driver.world.animated?.presented == identifier ? .animationEnds : nil
  }
  override var subject: UIViewController? { presented }
  override var other: UIViewController? { presenting }
  override var viewAround: UIView? { containerView }
  override var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }

  override func contextView(of side: TransitionKey, isReturn: Bool) -> UIView? {
    let driver = HeadlessScene.current.presentation
    switch driver.world.contextView(forKey: side, of: identifier) {
    case .view(let owner):
      return owner == identifier ? presentedView : driver.controller(owner)?.view
    case .presentedView: return presentedView
    case nil: return nil
    }
  }

  override func coordinatedView(of controller: UIViewController) -> UIView? {
    controller === presented ? presentedView : controller.view
  }

  override func noteViews() {
    guard presentersHome != nil else { return }
    HeadlessScene.current.presentation.world.setPresentersViewIsTaken(
      hasPresentersView, of: identifier)
  }

  /// Whether the presenter's view is in the container.
  var hasPresentersView: Bool {
    guard let containerView, let view = presenting.viewIfLoaded else { return false }
    return view.isDescendant(of: containerView)
  }

  // The frames are those that kern0x1b/charon recorded, in the two files
  // tests/backports/device/customtransition-expectations.h and custompresentation-expectations.h.

  /// What is visible, in the frame that the presentation controller asks for.
  ///
  /// Strange as it is, that is so for a presenter too.
  override var initialFrame: CGRect { controller.frameOfPresentedViewInContainerView }

  /// A presenter that leaves the window ends nowhere, and what is dismissed where it stands.
  override func finalFrame(of controller: UIViewController, isReturn: Bool) -> CGRect {
    if controller === presented { return self.controller.frameOfPresentedViewInContainerView }
    let rules = HeadlessScene.current.presentation.world.presentation(of: identifier)
    let isTakenAway = !isReturn && rules?.removesPresentersView == true
    return isTakenAway ? .zero : containerView?.bounds ?? .zero
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
  ///
  /// After a cancel it stays where an animator has left it (D12).
  func putBack(_ view: UIView, afterCancel: Bool = false) {
    guard let superview else { return view.removeFromSuperview() }
    let left = superview.convert(view.frame, from: view.superview)
    superview.insertSubview(view, at: index)
    guard !afterCancel else { return view.frame = left }
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
