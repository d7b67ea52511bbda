// SPDX-License-Identifier: MIT

import Foundation
import UIKitSemantics

// MARK: - Where views are

extension PresentationDriver {
  /// Brings views to where the rules have them.
  func reconcile() {
    if !shown.isEmpty {
      var concernsPresenters = false
      for one in shown where bringUpToDate(one) { concernsPresenters = true }
      if concernsPresenters {
        for one in shown { placePresenter(of: one) }
      }
    }
    if hasContainers { reconcileContainers() }
    takeUpWaitingRequest()
  }

  /// Brings the views of a presentation up to date, or takes them away; says whether its
  /// presenter's view comes or goes.
  private func bringUpToDate(_ one: ShownPresentation) -> Bool {
    guard let presentation = world.presentation(of: one.identifier) else {
      end(one)
      return false
    }
    if one.wrapper != nil { exchangeWrapper(one, presentation) }
    if presentation.hasContainerView, one.containerView == nil { install(one, presentation) }
    if presentation.hasDeparted, !world.state(of: presentation.presented).isViewInWindow {
      one.presentedView.removeFromSuperview()
    }
    if presentation.isAtRest {
      placePresentedView(of: one)
      settle(one)
      layOut(one)
    }
    if !presentation.isAtRest { one.wasAnimated = presentation.isAnimated }
    return presentation.removesPresentersView || one.presentersPlace != nil
  }

  private func install(_ one: ShownPresentation, _ presentation: Presentation) {
    let context = presentation.coversContext ? one.presenting.viewIfLoaded : nil
    guard let around = context?.superview ?? window(for: one) else { return }
    let container = TransitionContainerView(frame: context?.frame ?? around.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentationController = one.controller
    one.containerView = container
    if let context {
      around.insertSubview(container, aboveSubview: context)
    } else {
      around.addSubview(container)
    }
    if presentation.removesPresentersView {
      takePresenter(of: one, into: container)
    } else if context == nil, let view = one.presenting.viewIfLoaded {
      one.presentersHome = ViewPlace(of: view)
    }
    one.awaitsPlacing = one.animator == nil || !presentation.isAnimated
  }

  /// Puts the presented view into the container, unless that is done or an animator's to do.
  func placePresentedView(of one: ShownPresentation) {
    guard let container = one.containerView, one.awaitsPlacing else { return }
    one.awaitsPlacing = false
    container.addSubview(one.presentedView)
    let frame = one.controller.frameOfPresentedViewInContainerView
    one.presentedView.frame = frame
    one.placedFrame = frame
    noteArrow(of: one)
  }

  /// An arrow takes room of the presented view's that is not safe for contents.
  private func noteArrow(of one: ShownPresentation) {
    guard let popover = one.controller as? UIPopoverPresentationController else { return }
    let insets = popover.geometry?.insets ?? .zero
    guard one.presented.arrowInsets != insets else { return }
    one.presented.arrowInsets = insets
    one.presented.viewIfLoaded?.setNeedsLayout()
  }

  private func window(for one: ShownPresentation) -> UIWindow? {
    one.presenting.viewIfLoaded?.window ?? window ?? HeadlessScene.current.windows.last
  }

  /// Puts a wrapper in the place of what it wraps, or the other way round (F11).
  private func exchangeWrapper(_ one: ShownPresentation, _ presentation: Presentation) {
    guard let wrapper = one.wrapper else { return }
    let presented = one.presented
    if controller(presentation.presented) !== wrapper {
      one.wrapper = nil
      wrapper.containment.children.removeAll { $0 === presented }
      if presented.parent === wrapper { presented.containment.parent = nil }
      wrapper.viewIfLoaded?.removeFromSuperview()
    }
    guard let container = one.containerView, one.presentedView.superview !== container else {
      return
    }
    if one.wrapper != nil, !presented.isInside(wrapper) {
      presented.viewIfLoaded?.removeFromSuperview()
    }
    container.addSubview(one.presentedView)
    one.presentedView.frame = one.controller.frameOfPresentedViewInContainerView
  }

  /// Brings what UIKit places to where it stands now.
  ///
  /// A sheet goes to its detent, anything into a window of another size. What the app itself has
  /// moved meanwhile stays.
  private func layOut(_ one: ShownPresentation) {
    guard !one.controller.isCustom, one.presentedView.superview === one.containerView else {
      return
    }
    let frame = one.controller.frameOfPresentedViewInContainerView
    if let former = one.placedFrame, former != frame { one.presentedView.frame = frame }
    one.placedFrame = frame
    noteArrow(of: one)
  }

  /// Lays the container out, so that the presentation controller is told (C1, C2, C14).
  ///
  /// A dismissal has such a pass "during the animations" (C2), though nothing in the container
  /// asked for it. The widespread `presentedView?.frame = frameOfPresentedViewInContainerView` in
  /// that pass does not stop an animator from sliding the view out: what is animated keeps its
  /// values. A pass that something did ask for, such as a view that the animator adds, has its
  /// usual effects.
  func layOutContainer(of one: ShownPresentation) {
    guard let container = one.containerView else { return }
    let isDismissed = world.presentation(of: one.identifier)?.isBeingDismissed ?? false
    let isUnasked = isDismissed && !container.needsLayout
    container.setNeedsLayout()
    guard isUnasked else { return container.layoutIfNeeded() }
    HeadlessScene.current.animations.keepingValues { container.layoutIfNeeded() }
  }

  /// A transition is over and the presentation stays.
  private func settle(_ one: ShownPresentation) {
    guard one.animator != nil || one.context != nil || one.coordinator != nil else { return }
    one.endTransition()
  }

  /// Whether a view goes with a presentation that is over.
  func hasEnded(around view: UIView) -> Bool {
    let departed = shown.filter { world.presentation(of: $0.identifier)?.hasDeparted == true }
    return (departed + ended).contains { view.isDescendant(of: $0.presentedView) }
  }

  /// The presentation is over: its container goes with all that is in it (C8).
  private func end(_ one: ShownPresentation) {
    shown.removeAll { $0 === one }
    ended.append(one)
    let isCancelled = one.context?.transitionWasCancelled ?? false
    one.endTransition()
    one.presentedView.removeFromSuperview()
    one.endAdaptation()
    one.presented.arrowInsets = .zero
    one.controller.adopt(presenting: one.presenting, presentation: nil)
    putPresenterBack(one, afterCancel: isCancelled)
    saveFromContainer(one)
    one.containerView?.removeFromSuperview()
    one.containerView = nil
  }

  // MARK: Presenters

  /// Puts the presenter's view into the container, where the presentation takes it out of the window
  /// at its end (B4): an animator finds it there.
  private func takePresenter(of one: ShownPresentation, into container: UIView) {
    guard let view = one.presenting.viewIfLoaded, let home = ViewPlace(of: view) else { return }
    one.presentersPlace = home
    let frame = container.convert(view.bounds, from: view)
    container.insertSubview(view, at: 0)
    view.frame = frame
  }

  /// Takes the view of a presenter out of the window, or puts it back (B4).
  private func placePresenter(of one: ShownPresentation) {
    guard let presentation = world.presentation(of: one.identifier),
      let view = one.presenting.viewIfLoaded
    else { return }
    guard presentation.removesPresentersView else { return putPresenterBack(one) }
    let isComing = world.presentation(of: presentation.presenting)?.isBeingDismissed ?? false
    if world.state(of: presentation.presenting).isViewInWindow || isComing {
      // A custom animator has the view by `view(forKey: .to)` and puts it in itself, animated or not.
      if presentation.isBeingDismissed, one.animator == nil, view.superview == nil {
        putPresenterBack(one)
      }
    } else {
      cover(one)
    }
  }

  /// Whether a presentation has a presenter's view, which it puts back itself (B4).
  func hasTakenView(of presenter: UIViewController) -> Bool {
    shown.contains { $0.presenting === presenter && $0.presentersPlace != nil }
  }

  /// Takes the view of a presenter out of the window (B4).
  func cover(_ one: ShownPresentation) {
    guard let view = one.presenting.viewIfLoaded, view.superview != nil else { return }
    if one.presentersPlace == nil { one.presentersPlace = ViewPlace(of: view) }
    view.removeFromSuperview()
  }

  /// What an animator put into the container goes with it, or is put back (D29).
  private func saveFromContainer(_ one: ShownPresentation) {
    guard one.hasPresentersView, let home = one.presentersHome,
      let presenter = knownIdentifier(of: one.presenting),
      world.state(of: presenter).isViewInWindow
    else { return }
    home.putBack(one.presenting.view)
  }

  private func putPresenterBack(_ one: ShownPresentation, afterCancel: Bool = false) {
    guard let place = one.presentersPlace else { return }
    one.presentersPlace = nil
    guard let view = one.presenting.viewIfLoaded, place.isStill(of: one.presenting) else { return }
    place.putBack(view, afterCancel: afterCancel)
  }
}
