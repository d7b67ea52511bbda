// SPDX-License-Identifier: MIT

package import ModalHarness
import StateSpace
package import UIKitSemantics

/// How a presenter learns that its sheet is closed, so that it can reload: sections 1.1 and 1.2 of
/// seed 002, and supplement 1 of seed 003.
///
/// Advice of the documents, each a variant:
/// - Tell the presenter in `willDismiss` or in `didDismiss` (seed 002, 1.1).
/// - Make the sheet always modal, dismiss it in `didAttemptToDismiss` and tell the presenter right
///   there, which comes half a second earlier (seed 002, 1.2). Then the delegate hears neither
///   `willDismiss` nor `didDismiss` (seed 003).
/// - A Close button bypasses the delegate (seed 003, supplement 1).
///
/// Pitfalls: `willDismiss` comes although the user changes his mind (A10), `didDismiss` does not
/// come for a Close button (A5), `viewDidDisappear` comes for a covered sheet too (B25), and a
/// `dismiss` that UIKit ignores is told all the same (E8).
package struct TellingThePresenter: Spec {
  package let identifier = "telling-the-presenter"
  package let title = "Telling the presenter that its sheet is closed"
  package let summary = """
    A list shows an editor in a page sheet and has to reload when it is closed: by a swipe, by a \
    Close button, or because time is up.
    """
  package let sources = [
    "Life cycle and control of dismissing a .pageSheet modal (seed 002)",
    "Modal screens in iOS 13 (seed 003)",
  ]
  package let notes = [
    "Telling in willDismiss tells too early: the user can still change his mind (A9, A10).",
    "Telling in didDismiss misses every dismissal by code, as by a Close button (A5).",
    "Dismissing in didAttemptToDismiss brings neither willDismiss nor didDismiss (A15).",
    "Telling where dismiss is called tells also when UIKit ignores the call (E7, E8).",
    "Telling in every viewDidDisappear tells when the sheet is only covered (B25).",
    "viewDidDisappear with isBeingDismissed is common to all ways out (J1).",
  ]
  package let facts = [
    "A1", "A5", "A9", "A10", "A15", "A16", "B18", "B25", "B28", "E7", "E8", "J1", "J3", "X10",
  ]

  /// Creates the spec.
  package init() {}

  /// Where the app tells the presenter.
  package enum Strategy: Hashable, Sendable {
    case willDismiss
    case didDismiss
    case insideAttempt
    case everyViewDidDisappear
    case viewDidDisappearOfDismissal
  }

  /// The app: a list, an editor in a sheet, and a preview that covers the editor.
  package struct App: Application {
    /// What can happen besides swipes.
    package enum Input: String, ApplicationInput {
      case open = "tap Edit"
      case close = "tap Close"
      case preview = "tap Preview"
      case back = "tap Back"
      case timeout = "app: time is up"
      /// Time passes by itself.
      package var actor: Actor { self == .timeout ? .app : .user }
    }

    let strategy: Strategy
    /// How often the list was told since the editor was opened; more than twice counts as twice.
    package internal(set) var timesTold = 0
    var wasOpened = false

    package func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) {
      guard world.count > 0 else {
        inputs.append(.open)
        return
      }
      if world.topmostController == .editor, world.acceptsTouches(.editor) {
        inputs += [.close, .preview]
      }
      if world.topmostController == .preview, world.acceptsTouches(.preview) {
        inputs.append(.back)
      }
      inputs.append(.timeout)
    }

    package mutating func receive(_ input: Input, uikit: inout UIKitHandle) {
      switch input {
      case .open:
        wasOpened = true
        timesTold = 0
        uikit.setModalInPresentation(strategy == .insideAttempt, of: .editor)
        uikit.setDelegate(.dismissal, of: .editor)
        uikit.present(.editor, from: .root, .pageSheet)
      case .preview: uikit.present(.preview, from: .editor, .fullScreen)
      case .back: uikit.dismiss(from: .preview)
      case .close, .timeout: dismissEditor(&uikit)
      }
    }

    /// Dismisses through the presenter, so that a preview on top goes too (E21).
    private mutating func dismissEditor(_ uikit: inout UIKitHandle) {
      uikit.dismiss(from: .root)
      if strategy == .insideAttempt { tell() }
    }

    package mutating func receive(_ callback: Callback, uikit: inout UIKitHandle) {
      switch (callback, strategy) {
      case (.presentationControllerWillDismiss(.editor), .willDismiss),
        (.presentationControllerDidDismiss(.editor), .didDismiss),
        (.viewDidDisappear(.editor), .everyViewDidDisappear):
        tell()
      case (.presentationControllerDidAttemptToDismiss(.editor), .insideAttempt):
        dismissEditor(&uikit)
      case (.viewDidDisappear(.editor), .viewDidDisappearOfDismissal):
        if uikit.world.presentation(of: .editor)?.isBeingDismissed == true { tell() }
      default: break
      }
    }

    private mutating func tell() { timesTold = min(timesTold + 1, 2) }
  }

  package var variants: [Variant<App>] {
    [
      variant(
        "told in willDismiss", .willDismiss, summary: "As section 1.1 of seed 002 proposes.",
        knownDefects: [
          KnownDefect(
            Self.toldOnce, steps: 2,
            "Close dismisses by code, of which no delegate hears (A5). The document is at fault."),
          KnownDefect(
            Self.notToldTooEarly, steps: 3,
            """
            The user pulls, changes his mind, and the list has been told already (A10). The \
            document is at fault.
            """),
        ],
        closure: Closure(states: 40, generated: 98, depth: 8)),
      variant(
        "told in didDismiss", .didDismiss, summary: "As section 1.1 of seed 002 shows.",
        knownDefects: [
          KnownDefect(
            Self.toldOnce, steps: 2,
            """
            Close dismisses by code, of which no delegate hears (A5). Seed 003 warns of it, seed \
            002 does not.
            """)
        ],
        closure: Closure(states: 21, generated: 53, depth: 6)),
      variant(
        "dismissed inside didAttemptToDismiss", .insideAttempt,
        summary: "As section 1.2 of seed 002 proposes: always modal, told where it is dismissed.",
        knownDefects: [
          KnownDefect(
            Self.notToldTooEarly, steps: 3,
            """
            A dismiss that comes during a transition is ignored (E8), but the list is told. The \
            document is at fault: it does not look whether the sheet goes.
            """),
          KnownDefect(
            Self.toldOnce, steps: 3,
            """
            Time is up while the sheet is already going: the second dismiss is ignored (E7), and \
            the list is told a second time. The document is at fault.
            """),
        ],
        closure: Closure(states: 30, generated: 83, depth: 8)),
      variant(
        "told in every viewDidDisappear", .everyViewDidDisappear,
        summary: "A cure that looks simple.",
        knownDefects: [
          KnownDefect(
            Self.notToldTooEarly, steps: 2,
            "The preview covers the editor, which disappears and stays (B25). The app is at fault."),
          KnownDefect(
            Self.toldOnce, steps: 4,
            "Told by the preview and once more when it is closed. The app is at fault."),
        ],
        closure: Closure(states: 53, generated: 139, depth: 12)),
      variant(
        "repaired", .viewDidDisappearOfDismissal,
        summary: "Told in viewDidDisappear while isBeingDismissed, for every way out.",
        closure: Closure(states: 21, generated: 53, depth: 6)),
    ]
  }

  private static let toldOnce = "the presenter is told exactly once for each closed sheet"
  private static let notToldTooEarly = "the presenter is not told while the sheet stays"

  private func variant(
    _ name: String, _ strategy: Strategy, summary: String, knownDefects: [KnownDefect] = [],
    closure: Closure
  ) -> Variant<App> {
    Variant(
      name, summary: summary, names: ControllerNames(["list", "editor", "preview"]),
      properties: Self.properties(for: strategy), knownDefects: knownDefects, closure: closure
    ) { _, behavior in
      var world = PresentationWorld(behavior: behavior)
      world.setModalInPresentation(strategy == .insideAttempt, of: .editor)
      world.setDelegate(.dismissal, of: .editor)
      world.present(.editor, from: .root, PresentationRequest(.pageSheet))
      while world.next() != nil {}
      if world.canEndAnimation { world.endAnimation() }
      while world.next() != nil {}
      return (world, App(strategy: strategy, wasOpened: true))
    }
  }

  private static func properties(
    for strategy: Strategy
  ) -> [Property<PresentationSystem<App>>] {
    let common: [Property<PresentationSystem<App>>] = [
      .always(
        toldOnce, when: { $0.world.count == 0 && $0.app.wasOpened },
        explanation: "Whether by a swipe, by Close, or by code: one reload, no more, no less (J2)."
      ) { $0.app.timesTold == 1 },
      .never(
        notToldTooEarly,
        explanation: "Nothing is told as long as the sheet is on screen and is not going (J3)."
      ) { state in
        state.world.isAtRest && state.world.count > 0 && state.app.timesTold > 0
      },
      .catalogue(.everyTransitionEnds), .catalogue(.appearanceBalanced),
      .catalogue(.userIsNeverTrapped), .catalogue(.noProgrammingError),
    ]
    guard strategy == .insideAttempt else {
      return common + .catalogue([.didDismissOnlyAfterUser, .didDismissAfterEveryUserDismissal])
    }
    return common + [
      .onEveryStep(
        "neither willDismiss nor didDismiss is heard",
        explanation: "The sheet is never dismissed by the user, always by code (A5, A15)."
      ) { step in
        !step.events.contains(.callback(.presentationControllerWillDismiss(.editor)))
          && !step.events.contains(.callback(.presentationControllerDidDismiss(.editor)))
      },
      .catalogue(.everyBlockedSwipeIsReported), .catalogue(.vetoDoesNotStopCode),
      .reachable(
        "a swipe closes the sheet all the same", explanation: "The attempt is taken for the deed."
      ) { $0.world.count == 0 && $0.app.timesTold == 1 },
    ]
  }
}

extension ControllerID {
  fileprivate static let editor = ControllerID(1)
  fileprivate static let preview = ControllerID(2)
}
