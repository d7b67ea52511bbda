// SPDX-License-Identifier: MIT

package import ModalHarness

/// Which appearance callbacks the presenter receives, style by style, and who reloads its data.
///
/// Rules of “Life cycle and control of dismissing a .pageSheet modal” and “Modal screens in iOS
/// 13”, explored for all nine styles that can be presented (B13 is about the tenth), for a custom
/// style that takes the presenter away and one that does not, in both widths, animated and not:
/// - Under a sheet the presenter receives nothing: not when the sheet comes, not when it goes (B1,
///   B2).
/// - Under a full screen it receives all appearance callbacks (B3), in a fixed order (B33).
/// - A swipe or a tap outside ends in `didDismiss` of the delegate that was set on what is
///   presented; `dismiss`, as from a Close button, does not (A1, A5).
/// - `willDismiss` comes again each time the user pulls the sheet down (A9).
///
/// Pitfalls: a presenter that reloads in `viewWillAppear` shows old data under a sheet; one that
/// was taught to reload in `didDismiss` still does after the Close button; and the work for which
/// `willDismiss` seems the place is repeated, done without need, or left out.
///
/// The editor saves at once, so that the list is out of date from the tap on Add until it reloads.
/// The choice between the two styles by what the content deserves is left to designers.
package struct SheetAgainstFullScreen: Spec {
  package let identifier = "sheet-against-full-screen"
  package let title = "What the presenter receives: sheet versus full screen"
  package let summary = """
    A list presents an editor in every style. The user adds something there and comes back by the \
    Close button, a swipe or a tap outside, or the app closes the editor by itself.
    """
  package let sources = [
    DescribedDocument.pageSheet.title,
    DescribedDocument.modalScreens.title,
  ]
  package let notes = [
    "The presenter of a sheet, a popover or an over… style receives no appearance callbacks.",
    "The presenter of a fullScreen or currentContext, and of a custom style whose presentation "
      + "controller removes its view, receives will and did disappear, will and did appear.",
    "The presented controller's viewDidAppear comes before the presenter's viewDidDisappear.",
    "Neither the width, nor its change, nor the animation makes a difference to the presenter.",
    "Pitfall: reloading in viewWillAppear leaves old data on screen under a sheet.",
    "Pitfall: didDismiss does not come after the Close button, nor after a full screen.",
    "Pitfall: work done in willDismiss is repeated, premature or skipped.",
    "The delegate is set on the navigation controller, before it is presented.",
    "A dismiss that the app calls at the wrong time is lost; that is out of scope here.",
  ]
  package let facts = [
    "A1", "A5", "A9", "A10", "A18", "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B11",
    "B12", "B14", "B15", "B33", "C1", "C2", "C17", "C21", "C24", "E3", "F1", "F4", "F13", "F16",
    "H1", "H3", "J1", "J2", "J3",
  ]

  package init() {}

  /// The list before iOS 13, with the documents' remedy, and repaired.
  package var variants: [Variant<App>] {
    [
      variant(
        "reload in viewWillAppear",
        summary: "The list as it was written before iOS 13.", reload: .viewWillAppear,
        knownDefects: [
          KnownDefect(
            Self.freshData, steps: 5,
            """
            A style that leaves the list in the window sends it no viewWillAppear (B2, B5, B7, \
            B9, B11). The app is at fault, since iOS 13 changed the style under it (F1); the \
            documents say so.
            """),
          KnownDefect(
            Self.freshDataAfterGesture, steps: 5,
            """
            The same after a tap beside the sheet in regular width, and after a swipe (B2). The \
            app is at fault.
            """),
        ],
        wholeSpace: StateSpaceSize(states: 872, generated: 2528, depth: 7)),
      variant(
        "reload in didDismiss",
        summary: "The documents' fix, with work in willDismiss as they sketch it.",
        reload: .didDismiss, more: Self.closingWork(),
        knownDefects: [
          KnownDefect(
            Self.freshData, steps: 5,
            """
            The Close button dismisses by code, and the delegate is not told (A5). The \
            app is at fault; the first supplement of the document on modal screens warns, but shows no way out.
            """),
          KnownDefect(
            Self.closingWorkIsDone, steps: 4,
            """
            After the Close button there was no willDismiss either (A5). The app is at fault: \
            willDismiss is no place for work that has to be done.
            """),
          KnownDefect(
            Self.closingWorkIsJustified, steps: 5,
            """
            The user lets go too early and the sheet snaps back, and the delegate is not told \
            (A10, A11, J3). The app is at fault; the document hints at it.
            """),
          KnownDefect(
            Self.closingWorkIsNotRepeated, steps: 5,
            """
            Pulling, pushing back and pulling again calls willDismiss twice (A9). The app \
            is at fault; the document on modal screens says so.
            """),
        ],
        wholeSpace: StateSpaceSize(states: 1544, generated: 4640, depth: 11)),
      variant(
        "repaired",
        summary: """
          didDismiss and the completion of every dismiss lead to one function, guarded against \
          being run twice.
          """,
        reload: .everyWay,
        more: Self.closingWork()
          + .catalog([
            .completionsRunOnce, .didDismissAfterEveryUserDismissal, .didDismissAtMostOnce,
          ]),
        wholeSpace: StateSpaceSize(states: 824, generated: 2432, depth: 7)),
    ]
  }

  private func variant(
    _ name: String, summary: String, reload: Reload, more: [Property<Variant<App>.System>] = [],
    knownDefects: [KnownDefect] = [], wholeSpace: StateSpaceSize
  ) -> Variant<App> {
    Variant(
      name, summary: summary,
      axes: [
        Axis("style", Style.allCases.map(\.rawValue)),
        Axis("width", HorizontalSizeClass.allCases.map { "\($0)" }),
        .flag("animated"),
      ],
      names: ControllerNames(["list", "editor"]),
      vocabulary: ActionVocabulary(includesSizeClassChanges: true),
      properties: presenterReceives + Self.dataIsFresh() + more, knownDefects: knownDefects,
      wholeSpace: wholeSpace
    ) { configuration, behavior in
      let width: HorizontalSizeClass = configuration["width"] == "compact" ? .compact : .regular
      let app = App(
        style: Style(rawValue: configuration["style"]) ?? .automatic,
        animated: configuration.isOn("animated"), reload: reload)
      return (PresentationWorld(behavior: behavior, horizontalSizeClass: width), app)
    }
  }
}

// MARK: - Properties

extension SheetAgainstFullScreen {
  static let freshData = "the list shows fresh data whenever the user is back on it"
  static let freshDataAfterGesture = "the list shows fresh data after a swipe or a tap outside"
  static let closingWorkIsDone = "closing work is done once the editor is gone"
  static let closingWorkIsJustified = "closing work is not done while the editor stays"
  static let closingWorkIsNotRepeated = "closing work is never done twice"

  private var presenterReceives: [Property<Variant<App>.System>] {
    .catalog(
      CatalogProperty.obligations + [
        .presenterReceivesOnlyWhenRemoved, .removedPresenterReceivesAppearance, .appearanceBalanced,
        .userIsNeverTrapped, .noProgrammingError,
      ]) + [
        .onEveryStep(
          "only a style that removes the list's view sends it callbacks",
          when: { step in step.callbacks.contains { $0.isAppearance(of: .list) } },
          explanation: """
            fullScreen, currentContext and a custom style that asks for it do (B3, B6, B12); the \
            others do not, whatever the width and the animation (B1, B5, B7, B8, B9, B11).
            """
        ) { $0.before.app.style.takesPresenterAway },
        .monitor(
          .orderOfCovering,
          explanation: """
            The list will disappear, the editor comes with all three callbacks, and only then the \
            list did disappear (B33).
            """),
      ]
  }

  /// What must be true of a model and of real code.
  static func dataIsFresh<Reloading: ReloadingApp>() -> [Property<PresentationSystem<Reloading>>] {
    [
      .onEveryStep(
        Self.freshData, when: { $0.leavesEditor },
        explanation: "When the last animation is over, users see their changes."
      ) { $0.after.app.reloading.list == .fresh },
      .onEveryStep(
        Self.freshDataAfterGesture,
        when: { step in
          step.leavesEditor && step.before.world.presentation(of: .editor)?.cause == .user
        },
        explanation: "The delegate is told about every dismissal by the user (A1, H1, H3)."
      ) { $0.after.app.reloading.list == .fresh },
      .reachable(
        "the editor has saved what the list does not show yet",
        explanation: "There is something to reload."
      ) { $0.world.count > 0 && $0.app.reloading.list == .outdated },
    ]
  }

  /// The same of what is done when the editor goes.
  static func closingWork<Reloading: ReloadingApp>() -> [Property<PresentationSystem<Reloading>>] {
    [
      .onEveryStep(
        Self.closingWorkIsDone, when: { $0.leavesEditor },
        explanation: "However the editor was dismissed, the app has done its closing work (J1)."
      ) { $0.after.app.reloading.closingWork != .never },
      .always(
        Self.closingWorkIsJustified,
        when: { $0.world.isAtRest && $0.world.presentation(of: .editor) != nil },
        explanation: "A swipe that the user took back has no consequences (A10, J3)."
      ) { $0.app.reloading.closingWork == .never },
      .never(
        Self.closingWorkIsNotRepeated,
        explanation: "One presentation, one time (J2)."
      ) { $0.app.reloading.closingWork == .repeated },
    ]
  }
}

extension Step where System.State: WorldBearing {
  /// Whether the editor is gone for good after this step.
  fileprivate var leavesEditor: Bool { before.world.count > 0 && after.world.count == 0 }
}

extension Step<Variant<SheetAgainstFullScreen.App>.System> {
  fileprivate var callbacks: [Callback] {
    events.compactMap { if case .callback(let callback) = $0 { callback } else { nil } }
  }
}

extension Monitor<PresentationEvent> {
  /// Counts along the callbacks of a presentation that takes the list away.
  fileprivate static var orderOfCovering: Self {
    let order: [Callback] = [
      .viewWillDisappear(.list), .viewWillAppear(.editor), .viewIsAppearing(.editor),
      .viewDidAppear(.editor), .viewDidDisappear(.list),
    ]
    return Monitor("the presenter disappears only after the presented controller has appeared") {
      received, event in
      guard case .callback(let callback) = event,
        callback.isAppearance(of: .list) || callback.isAppearance(of: .editor)
      else { return .next(received) }
      guard received > 0 || callback == order[0] else { return .next(received) }
      guard callback == order[Int(received)] else { return .violated }
      return received == 4 ? .exercised(0) : .next(received + 1)
    }
  }
}

extension Callback {
  fileprivate func isAppearance(of controller: ControllerID) -> Bool {
    switch self {
    case .viewWillAppear(controller), .viewIsAppearing(controller), .viewDidAppear(controller),
      .viewWillDisappear(controller), .viewDidDisappear(controller):
      true
    default: false
    }
  }
}

extension ControllerID {
  fileprivate static let list = ControllerID.root
  fileprivate static let editor = ControllerID(1)
}
