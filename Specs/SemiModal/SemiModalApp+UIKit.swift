// SPDX-License-Identifier: MIT

package import ModalHarness

// MARK: - SemiModalDismissInteractiveTransition

extension SemiModalApp {
  /// The target of all pan recognizers.
  mutating func pan(_ phase: Phase, on view: Recognizer, _ uikit: inout UIKitHandle) {
    if version == .repaired {
      panRepaired(phase, on: view, &uikit)
    } else {
      panPublished(phase, &uikit)
    }
  }

  private mutating func panPublished(_ phase: Phase, _ uikit: inout UIKitHandle) {
    // The weak reference to the controller is empty once the modal is gone.
    guard uikit.world.presentation(of: .modal) != nil else { return }
    switch phase {
    case .began(let direction):
      isInteractive = true
      gestureDirection = direction
      if direction == .down { uikit.dismiss(from: .modal) }
    case .changed:
      isInteractive = true
      uikit.updateInteractiveTransition(progress, of: .modal)
    case .ended, .cancelled:
      isInteractive = false
      end(uikit.world.isPastThreshold, &uikit)
    }
    // The direction means nothing between two pans: forget it, so that states stay few.
    if !finger.pans, !secondFingerPans { gestureDirection = .down }
  }

  /// The argument of `update(_:)`: for a pan that began upwards it grows on the way *up*.
  ///
  /// It is −max(−1, translation / height) then, and nothing holds it at 0 or above.
  private var progress: Int {
    finger == (gestureDirection == .down ? .farDown : .farUp) ? Self.threshold + 1 : 0
  }

  private func end(_ finishes: Bool, _ uikit: inout UIKitHandle) {
    // Without a running interactive transition the call is lost (D8).
    if finishes {
      uikit.finishInteractiveTransition(of: .modal)
    } else {
      uikit.cancelInteractiveTransition(of: .modal)
    }
  }

  /// One recognizer drives, a pan that cannot dismiss is nobody's, and a release is not forgotten.
  private mutating func panRepaired(
    _ phase: Phase, on view: Recognizer, _ uikit: inout UIKitHandle
  ) {
    switch phase {
    case .began(let direction):
      guard driver == nil, direction == .down, canDismiss(in: uikit.world) else { return }
      driver = view
      isInteractive = true
      uikit.updateInteractiveTransition(0, of: .modal)
      uikit.dismiss(from: .modal)
    case .changed:
      guard driver == view else { return }
      uikit.updateInteractiveTransition(progress, of: .modal)
    case .ended, .cancelled:
      guard driver == view else { return }
      driver = nil
      isInteractive = false
      guard hasStarted else {
        earlyRelease = phase
        return
      }
      end(phase == .ended && uikit.world.isPastThreshold, &uikit)
    }
  }

  private mutating func interactiveTransitionStarts(_ uikit: inout UIKitHandle) {
    guard version == .repaired else { return }
    hasStarted = true
    guard let phase = earlyRelease else { return }
    earlyRelease = nil
    end(phase == .ended && uikit.world.isPastThreshold, &uikit)
  }
}

// MARK: - What UIKit calls

extension SemiModalApp {
  /// Receives UIKit's calls for the presentation controller, the animator and the interaction
  /// controller.
  package mutating func receive(_ callback: Callback, uikit: inout UIKitHandle) {
    switch callback {
    case .presentationTransitionWillBegin(.modal): switchOverlay(on: true, &uikit)
    case .dismissalTransitionWillBegin(.modal): switchOverlay(on: false, &uikit)
    case .containerViewWillLayoutSubviews(.modal): layOut(&uikit)
    case .dismissalTransitionDidEnd(.modal, let completed): dismissalEnds(completed, &uikit)
    case .alongsideAnimations(.modal):
      setOverlayActive(uikit.world.presentation(of: .modal)?.isBeingPresented == true)
    case .alongsideCompletion(.modal, cancelled: true):
      // UIKit has animated the alpha back; the property that set it keeps its value.
      overlayIsVisible = true
    case .startInteractiveTransition(.modal): interactiveTransitionStarts(&uikit)
    case .animatorAnimationsDidFinish(.modal, let cancelled):
      uikit.completeTransition(!cancelled, of: .modal)  // D10, D11
    case .animationEnded(.modal, let completed): transitionIsOver(completed, &uikit)
    default: break
    }
  }

  /// `overlay.isActive`: its observer sets the alpha to 0.5 or 0.
  private mutating func setOverlayActive(_ isActive: Bool) {
    overlayIsActive = isActive
    overlayIsVisible = isActive
  }

  /// Without an animation there is no coordinator, and nobody runs the block (C10).
  private mutating func switchOverlay(on isActive: Bool, _ uikit: inout UIKitHandle) {
    let response = uikit.animateAlongsideTransition(of: .modal)
    if version == .repaired, response != .accepted { setOverlayActive(isActive) }
  }

  /// The overlay below everything, the sheet's frame, the grip with its constraints (C14).
  private mutating func layOut(_ uikit: inout UIKitHandle) {
    uikit.addOverlay(to: .modal)
    let isGoing = uikit.world.presentation(of: .modal)?.isBeingDismissed == true
    if version != .repaired || !isGoing { placeSheet(&uikit) }
    if version != .repaired || indicatorConstraints == .none { indicatorConstraints.increment() }
  }

  /// The height that the modal asks for, or else half of the container's.
  private mutating func placeSheet(_ uikit: inout UIKitHandle) {
    height = contentHeight ?? .halfByRatio
    uikit.applyPreferredFrame(to: .modal)
  }

  private mutating func dismissalEnds(_ completed: Bool, _ uikit: inout UIKitHandle) {
    if completed {
      uikit.removeOverlay(from: .modal)
      height = .unset
    } else if version == .repaired {
      setOverlayActive(true)
      placeSheet(&uikit)
    }
  }

  /// A view that left the window takes its touches with it: their recognizers report `.cancelled`.
  private mutating func transitionIsOver(_ completed: Bool, _ uikit: inout UIKitHandle) {
    wish = .none
    defer { forgetDriver() }
    guard completed else { return }
    if finger.pans {
      finger = .up
      pan(.cancelled, on: .sheet, &uikit)
    }
    if secondFingerPans {
      secondFingerPans = false
      pan(.cancelled, on: .overlay, &uikit)
    }
    finger = .up
    gestureDirection = .down
  }

  /// The repaired one begins each transition with nothing of the one before (D6).
  private mutating func forgetDriver() {
    guard version == .repaired else { return }
    driver = nil
    isInteractive = false
    hasStarted = false
    earlyRelease = nil
  }
}

extension ControllerID {
  fileprivate static let modal = ControllerID(1)
}

extension PresentationWorld {
  /// Whether the interaction controller's `percentComplete` is past the threshold (D17).
  var isPastThreshold: Bool {
    transitionSettings(of: ControllerID(1)).percentComplete > SemiModalApp.threshold
  }
}
