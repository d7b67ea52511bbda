// SPDX-License-Identifier: MIT

/// One presentation on the stack: a presented controller, how it is shown and what moves.
public struct Presentation: Hashable, Sendable {
  /// Which transition runs.
  public enum Transition: UInt8, Hashable, Sendable {
    /// None: the presentation is at rest.
    case none
    /// The controller is coming.
    case presentation
    /// The controller is going.
    case dismissal
  }

  /// What drives the running transition.
  public enum Drive: UInt8, Hashable, Sendable {
    /// An animation toward the end of the transition.
    case animating
    /// An animation back to where the transition began, after a cancel.
    case reversing
    /// The user's finger, on a sheet of UIKit's (B16).
    case dragging
    /// An interaction controller of the app's was handed out, UIKit has not started it yet (D7).
    case awaitingInteractiveStart
    /// The app's interaction controller (D5).
    case interacting
    /// Nothing: a custom animator is done and UIKit waits for `completeTransition` (D9, D11).
    case awaitingCompletion
  }

  /// Where the user's finger has a sheet.
  public enum Finger: UInt8, Hashable, Sendable {
    /// No finger touches it.
    case up
    /// The finger moves the sheet among its detents, and nothing of a dismissal has begun (G14).
    case sliding
    /// The finger holds the sheet at its place of rest.
    case resting
    /// The sheet is pulled down a little: a release would let it snap back.
    case pulled
    /// The sheet is pulled down so far that a release counts as a wish to dismiss.
    case pastThreshold
  }

  /// Why the controller is going.
  public enum Cause: UInt8, Hashable, Sendable {
    /// A call of `dismiss` (A5).
    case program
    /// A swipe, or a tap outside (A1, H1, H3).
    case user
  }

  /// How the frame of the presented view stands.
  public enum Frame: UInt8, Hashable, Sendable {
    /// The whole container, as before anybody assigned another one (C12).
    case container
    /// The one that `frameOfPresentedViewInContainerView` tells (C13).
    case preferred
  }

  /// Whether what is on screen stands in the place of ``wrapped``, and not around it.
  var isReplaced: Bool { flags.contains(.replaced) }

  struct Flags: OptionSet, Hashable, Sendable {
    let rawValue: UInt32
    /// The running transition is animated, so that there is a coordinator (C9, C10).
    static let animated = Flags(rawValue: 1)
    /// The presenter's view is taken out of the window while this one is on screen (B4, C17).
    static let removesPresenter = Flags(rawValue: 2)
    /// The transitioning delegate gave a presentation controller (C24).
    static let customController = Flags(rawValue: 4)
    /// The transitioning delegate gave an animator for the running transition (D1, D2).
    static let customAnimator = Flags(rawValue: 8)
    /// A completion handler waits for the presentation (C20).
    static let presentCompletion = Flags(rawValue: 16)
    /// A completion handler waits for the dismissal (C21).
    static let dismissCompletion = Flags(rawValue: 32)
    /// Something was registered with the coordinator of the running transition (C9).
    static let alongside = Flags(rawValue: 64)
    /// `dismiss` was asked for during the presentation and is to follow (X3).
    static let dismissDeferred = Flags(rawValue: 128)
    /// There is a container view (C11).
    static let container = Flags(rawValue: 256)
    /// The animations of a cancelled transition are over (D10).
    static let cancelled = Flags(rawValue: 512)
    /// What belongs to one transition and is forgotten when the next begins.
    static let ofOneTransition: Flags = [
      .animated, .customAnimator, .alongside, .cancelled, .context, .ending, .interactionBlock,
      .stalled, .takenOver, .viewsMoved,
    ]
    /// The app put an overlay into the container at some time.
    static let overlayWasAdded = Flags(rawValue: 1024)
    /// The animator or the interaction controller has the transition's context (D1, D2, D9).
    static let context = Flags(rawValue: 2048)
    /// The transition is over, its last callbacks are on their way.
    static let ending = Flags(rawValue: 4096)
    /// The dismissal that is to follow is not animated (X3, C10).
    static let deferredUnanimated = Flags(rawValue: 8192)
    /// A block of the coordinator's waits for changes of the interaction (D21).
    static let interactionBlock = Flags(rawValue: 1 << 16)
    /// What follows the interaction never ends (D18, D25).
    static let stalled = Flags(rawValue: 1 << 17)
    /// The animator moved views and has not put them back (D12).
    static let viewsMoved = Flags(rawValue: 1 << 18)
    /// The presentation controller asks for a presentation over the current context (C17).
    static let currentContext = Flags(rawValue: 1 << 19)
    /// It was presented on what was on its way out, and became part of that dismissal (E12).
    static let joined = Flags(rawValue: 1 << 20)
    /// It is presented, and its view is not there (E12, E33).
    static let withoutContent = Flags(rawValue: 1 << 21)
    /// It was asked for again during its dismissal (E33).
    static let comesBack = Flags(rawValue: 1 << 22)
    /// It is dismissed: it has no presenter any more, and its last callbacks are due (B26).
    static let departed = Flags(rawValue: 1 << 23)
    /// Adaptation has put another controller in the place of the one that was to be presented (F18).
    static let replaced = Flags(rawValue: 1 << 24)
    /// The app dismisses what the user had begun to dismiss, and the user counts as the cause (X3, L8).
    static let takenOver = Flags(rawValue: 1 << 25)
    /// An animator has put the presenter's view into the container, which leaves it in place (D29).
    static let presentersViewTaken = Flags(rawValue: 1 << 26)
  }

  /// The controller on screen.
  public internal(set) var presented: ControllerID
  /// The controller that was to be presented, where adaptation put another one around it or in its
  /// place: it is the child of the one on screen (F11), or not on screen at all (F18).
  public internal(set) var wrapped: ControllerID?
  /// The controller that presents it.
  public internal(set) var presenting: ControllerID
  /// What `modalPresentationStyle` said when it was presented (F10).
  public let requestedStyle: ModalPresentationStyle
  /// The style in which it is shown now.
  public internal(set) var style: ModalPresentationStyle
  /// The running transition.
  public internal(set) var transition = Transition.none
  /// What drives it.
  public internal(set) var drive = Drive.animating
  /// Where the user's finger is.
  public internal(set) var finger = Finger.up
  /// Why it goes, while it goes; at rest it is the same for all, so that they are one state.
  public internal(set) var cause = Cause.program
  /// The frame of the presented view.
  public internal(set) var frame = Frame.container
  var flags: Flags

  /// Whether no transition runs.
  public var isAtRest: Bool { transition == .none }
  /// `isBeingPresented` of the presented controller (B23).
  public var isBeingPresented: Bool { transition == .presentation }
  /// `isBeingDismissed` of the presented controller, true from the first pull on (B23, B24).
  public var isBeingDismissed: Bool { transition == .dismissal }
  /// Whether the running transition is animated, as the appearance callbacks are told (B31).
  public var isAnimated: Bool { transition != .none && flags.contains(.animated) }
  /// Whether `transitionCoordinator` would be there (C9, C10, D23).
  public var hasTransitionCoordinator: Bool { transition != .none && flags.contains(.animated) }
  /// Whether there is a container view (C11).
  public var hasContainerView: Bool { flags.contains(.container) }
  /// Whether a presentation controller of the app's own is at work (C24).
  public var hasCustomPresentationController: Bool { flags.contains(.customController) }
  /// Whether the presenter's view is out of the window while this one is on screen (B4).
  public var removesPresentersView: Bool { flags.contains(.removesPresenter) }
  /// Whether the app's presentation controller made it one over the current context, and not in
  /// full screen (C17).
  public var isInCurrentContext: Bool { flags.contains(.currentContext) }
  /// Whether it covers no more than the view of the controller that defines the context (B6, B7, C17).
  public var coversContext: Bool { style.coversContext || isInCurrentContext }
  /// Whether the app put an overlay into the container, even if it took it out again.
  public var overlayWasAdded: Bool { flags.contains(.overlayWasAdded) }
  /// Whether it is presented, and nothing of it is on screen: an invisible controller that swallows
  /// the user's touches (E12, E33).
  public var isWithoutContent: Bool { flags.contains(.withoutContent) }
  /// Whether UIKit has agreed to present the controller, and it is not there yet.
  ///
  /// It is still coming, its presenter is going (E12), or its own dismissal still runs (E33). A
  /// presentation that was cancelled is awaited no more.
  public var isAwaited: Bool {
    isBeingPresented && !isCancelled || !flags.isDisjoint(with: [.joined, .comesBack])
  }
  /// Whether UIKit has agreed to dismiss the controller, now or after the running transition (X3).
  ///
  /// A cancel holds it back, and so does another `present` of it (E33).
  public var isLeaving: Bool {
    isBeingDismissed && !isCancelled && !flags.contains(.comesBack)
      || flags.contains(.dismissDeferred)
  }
  /// Whether it is dismissed, and only its last callbacks are due (B26).
  public var hasDeparted: Bool { flags.contains(.departed) }
  /// Whether the user's finger has let a sheet of UIKit's go, and it returns (B17, X3).
  var isSnappingBack: Bool { drive == .reversing && cause == .user }
  /// Whether the running transition was cancelled and is on its way back.
  public var isCancelled: Bool { drive == .reversing || flags.contains(.cancelled) }
}
