// SPDX-License-Identifier: MIT

package import ModalHarness

/// An app with a semi-modal: a presenter that is reused, and the classes that it puts to work.
///
/// The screens are the root, the modal, and an alert that a message may put above the modal.
package struct SemiModalApp: Application {
  /// Which version of the code runs.
  enum Version: Hashable { case published, presenterNotKept, repaired }

  /// How tall the sheet is; a sheet as tall as the screen leaves no overlay to touch.
  enum Height: String {
    case unset
    case halfByRatio = "half of the container"
    case content = "the modal's content"
    case wholeScreen = "the whole screen"
  }

  /// The finger on the sheet, and how far its pan went from where it began.
  enum Finger: String {
    case up, resting
    case begun = "panning, not moved"
    case near = "panning near the start"
    case farDown = "panning, far down"
    case farUp = "panning, far up"

    var pans: Bool { self != .up && self != .resting }
  }

  /// What the user did last to make the modal go; the app does not see it, the properties do.
  enum Wish: String {
    case none, tapped, dragging
    case draggingWithSecondFinger = "dragging with a second finger"
    case releasedPast = "released past the threshold"
    case releasedBefore = "released before the threshold"
    case interrupted
  }

  enum Direction: String { case down, up }

  /// The percentage from which on a release dismisses.
  static let threshold = 30

  /// How often something was added, as far as it matters.
  enum Count: String {
    case none, one, several

    mutating func increment() { self = self == .none ? .one : .several }
  }

  /// Which view a pan recognizer is on; all of them have the same target.
  enum Recognizer: String { case sheet, overlay }

  enum Phase: Hashable { case began(Direction), changed, ended, cancelled }

  let version: Version
  let presentsAnimated: Bool
  /// `semiModalContentHeight`, where the modal conforms to the delegate protocol.
  let contentHeight: Height?

  // The user
  var finger = Finger.up
  var secondFingerPans = false
  var wish = Wish.none

  // SemiModalDismissInteractiveTransition
  var isInteractive = false
  var gestureDirection = Direction.down

  // The repaired one knows more.
  var driver: Recognizer?
  var hasStarted = false
  var earlyRelease: Phase?

  // SemiModalPresentationController and the two views that the presenter keeps
  var height = Height.unset
  var overlayIsActive = false
  var overlayIsVisible = true
  var indicatorConstraints = Count.none
  var recognizersOnOverlay = Count.none

  init(version: Version, presentsAnimated: Bool, contentHeight: Height?) {
    self.version = version
    self.presentsAnimated = presentsAnimated
    self.contentHeight = contentHeight
  }

  /// Answers for the presenter: the transition is interactive if the flag is set *now* (D6).
  package mutating func answer(_ question: Callback, in world: PresentationWorld) -> Answer {
    switch question {
    case .interactionControllerForDismissal: isInteractive ? .yes : .no
    case .shouldRemovePresentersView: .no
    default: .yes
    }
  }
}

// MARK: - What can happen

extension SemiModalApp {
  /// Whether a finger pans, whichever recognizer sees it.
  package func hasHandOnTransition(in world: PresentationWorld) -> Bool {
    finger.pans || secondFingerPans
  }

  /// What the user does, and what happens to the user's pan.
  package enum Input: String, ApplicationInput {
    /// A tap on the root's button.
    case open = "tap Open"
    /// A tap on a button in the modal.
    case close = "tap Close"
    /// A tap beside the sheet.
    case tapOverlay = "tap the overlay"
    /// A tap on the grip above the sheet.
    case tapIndicator = "tap the indicator"
    /// A finger touches the sheet and does not move yet.
    case rest = "pan: rest a finger on the sheet"
    /// That finger goes without having moved.
    case lift = "pan: lift the resting finger"
    /// The recognizer reports `.began`, moving down.
    case beginDown = "pan: begin downwards"
    /// The recognizer reports `.began`, moving up.
    case beginUp = "pan: begin upwards"
    /// The first `.changed`, near to where the pan began.
    case moveALittle = "pan: move a little"
    /// More than 0.3 of the sheet's height downwards.
    case moveDown = "pan: move past the threshold"
    /// More than 0.3 of the sheet's height upwards.
    case moveUp = "pan: move up past the threshold"
    /// Back to where the pan began.
    case moveBack = "pan: move back"
    /// The recognizer reports `.ended`.
    case release = "pan: release"
    /// The recognizer reports `.cancelled`.
    case interrupt = "pan: interrupted by the system"
    /// Another finger pans beside the sheet, where a recognizer with the same target listens.
    case secondBegins = "second finger: pan the overlay down"
    /// That finger is lifted where it began.
    case secondReleases = "second finger: release"
    /// The app shows an alert above the modal.
    case message = "show a message"
    /// A tap on the alert's button.
    case confirm = "tap OK"

    package var actor: Actor {
      switch self {
      case .interrupt: .system
      case .message: .app
      default: .user
      }
    }
  }

  /// Appends what can happen now; touches that have begun go on whatever UIKit does.
  package func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) {
    if world.count == 0, world.acceptsTouches(.root) { inputs.append(.open) }
    let touchable = world.acceptsTouches(.modal)
    if touchable {
      inputs.append(.close)
      if overlayGetsTouches(in: world) { inputs.append(.tapOverlay) }
      if height != .wholeScreen { inputs.append(.tapIndicator) }
    }
    if world.acceptsTouches(.alert), world.isAtRest { inputs.append(.confirm) }
    if version != .presenterNotKept {
      appendPan(touchable: touchable, to: &inputs)
      if secondFingerPans {
        inputs.append(.secondReleases)
      } else if finger != .up, touchable, overlayGetsTouches(in: world) {
        inputs.append(.secondBegins)
      }
      if world.isAtRest, world.topmostController == .modal { inputs.append(.message) }
    }
  }

  private func appendPan(touchable: Bool, to inputs: inout [Input]) {
    switch finger {
    case .up: if touchable { inputs += [.beginDown, .beginUp, .rest] }
    case .resting: inputs += [.beginDown, .beginUp, .lift]
    case .begun: inputs += [.moveALittle, .moveDown, .moveUp, .release, .interrupt]
    case .near: inputs += [.moveDown, .moveUp, .release, .interrupt]
    case .farDown, .farUp: inputs += [.moveBack, .release, .interrupt]
    }
  }

  /// A view that is as good as transparent, or covered by the sheet, gets no touches.
  func overlayGetsTouches(in world: PresentationWorld) -> Bool {
    world.state(of: .modal).hasOverlay && overlayIsVisible && height != .wholeScreen
  }
}

// MARK: - Touches

extension SemiModalApp {
  /// Takes an input: first the user's side of it, then the app's.
  package mutating func receive(_ input: Input, uikit: inout UIKitHandle) {
    follow(input, in: uikit.world)
    switch input {
    case .open: open(&uikit)
    case .close: dismissModal(&uikit)
    case .tapOverlay: if version != .presenterNotKept { dismissModal(&uikit) }
    case .tapIndicator: tapIndicator(&uikit)
    case .rest: finger = .resting
    case .lift: finger = .up
    case .beginDown, .beginUp:
      finger = .begun
      pan(.began(input == .beginDown ? .down : .up), on: .sheet, &uikit)
    case .moveALittle, .moveBack: move(.near, &uikit)
    case .moveDown: move(.farDown, &uikit)
    case .moveUp: move(.farUp, &uikit)
    case .release, .interrupt:
      finger = .up
      pan(input == .release ? .ended : .cancelled, on: .sheet, &uikit)
    case .secondBegins:
      secondFingerPans = true
      pan(.began(.down), on: .overlay, &uikit)
    case .secondReleases:
      secondFingerPans = false
      pan(.ended, on: .overlay, &uikit)
    case .message: uikit.present(.alert, from: .modal, .overFullScreen)
    case .confirm: uikit.dismiss(from: .alert)
    }
  }

  /// Notes what the user wants, from what the user sees.
  private mutating func follow(_ input: Input, in world: PresentationWorld) {
    let modalRests = canDismiss(in: world)
    switch input {
    case .close, .tapOverlay, .tapIndicator: if modalRests { wish = .tapped }
    case .beginDown: if modalRests { wish = .dragging }
    case .secondBegins: if modalRests { wish = .draggingWithSecondFinger }
    case .release where wish == .dragging:
      wish = finger == .farDown ? .releasedPast : .releasedBefore
    case .interrupt where wish == .dragging: wish = .interrupted
    case .secondReleases where wish == .draggingWithSecondFinger: wish = .releasedBefore
    default: break
    }
  }

  /// Hands a new modal to the presenter and presents it.
  private mutating func open(_ uikit: inout UIKitHandle) {
    uikit.setTransitioningDelegate(
      [
        .presentationController, .animationControllerForDismissed,
        .interactionControllerForDismissal,
      ], of: .modal)
    // The views of the presenter outlive the modal, and get one recognizer more each time.
    if version != .repaired || recognizersOnOverlay == .none { recognizersOnOverlay.increment() }
    // The modal would rather stay, and says so; nobody asks (A6, H11).
    uikit.setModalInPresentation(true, of: .modal)
    uikit.setDelegate(.dismissal, of: .modal)
    uikit.present(.modal, from: .root, .custom, animated: presentsAnimated)
    // `transitioningDelegate` is weak: the presenter goes with its local variable (D15).
    if version == .presenterNotKept { uikit.setTransitioningDelegate([], of: .modal) }
  }

  /// `viewController?.dismiss(animated: true)`, from whatever tap.
  private func dismissModal(_ uikit: inout UIKitHandle) {
    if version == .repaired, !canDismiss(in: uikit.world) { return }
    uikit.dismiss(from: .modal)
  }

  /// The grip lies outside the bounds of its superview: what is hit is the overlay behind it.
  private func tapIndicator(_ uikit: inout UIKitHandle) {
    switch version {
    case .published: if overlayGetsTouches(in: uikit.world) { dismissModal(&uikit) }
    case .repaired: dismissModal(&uikit)
    case .presenterNotKept: break
    }
  }

  private mutating func move(_ place: Finger, _ uikit: inout UIKitHandle) {
    finger = place
    pan(.changed, on: .sheet, &uikit)
  }

  /// Whether the modal is there, nothing moves and nothing is presented from it (E1, E7, E8).
  func canDismiss(in world: PresentationWorld) -> Bool {
    world.topmostController == .modal && !world.isInTransition
  }
}

extension ControllerID {
  fileprivate static let modal = ControllerID(1)
  fileprivate static let alert = ControllerID(2)
}
