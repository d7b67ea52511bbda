// SPDX-License-Identifier: MIT

package import ModalHarness

/// The app of ``CustomOverlayPresentation``: a root with a Show button, a modal with an overlay.
///
/// The modal has a Note button too, which presents a second modal; the note has a Done button. Both
/// work only at rest, so that whatever UIKit refuses is refused to the overlay's tap.
package struct CustomOverlayApp: Application {
  /// What the user can do in this app.
  package enum Input: String, ApplicationInput {
    case show = "tap Show"
    case tapBeside = "tap beside the modal"
    case tapContent = "tap the content of the modal"
    case openNote = "tap Note"
    case closeNote = "tap Done"
    case beginPan = "pan: begin downwards"
    case releasePastMiddle = "pan: release past the middle"
    case releaseEarly = "pan: release before the middle"
    case interruptPan = "pan: interrupted by the system"

    package var actor: Actor { .user }
  }

  /// How this version of the code is written; the defaults are the document's.
  struct Code: Hashable, Sendable {
    enum Dimming: Hashable { case overlay, containerBackground }
    enum EndOfDismissal: Hashable { case removesIfCompleted, removesAlways, notImplemented }
    enum OverlayFrame: Hashable { case inEachLayout, inFirstLayout, never }
    enum Animators: Hashable { case system, emptyBodies, complete, completeWithFinalFrame }

    var style = ModalPresentationStyle.custom
    /// Somebody besides the weak `transitioningDelegate` holds the delegate (D15).
    var delegateIsKept = true
    var presentsAnimated = true
    var dismissesAnimated = true
    var dimming = Dimming.overlay
    var fadesOut = true
    /// Where there is no coordinator, the final alpha is set at once (C10).
    var worksWithoutCoordinator = false
    var assignsPresentedFrame = true
    var overlayFrame = OverlayFrame.inEachLayout
    var endOfDismissal = EndOfDismissal.removesIfCompleted
    var restoresAlphaAfterCancel = false
    /// The tap asks the presenter to dismiss, not the modal (E1, H12).
    var asksPresenterToDismiss = false
    /// A tap during a transition is ignored (H13).
    var ignoresTapsInTransitions = false
    var animators = Animators.system
    /// `animationController(forPresented:)` has the parameters by which UIKit knows it (D27).
    var presentationMethodIsUIKits = true
    var directionsAreSwapped = false
    /// A pan drives the dismissal through an interaction controller (D2, D6).
    var canPan = false
    /// UIKit puts alongside animations back when a transition is cancelled; no source tells.
    var cancelPutsAlphaBack = true
    /// The modal has a Note button, and this is the note's style.
    var noteStyle: ModalPresentationStyle?
    /// The modal vetoes dismissals by the user in every way there is (H11).
    var vetoesUser = false
  }

  enum Alpha: Hashable { case zero, half }
  enum Extent: Hashable { case empty, compact, regular }
  enum Animator: Hashable { case none, forPresentation, forDismissal }
  enum Place: Hashable { case onScreen, offScreen }
  enum Pan: Hashable { case none, tracking, toFinish, toCancel }

  let code: Code
  /// `overlay.alpha`, or that of the container's background color.
  var alpha = Alpha.zero
  /// `overlay.frame`: nothing, or the bounds of the container in a width.
  var overlayFrame = Extent.empty
  /// What the document's `print` shows: the two frames were different when they were read (C12).
  var framesDiffered = false
  /// The animation controller that was handed out for the running transition.
  var animator = Animator.none
  /// Where the animation controllers left the modal's view.
  var place = Place.onScreen
  var pan = Pan.none

  init(_ code: Code) { self.code = code }
}

// MARK: - What the user can do

extension CustomOverlayApp {
  /// Whether the pan that began the dismissal goes on.
  package func hasHandOnTransition(in world: PresentationWorld) -> Bool { pan == .tracking }

  /// Offers what is on screen and gets touches.
  package func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) {
    if world.count == 0 { inputs.append(.show) }
    if getsTouchesBeside(in: world) { inputs.append(.tapBeside) }
    if pan == .tracking {
      inputs += [.releasePastMiddle, .releaseEarly, .interruptPan]
    }
    guard let top = world.top, top.isAtRest, world.acceptsTouches(top.presented) else { return }
    if top.presented == .note {
      inputs.append(.closeNote)
    } else if place == .onScreen {
      inputs.append(.tapContent)
      if code.noteStyle != nil { inputs.append(.openNote) }
      if code.canPan { inputs.append(.beginPan) }
    }
  }

  /// Whether a tap beside the modal reaches the recognizer.
  ///
  /// `hitTest(_:with:)` passes over a view that is transparent, and an empty frame has no inside.
  /// A note over the current context covers the modal's view and leaves the overlay free; a note
  /// in full screen covers everything.
  private func getsTouchesBeside(in world: PresentationWorld) -> Bool {
    guard let modal = world.presentation(of: .modal), modal.hasCustomPresentationController,
      let top = world.top, world.acceptsTouches(top.presented),
      top.presented == .modal || top.style == .overCurrentContext
    else { return false }
    if code.dimming == .containerBackground { return true }
    return world.state(of: .modal).hasOverlay && alpha == .half && overlayFrame != .empty
  }

  /// Runs the handler of a button or of a gesture recognizer.
  package mutating func receive(_ input: Input, uikit: inout UIKitHandle) {
    switch input {
    case .show: show(&uikit)
    case .tapBeside: dismissModal(&uikit)
    case .tapContent:
      // The container's recognizer sees the touches of the views in the container as well.
      if code.dimming == .containerBackground { dismissModal(&uikit) }
    case .openNote: uikit.present(.note, from: .modal, code.noteStyle ?? .overCurrentContext)
    case .closeNote: uikit.dismiss(from: .note)
    case .beginPan:
      pan = .tracking
      dismissModal(&uikit)
    case .releasePastMiddle: endPan(.toFinish, &uikit)
    case .releaseEarly, .interruptPan: endPan(.toCancel, &uikit)
    }
  }

  private mutating func show(_ uikit: inout UIKitHandle) {
    place = .onScreen  // Each tap instantiates another destination.
    if code.vetoesUser {
      uikit.setModalInPresentation(true, of: .modal)
      uikit.setDelegate(.dismissal, of: .modal)
    }
    uikit.setTransitioningDelegate(transitioningMethods, of: .modal)
    uikit.present(.modal, from: .root, code.style, animated: code.presentsAnimated)
  }

  private var transitioningMethods: TransitioningMethods {
    guard code.delegateIsKept else { return [] }
    var methods = TransitioningMethods.presentationController
    if code.animators != .system {
      methods.insert(.animationControllerForDismissed)
      if code.presentationMethodIsUIKits { methods.insert(.animationControllerForPresented) }
    }
    if code.canPan { methods.insert(.interactionControllerForDismissal) }
    return methods
  }

  /// The recognizer's method; a pan dismisses in the same way, but always with animation.
  private func dismissModal(_ uikit: inout UIKitHandle) {
    if code.ignoresTapsInTransitions, uikit.world.isInTransition { return }
    uikit.dismiss(
      from: code.asksPresenterToDismiss ? .root : .modal,
      animated: code.dismissesAnimated || pan == .tracking)
  }

  /// The end of a pan that came before the interactive start waits for it (D7, D8).
  private mutating func endPan(_ end: Pan, _ uikit: inout UIKitHandle) {
    pan = end
    if uikit.world.presentation(of: .modal)?.drive == .interacting { driveToEnd(&uikit) }
  }

  private func driveToEnd(_ uikit: inout UIKitHandle) {
    if pan == .toFinish { uikit.finishInteractiveTransition(of: .modal) }
    if pan == .toCancel { uikit.cancelInteractiveTransition(of: .modal) }
  }
}

// MARK: - The transitioning delegate

extension CustomOverlayApp {
  /// Answers as the transitioning delegate, and as the adaptive one, which always says no.
  package mutating func answer(_ question: Callback, in world: PresentationWorld) -> Answer {
    switch question {
    case .presentationControllerForPresented:
      // A new presentation controller, with a new overlay (C18).
      (alpha, overlayFrame, framesDiffered) = (.zero, .empty, false)
      return .yes
    case .animationControllerForPresented:
      animator = code.directionsAreSwapped ? .forDismissal : .forPresentation
      return .yes
    case .animationControllerForDismissed:
      animator = code.directionsAreSwapped ? .forPresentation : .forDismissal
      return .yes
    case .interactionControllerForDismissal:
      return pan == .none ? .no : .yes  // D6
    default:
      return .no  // shouldDismiss, where there is a delegate; shouldRemovePresentersView (C17).
    }
  }
}

// MARK: - The presentation controller and the animation controllers

extension CustomOverlayApp {
  /// Runs the overridden methods of the presentation controller, and those of the animators.
  package mutating func receive(_ callback: Callback, uikit: inout UIKitHandle) {
    switch callback {
    case .presentationTransitionWillBegin(.modal):
      if code.dimming == .overlay { uikit.addOverlay(to: .modal) }
      fade(to: .half, &uikit)
    case .dismissalTransitionWillBegin(.modal):
      if code.fadesOut { fade(to: .zero, &uikit) }
    case .alongsideAnimations(.modal):
      let isComing = uikit.world.presentation(of: .modal)?.isBeingPresented == true
      alpha = isComing ? .half : .zero
    case .dismissalTransitionDidEnd(.modal, let completed):
      endDismissal(completed, &uikit)
    case .containerViewWillLayoutSubviews(.modal):
      layOut(&uikit)
    case .animateTransition(.modal):
      animate(&uikit)
    case .startInteractiveTransition(.modal):
      animate(&uikit)  // UIPercentDrivenInteractiveTransition does it (D5).
      driveToEnd(&uikit)
    case .animatorAnimationsDidFinish(.modal, let cancelled):
      finishAnimation(cancelled, &uikit)
    case .animationEnded(.modal, _):
      (animator, pan) = (.none, .none)
    default:
      break
    }
  }

  private mutating func fade(to final: Alpha, _ uikit: inout UIKitHandle) {
    let response = uikit.animateAlongsideTransition(of: .modal)
    if response != .accepted, code.worksWithoutCoordinator { alpha = final }
  }

  private mutating func endDismissal(_ completed: Bool, _ uikit: inout UIKitHandle) {
    let removes =
      code.endOfDismissal == .removesAlways
      || code.endOfDismissal == .removesIfCompleted
        && completed
    if removes, code.dimming == .overlay { uikit.removeOverlay(from: .modal) }
    if !completed, code.restoresAlphaAfterCancel { alpha = .half }
  }

  private mutating func layOut(_ uikit: inout UIKitHandle) {
    guard let modal = uikit.world.presentation(of: .modal) else { return }
    // The document's method reads the preferred frame, whether or not it assigns it.
    if modal.frame == .container { framesDiffered = true }
    if code.assignsPresentedFrame {
      uikit.applyPreferredFrame(to: .modal)
      if modal.isAtRest { place = .onScreen }
    }
    let isDue = code.overlayFrame == .inEachLayout || overlayFrame == .empty
    if code.dimming == .overlay, code.overlayFrame != .never, isDue {
      overlayFrame = uikit.world.horizontalSizeClass.extent
    }
  }

  /// Starts a presentation at `finalFrame(for:)`, which UIKit takes from the preferred frame (C13).
  private mutating func animate(_ uikit: inout UIKitHandle) {
    guard code.animators == .completeWithFinalFrame,
      let modal = uikit.world.presentation(of: .modal), modal.isBeingPresented
    else { return }
    framesDiffered = true
    uikit.applyPreferredFrame(to: .modal)
  }

  /// The completion block of the animation.
  private mutating func finishAnimation(_ cancelled: Bool, _ uikit: inout UIKitHandle) {
    place = (animator == .forPresentation) == !cancelled ? .onScreen : .offScreen
    if cancelled, code.cancelPutsAlphaBack { alpha = .half }
    uikit.completeTransition(!cancelled, of: .modal)
  }
}

// MARK: - What the properties ask

extension CustomOverlayApp {
  /// Whether the whole background of the modal is dark.
  func dimsBackground(in world: PresentationWorld) -> Bool {
    guard world.presentation(of: .modal)?.hasCustomPresentationController == true, alpha == .half
    else { return false }
    return code.dimming == .containerBackground
      || world.state(of: .modal).hasOverlay && overlayFrame == world.horizontalSizeClass.extent
  }
}

extension HorizontalSizeClass {
  fileprivate var extent: CustomOverlayApp.Extent { self == .compact ? .compact : .regular }
}

extension ControllerID {
  fileprivate static let modal = ControllerID(1)
  fileprivate static let note = ControllerID(2)
}
