// SPDX-License-Identifier: MIT

package import UIKitSemantics

/// A `present` or `dismiss` that UIKit has refused.
package struct RefusedRequest {
  package enum Kind: Hashable, Sendable { case present, dismiss }

  package let kind: Kind
  /// What was to be presented or to be dismissed.
  package let subject: Existence
  /// Its class and title, and what else shows the same.
  package let likeness: ScreenLikeness
  /// Who was to present it.
  package let presenter: Existence
  /// The class of that one.
  package let caller: String
  package let reason: Refusal
  /// Whether another one waits for the end of a transition, with which something else has begun.
  package let isBesideWaiting: Bool
  /// With what began what has led to the request.
  fileprivate let origin: CausalChain.Origin

  /// Whether somebody else has taken the presenter away since that began, as a user who leaves the
  /// screen while it loads.
  @MainActor
  package var isOvertaken: Bool { origin.precedesDeparture(of: presenter) && !origin.leaves }

  /// Whether what has begun it has taken something away.
  @MainActor
  package var followsDismissal: Bool { origin.leaves }
}

extension Call {
  /// Whether it takes a controller off the screen.
  var takesAway: Bool {
    switch self {
    case .dismiss, .pop, .select, .setRootViewController, .removeFromParent: true
    default: false
    }
  }
}

extension PresentationDriver {
  /// The requests that were refused since the last time that somebody asked.
  package func takeRefusals() -> [RefusedRequest] {
    defer { refusals = [] }
    return refusals
  }

  package func note(
    _ kind: RefusedRequest.Kind, of subject: UIViewController, like likeness: ScreenLikeness? = nil,
    from presenter: UIViewController, _ response: Response,
    asked chain: CausalChain = HeadlessScene.current.clock.chain
  ) {
    guard case .refused(let reason) = response else { return }
    refusals.append(
      RefusedRequest(
        kind: kind, subject: subject.existence,
        likeness: likeness ?? ScreenLikeness(of: subject, isRequested: kind == .present),
        presenter: presenter.existence, caller: presenter.headlessName, reason: reason,
        isBesideWaiting: waiting.map { $0.chain.origin !== chain.origin } ?? false,
        origin: chain.origin))
  }

  /// Notes that a `dismiss` was refused, unless nothing was to be dismissed or it is going already; what
  /// a finger leads away may come back.
  func noteRefusedDismiss(from controller: UIViewController, _ response: Response) {
    guard case .refused(let reason) = response, reason != .nothingToDismiss else { return }
    let target = controller.presentedViewController ?? presentation(showing: controller)?.presented
    guard let target, !isLeaving(target) || isLed(target) else { return }
    note(.dismiss, of: target, from: controller, response)
  }

  /// The presented controllers for which a delegate was set that UIKit does not ask: it was set on
  /// another presentation controller than the one that presents, or it is gone.
  ///
  /// What a `present` keeps that was made during its dismissal has no content that the user could
  /// dismiss, and the app has let go of it: nobody is to be asked about that (E12, E33).
  package var unheardDelegates: [String] {
    shown.flatMap { one -> [String] in
      guard one.controller.delegate == nil,
        world.presentation(of: one.identifier)?.isWithoutContent != true
      else { return [] }
      return one.presented.expectingDelegates.map { controller in
        let name = controller.headlessName
        guard controller === one.presented else {
          return
            "the delegate of \(name) was set on a presentation controller that presents nothing: "
            + "\(one.presented.headlessName) is presented"
        }
        return one.controller.hasLostDelegate
          ? "the delegate of \(name) is gone while \(name) is still presented: keep it until \(name) is "
            + "gone, even during a dismissal, which may be canceled"
          : "the delegate of \(name) was set on another presentation controller than the one that "
            + "presents it now: each presentation has a new one"
      }
    }
  }

  // MARK: - What is presented

  /// Whether a presented controller has still to come to rest for the first time.
  package func isComing(_ controller: UIViewController) -> Bool {
    presentation(showing: controller).flatMap { world.presentation(of: $0.identifier) }?
      .isBeingPresented ?? false
  }

  /// Whether a presented controller is on its way out.
  package func isLeaving(_ controller: UIViewController) -> Bool {
    presentation(showing: controller).flatMap { world.presentation(of: $0.identifier) }?
      .isLeaving ?? true
  }

  /// Whether a finger leads the transition of a presented controller, or has just given it up.
  private func isLed(_ controller: UIViewController) -> Bool {
    let presentation = presentation(showing: controller).flatMap {
      world.presentation(of: $0.identifier)
    }
    switch presentation?.drive {
    case .dragging, .awaitingInteractiveStart, .interacting, .reversing: return true
    default: return false
    }
  }

  /// What stands for the controllers that are presented or in containers on screen, in their order.
  ///
  /// Of a tab bar controller's only the one that is selected is on screen.
  package var controllersOnScreen: [Existence] {
    controllers { $0 is UITabBarController ? $0.shownChildren : $0.children }
  }

  /// The same with the controllers of all tabs, which learn of sizes and traits, too.
  package var controllersInUse: [Existence] { controllers(\.children) }

  private func controllers(_ children: (UIViewController) -> [UIViewController]) -> [Existence] {
    var found: [Existence] = []
    func add(_ controller: UIViewController) {
      found.append(controller.existence)
      for child in children(controller) { add(child) }
    }
    for window in HeadlessScene.current.windows { window.rootViewController.map(add) }
    for controller in presentedControllers { add(controller) }
    return found
  }
}

extension UIViewController {
  /// The controllers within this one for which the app has set a delegate.
  fileprivate var expectingDelegates: [UIViewController] {
    (expectsDelegate ? [self] : []) + children.flatMap(\.expectingDelegates)
  }

  /// What traces call the controller: its class, and the title if it has one, or the identifier of its
  /// view.
  package var headlessName: String {
    let type = PropertyNames.typeName(of: self)
    let alert = self as? UIAlertController
    let identifier = viewIfLoaded?.accessibilityIdentifier
    let title = [title, alert?.title, alert?.message, identifier].lazy.compactMap(\.self).first {
      !$0.isEmpty
    }
    return title.map { "\(type) '\($0)'" } ?? type
  }
}

extension UIView {
  /// Whether it is a view in which a presentation takes place.
  package var isTransitionContainer: Bool { self is TransitionContainerView }

  /// Whether it is the view of a controller.
  package var isScreen: Bool { viewController != nil }
}
