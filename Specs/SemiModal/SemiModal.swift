// SPDX-License-Identifier: MIT

package import ModalHarness

/// A half-height sheet of the app's own that can be dragged away: the six classes of “How to
/// implement a semi-modal or half modal on iOS with minimal features”.
///
/// Rules of the document, all of them modeled:
/// - The presenter is the transitioning delegate: it hands out the presentation controller, an
///   animator for the dismissal only, and the interaction controller only while its flag is set.
/// - One presenter, kept in a property, serves every presentation, with one overlay and one
///   indicator.
/// - The presentation controller decides the height, by the modal's own wish or else by a ratio,
///   adds overlay and indicator when the container is laid out, fades the overlay alongside the
///   transitions, and takes it out when a dismissal was completed.
/// - The animator slides the sheet out and completes with `!transitionWasCancelled`.
/// - The pan begins a dismissal when it begins downwards, drives it, and decides at 0.3. A pan that
///   begins upwards counts its way *up* as progress; below 0 nothing holds it.
/// - Taps on overlay and indicator dismiss.
///
/// Left out: durations and `completionSpeed` (time is logical, D18), corners and frames beyond
/// "the presented one" and "another", and a scroll view's own pan inside the sheet.
///
/// Assumed where no source says it: touches that have begun go on during transitions, and a second
/// finger beside the sheet goes to its own recognizer. Touches that begin during a transition
/// are a switch of the model (H13): with them the published version breaks in fewer steps.
package struct SemiModal: Spec {
  package let identifier = "semi-modal"
  package let title = "A semi-modal that can be dragged away"
  package let summary = """
    A presenter that is used again and again shows a sheet. The user taps, pans and lets go at any \
    moment, also with two fingers, and the container is laid out at any time.
    """
  package let sources = [DescribedDocument.semiModal.title]
  package let notes = [
    "Whether a dismissal is interactive is decided when it is asked for, by a flag of the pan's.",
    "UIKit starts an interactive transition later: a flick that is over by then must be remembered.",
    "finish and cancel before that start are lost; the screen then waits forever.",
    "percentComplete belongs to the last update, even of an earlier gesture: start each at 0.",
    "A pan that the system cancels is not one that the user ended.",
    "A pan that begins upwards sets the flag and starts nothing; a tap meanwhile depends on it.",
    "A pan that begins upwards makes progress on the way up.",
    "The flag must be cleared on every way out, also when the controller is gone already.",
    "All recognizers share one flag: a second finger decides what the first one drags.",
    "dismiss on a modal that presents something takes that down, and the modal stays.",
    "Layout callbacks come at any time: what they add piles up, and the frame they set may be old.",
    "The presenter's views outlive the modal: recognizers and constraints added anew pile up.",
    "Without an animation there is no coordinator: a reused overlay stays transparent.",
    "UIKit restores the alpha after a cancel, not the isActive that had set it.",
    "The indicator lies above its superview's bounds: it is the overlay that gets its taps.",
    "The overlay goes when a dismissal is completed and stays when it was cancelled.",
    "completeTransition tells UIKit whether the transition was cancelled.",
    "A presenter in a local variable is gone when the user touches the screen.",
    "Pan and taps call dismiss: no veto stops them and the adaptive delegate receives nothing.",
  ]
  package let facts = [
    "A5", "A6", "C1", "C2", "C4", "C7", "C8", "C9", "C10", "C13", "C14", "C18", "C32", "D1", "D2",
    "D3", "D4",
    "D5", "D6", "D7", "D8", "D9", "D10", "D11", "D15", "D17", "D19", "D20", "E1", "E2", "E7", "E8",
    "H11",
    "H12", "H13",
  ]

  package init() {}

  /// The versions: with everything open, and with the presenter in a local variable.
  package var variants: [Variant<SemiModalApp>] { [published, repaired, presenterNotKept] }

  /// The app's variables in the words of its source, the user's fingers first.
  package func fields(of app: SemiModalApp) -> [(name: String, value: String)] {
    [
      ("finger", app.finger.rawValue),
      ("second finger", app.secondFingerPans ? "panning" : "up"),
      ("user", app.wish.rawValue),
      ("isInteractive", "\(app.isInteractive)"),
      ("gestureDirection", app.gestureDirection.rawValue),
      ("driver", app.driver?.rawValue ?? "none"),
      ("hasStarted", "\(app.hasStarted)"),
      ("early release", app.earlyRelease.map { "\($0)" } ?? "none"),
      ("height", app.height.rawValue),
      ("overlay.isActive", "\(app.overlayIsActive)"),
      ("overlay.alpha", app.overlayIsVisible ? "0.5" : "0"),
      ("constraints of the indicator", app.indicatorConstraints.rawValue),
      ("pan recognizers on the overlay", app.recognizersOnOverlay.rawValue),
    ]
  }
}

// MARK: - Variants

extension SemiModal {
  private static let axes = [
    Axis.flag("animated"), Axis("height", ["by ratio", "by delegate", "whole screen"]),
  ]
  private static let names = ControllerNames(["root", "modal", "alert"])
  private static let vocabulary = ActionVocabulary(gestures: [], includesLayoutPasses: true)

  private static var allClaims: [Claim] {
    let ready: [Claim] = .catalog(
      CatalogProperty.obligations + [
        .overlayRemovedAfterCompletion, .overlayKeptAfterCancel, .dismissalEndTellsTheTruth,
        .appearanceBalanced, .presenterReceivesOnlyWhenRemoved,
        .userIsNeverTrapped, .noRequestIsRefused, .noProgrammingError, .vetoDoesNotStopCode,
      ])
    return ready + dragClaims + viewClaims + presenterClaims + panClaims
  }

  private var published: Variant<SemiModalApp> {
    Variant(
      "as published",
      summary: "The classes as the document gives them; the modal is on screen already.",
      axes: Self.axes, names: Self.names, vocabulary: Self.vocabulary, properties: Self.allClaims,
      knownDefects: Self.publishedDefects,
      wholeSpace: StateSpaceSize(states: 6918, generated: 37372, depth: 24)
    ) { Self.opened(.published, $0, $1) }
  }

  private var repaired: Variant<SemiModalApp> {
    Variant(
      "repaired",
      summary: """
        One recognizer drives, an early release is remembered, each drag starts at 0, a cancelled \
        one goes back, and what is added is added once.
        """,
      axes: Self.axes, names: Self.names, vocabulary: Self.vocabulary, properties: Self.allClaims,
      wholeSpace: StateSpaceSize(states: 568, generated: 2922, depth: 10)
    ) { Self.opened(.repaired, $0, $1) }
  }

  private var presenterNotKept: Variant<SemiModalApp> {
    let ready: [Claim] = .catalog(
      CatalogProperty.obligations + [
        .overlayRemovedAfterCompletion, .dismissalEndTellsTheTruth, .appearanceBalanced,
        .presenterReceivesOnlyWhenRemoved, .userIsNeverTrapped,
        .noRequestIsRefused, .vetoDoesNotStopCode,
      ])
    return Variant(
      "presenter not kept",
      summary: "The presenter is a local variable of the action that presents.",
      axes: Self.axes, names: Self.names, vocabulary: Self.vocabulary,
      properties: ready + Self.presenterClaims, knownDefects: Self.lostPresenterDefects,
      wholeSpace: StateSpaceSize(states: 74, generated: 174, depth: 8)
    ) { Self.closed(.presenterNotKept, $0, $1) }
  }

  /// Nothing is presented yet.
  private static func closed(
    _ version: SemiModalApp.Version, _ configuration: VariantConfiguration,
    _ behavior: UIKitBehavior
  ) -> (world: PresentationWorld, app: SemiModalApp) {
    let contentHeight: SemiModalApp.Height? =
      switch configuration["height"] {
      case "by delegate": .content
      case "whole screen": .wholeScreen
      default: nil
      }
    let app = SemiModalApp(
      version: version, presentsAnimated: configuration.isOn("animated"),
      contentHeight: contentHeight)
    var world = PresentationWorld(behavior: behavior)
    world.setTransitionFeatures(.percentDriven, of: ControllerID(1))
    return (world, app)
  }

  /// The modal is presented and rests, as after the first two steps of a run.
  private static func opened(
    _ version: SemiModalApp.Version, _ configuration: VariantConfiguration,
    _ behavior: UIKitBehavior
  ) -> (world: PresentationWorld, app: SemiModalApp) {
    let opening = Variant<SemiModalApp>(
      "opening", summary: "", axes: axes, names: names, properties: [],
      wholeSpace: StateSpaceSize(states: 0, generated: 0, depth: 0)
    ) { closed(version, $0, $1) }
    let script = TraceScript(
      variant: nil, configuration: configuration, actions: ["tap Open", "animation ends"])
    guard let last = try? opening.replay(script, behavior: behavior).steps.last else {
      return closed(version, configuration, behavior)
    }
    return (last.after.world, last.after.app)
  }
}
