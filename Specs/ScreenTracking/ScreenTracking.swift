// SPDX-License-Identifier: MIT

package import ModalHarness
import StateSpace
import UIKitSemantics

/// A sheet that reports its visits to analytics: supplement 2 of seed 003.
///
/// The rule: a swipe that the user takes back brings `viewWillDisappear`, `viewWillAppear`,
/// `viewIsAppearing` and `viewDidAppear` once more, and never `viewDidDisappear` (B16, B17).
///
/// The pitfall: an event sent in every `viewDidAppear` counts each of these swipes as a visit. The
/// document keeps a flag, which only `viewDidDisappear` resets.
///
/// What is right when something is presented on top of the sheet, the document does not say. Here
/// the user *comes to* the editor when it is presented, and when another screen that was presented
/// on top of it has gone. So the second count after a full screen is right, though nothing was
/// closed in between (B25). An alert is no screen. By that definition the flag is not enough:
/// a sheet over the sheet brings no callbacks (B1, B2, the document's own first point), and the
/// visit after it is not counted. By UIKit's own notion, one count for each stay of the view in the
/// window, the flag is exactly right; that is a property of its own here.
package struct ScreenTracking: Spec {
  /// The name of the files of its report.
  package let identifier = "screen-tracking"
  /// The heading of its report.
  package let title = "Counting visits to a sheet"
  /// What is presented, and what the user does.
  package let summary = """
    A sheet sends a tracking event when it appears. The user plays with it, leaves it in every way, \
    comes again, and opens something else on top of it.
    """
  /// The documents that it checks.
  package let sources = ["Modal screens in iOS 13 (seed 003)"]
  /// The rules and pitfalls that it models.
  package let notes = [
    "A cancelled swipe brings viewWillDisappear, viewWillAppear, viewIsAppearing, viewDidAppear.",
    "viewDidDisappear comes only when the sheet has gone, or when a full screen covers it.",
    "Pitfall: an event sent in every viewDidAppear counts each cancelled swipe.",
    "The flag that viewDidDisappear resets makes one count of each stay of the view in the window.",
    "Coming back from a full screen is a visit, and the flag counts it.",
    "Coming back from a sheet or an over… style is a visit too, and the flag does not count it.",
    "Closing an alert is no visit.",
    "A cancelled pan on what covers the sheet brings it viewWillAppear and no viewDidAppear.",
    "A blocked sheet is pulled without any appearance callback.",
    "A dismiss or present of the app's own that comes at a bad time is lost, and is not the "
      + "subject here.",
  ]
  /// The facts that it rests on.
  package let facts = [
    "A2", "A17", "A24", "B1", "B2", "B3", "B5", "B12", "B14", "B15", "B16", "B17", "B18", "B19",
    "B20", "B21", "B23", "B25", "B28", "D5", "D7", "D8", "E1", "E3", "E13", "J3", "X6",
  ]

  /// Creates the spec.
  package init() {}

  /// The app before the document, with its flag, and repaired.
  package var variants: [Variant<App>] {
    [
      variant(
        "naive", summary: "An event in every viewDidAppear, as the document's app had it first.",
        counting: .everyAppearance, more: [onceForEachStay],
        knownDefects: [
          KnownDefect(
            Self.cancelledSwipe, steps: 4,
            "The sheet snaps back and viewDidAppear comes again (B17). The app is at fault."),
          KnownDefect(
            Self.everyVisit, steps: 4,
            """
            The same: nobody came, and the event is sent (B17, B19). The app is at fault, as the \
            document says.
            """),
          KnownDefect(
            Self.everyStay, steps: 4,
            "The same: the view never left the window (B17, B19). The app is at fault."),
        ],
        closure: Closure(states: 6216, generated: 21496, depth: 20)),
      variant(
        "flag", summary: "The document's flag isViewAppeared, which viewDidDisappear resets.",
        counting: .everyStay, more: [onceForEachStay],
        knownDefects: [
          KnownDefect(
            Self.everyVisit, steps: 6,
            """
            A page sheet on top leaves the editor in the window, so that its going brings no \
            viewDidAppear (B2); the same holds of over… styles (B5). The document keeps what it \
            promises, but an app that counts visits by appearance alone is at fault: what it \
            counts depends on the style of the next screen.
            """)
        ],
        closure: Closure(states: 6216, generated: 21496, depth: 22)),
      variant(
        "repaired",
        summary: """
          The flag is also reset when another screen is up on top, and the editor also hears when \
          that has gone.
          """,
        counting: .everyVisit, more: .catalogue([.completionsRunOnce]),
        closure: Closure(states: 8936, generated: 32936, depth: 22)),
    ]
  }

  private func variant(
    _ name: String, summary: String, counting: Counting, more: [Property<Variant<App>.System>],
    knownDefects: [KnownDefect] = [], closure: Closure
  ) -> Variant<App> {
    Variant(
      name, summary: summary,
      axes: [
        Axis("on top", OnTop.allCases.map(\.rawValue)), .flag("isModalInPresentation"),
        .flag("animated"), Axis("instance", ["fresh", "same"]),
      ],
      names: ControllerNames(["list", "editor", "next"]),
      vocabulary: ActionVocabulary(includesSizeClassChanges: true),
      properties: counts + more
        + .catalogue(
          CatalogueProperty.promises + [
            .appearanceBalanced, .presenterHearsOnlyWhenRemoved, .removedPresenterHears,
            .userIsNeverTrapped,
            .noProgrammingError,
          ]),
      knownDefects: knownDefects, closure: closure
    ) { configuration, behavior in
      let app = App(
        onTop: OnTop(rawValue: configuration["on top"]) ?? .fullScreen,
        isModal: configuration.isOn("isModalInPresentation"),
        animated: configuration.isOn("animated"),
        isFreshInstance: configuration["instance"] == "fresh", counting: counting)
      return (PresentationWorld(behavior: behavior), app)
    }
  }
}

// MARK: - Properties

extension ScreenTracking {
  static let everyVisit = "a screen is counted once for each time the user comes to it"
  static let everyStay = "a screen is counted once for each stay of its view in the window"
  static let cancelledSwipe = "a swipe that the user takes back is not counted"

  private var counts: [Property<Variant<App>.System>] {
    [
      .onEveryStep(
        Self.cancelledSwipe, when: { $0.keepsPulledEditor },
        explanation: "Whether the sheet follows the finger or is blocked, nobody comes to it."
      ) { $0.sent == 0 },
      .onEveryStep(
        Self.everyVisit, when: { $0.presentsEditor || $0.uncoversEditor || $0.sent > 0 },
        explanation: """
          The user comes to the editor when its presentation is complete, and when another screen \
          that was on top of it, in whatever style, has gone and the editor has stayed. An alert \
          is no screen.
          """
      ) { step in
        let comes = step.presentsEditor || step.uncoversEditor && step.before.app.onTop.isScreen
        return step.sent == (comes ? 1 : 0)
      },
      .onEveryStep(
        "coming back from a full screen is counted",
        when: { $0.uncoversEditor && $0.before.app.onTop.takesEditorAway },
        explanation: """
          Nothing was closed, but the user was elsewhere and the editor was out of the window \
          (B25): the second count is right.
          """
      ) { $0.sent == 1 },
      .onEveryStep(
        "closing an alert is not counted",
        when: { $0.uncoversEditor && $0.before.app.onTop == .alert },
        explanation: "The user had not left the editor to answer a question."
      ) { $0.sent == 0 },
      .monitor(
        .wayBack,
        explanation: """
          viewWillDisappear is followed by viewDidDisappear (B18), or by viewWillAppear, \
          viewIsAppearing and viewDidAppear, in this order (B17).
          """),
    ]
  }

  private var onceForEachStay: Property<Variant<App>.System> {
    .onEveryStep(
      Self.everyStay, when: { $0.presentsEditor || $0.uncoversEditor || $0.sent > 0 },
      explanation: """
        UIKit's own notion: a stay begins when the presentation of the editor is complete or when \
        a style that had taken its view out of the window has gone; pulling does not end it.
        """
    ) { step in
      let begins =
        step.presentsEditor || step.uncoversEditor && step.before.app.onTop.takesEditorAway
      return step.sent == (begins ? 1 : 0)
    }
  }
}

extension Monitor<HarnessEvent> {
  /// Counts along the callbacks of an editor that had begun to go.
  fileprivate static var wayBack: Self {
    let order: [Callback] = [
      .viewWillDisappear(.editor), .viewWillAppear(.editor), .viewIsAppearing(.editor),
      .viewDidAppear(.editor),
    ]
    return Monitor("a sheet that has begun to go goes, or comes back with all three callbacks") {
      heard, event in
      switch event {
      case .callback(order[Int(heard)]): heard == 3 ? .exercised(0) : .next(heard + 1)
      case .callback(.viewDidDisappear(.editor)): heard < 2 ? .next(0) : .violated
      case .callback(let callback): heard > 0 && order.contains(callback) ? .violated : .next(heard)
      case .settled(atRest: true): heard > 0 ? .violated : .next(0)
      default: .next(heard)
      }
    }
  }
}

extension Step<Variant<ScreenTracking.App>.System> {
  /// How many tracking events were sent.
  fileprivate var sent: UInt8 { (after.app.sent &- before.app.sent) % 4 }

  /// Whether the presentation of the editor is complete in this step.
  fileprivate var presentsEditor: Bool {
    before.world.presentation(of: .editor)?.isBeingPresented == true
      && after.world.presentation(of: .editor)?.isBeingPresented == false
  }

  /// Whether what was on top of the editor has gone in this step, and the editor has stayed.
  fileprivate var uncoversEditor: Bool {
    before.world.presentation(of: .next) != nil && after.world.presentation(of: .next) == nil
      && after.world.presentation(of: .editor) != nil
  }

  /// Whether the user has, or had, the editor under the finger, and it stays.
  fileprivate var keepsPulledEditor: Bool {
    guard let before = before.world.top, before.presented == .editor else { return false }
    return (before.isBeingDismissed || before.finger != .up)
      && after.world.presentation(of: .editor) != nil
  }
}

extension ControllerID {
  fileprivate static let editor = ControllerID(1)
  fileprivate static let next = ControllerID(2)
}
