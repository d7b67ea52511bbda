// SPDX-License-Identifier: MIT

package import ModalHarness

/// A page sheet that the user may or may not pull down: the flow chart of “Life cycle and control
/// of dismissing a .pageSheet modal” and “Modal screens in iOS 13”.
///
/// Rules of the documents, each of them explored in every combination:
/// - `isModalInPresentation` true: a swipe ends in `didAttemptToDismiss`, nothing else is called.
/// - false, and `shouldDismiss` true or not implemented: `shouldDismiss`, `willDismiss`,
///   `didDismiss`, the last one once.
/// - false, and `shouldDismiss` false: `didAttemptToDismiss`.
/// - Swiping up and down again and again calls `shouldDismiss` and `willDismiss` each time.
/// - `dismiss`, as from a Close button, calls neither `willDismiss` nor `didDismiss`.
/// - The presenter of a page sheet receives no appearance callbacks.
///
/// The flag is set on the screen, as in Apple's sample, and counts for the navigation controller
/// that is presented.
///
/// Pitfall of the second: the delegate belongs on the presentation controller of what is presented,
/// which is the navigation controller and not the screen in it. Once the screen is on screen, its
/// presentation controller is that of the navigation controller.
package struct PageSheetDismissal: Spec {
  package let identifier = "page-sheet-dismissal"
  package let title = "Dismissing a page sheet"
  package let summary = """
    A navigation controller is presented as a page sheet. The user swipes it in every way or taps \
    Close, for every combination of the two vetoes.
    """
  package let sources = [
    DescribedDocument.pageSheet.title,
    DescribedDocument.modalScreens.title,
  ]
  package let notes = [
    "isModalInPresentation blocks a swipe without asking shouldDismiss; the attempt is reported.",
    "shouldDismiss answering false blocks a swipe; the attempt is reported.",
    "Without a veto: shouldDismiss, willDismiss, didDismiss; the last one exactly once.",
    "Swiping up and down repeatedly repeats shouldDismiss and willDismiss, not didDismiss.",
    "A Close button calls dismiss: neither veto applies and the delegate receives nothing.",
    "The presenter of a page sheet receives no appearance callbacks, whatever happens.",
    "A delegate on the presentation controller of the wrong object receives nothing at all.",
    "The screen sets isModalInPresentation, and it counts for the container that is presented.",
  ]
  package let facts = [
    "A1", "A2", "A3", "A4", "A5", "A6", "A9", "A10", "A16", "A18", "A19", "A25", "B1", "B2", "B16",
    "B17", "B18",
  ]

  package init() {}

  /// On whose presentation controller the delegate is set, and when.
  package enum DelegatePlacement: Hashable, Sendable {
    /// The navigation controller's, before it is presented.
    case container
    /// The screen's in it, before it is presented.
    case child
    /// The screen's in it, in its `viewDidAppear`.
    case childOnScreen
  }

  /// The app: a root with an Open button, a sheet with a Close button.
  package struct App: Application {
    /// What can happen besides swipes.
    package enum Input: String, ApplicationInput {
      case open = "tap Open"
      case close = "tap Close"
      case block = "app: set isModalInPresentation"
      case unblock = "app: clear isModalInPresentation"
      case timer = "app: dismiss"
      /// The user taps; the rest the app does by itself.
      package var actor: Actor { self == .open || self == .close ? .user : .app }
    }

    let isModal: Bool
    let shouldDismiss: ShouldDismissAnswer
    let placement: DelegatePlacement
    let hasTimer: Bool

    package func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) {
      guard world.count > 0 else {
        inputs.append(.open)
        return
      }
      if world.acceptsTouches(.sheet) { inputs.append(.close) }
      inputs.append(world.state(of: .screen).isModalInPresentation ? .unblock : .block)
      if hasTimer { inputs.append(.timer) }
    }

    package mutating func receive(_ input: Input, uikit: inout UIKitHandle) {
      switch input {
      case .open:
        uikit.setModalInPresentation(isModal, of: .screen)
        if placement != .childOnScreen {
          uikit.setDelegate(shouldDismiss.methods, of: placement == .container ? .sheet : .screen)
        }
        uikit.present(.sheet, from: .root, .pageSheet, hasCompletion: true)
      case .close, .timer: uikit.dismiss(from: .sheet, hasCompletion: true)
      case .block: uikit.setModalInPresentation(true, of: .screen)
      case .unblock: uikit.setModalInPresentation(false, of: .screen)
      }
    }

    package mutating func receive(_ callback: Callback, uikit: inout UIKitHandle) {
      if callback == .viewDidAppear(.screen), placement == .childOnScreen {
        uikit.setDelegate(shouldDismiss.methods, of: .screen)
      }
    }

    package mutating func answer(_ question: Callback, in world: PresentationWorld) -> Answer {
      shouldDismiss == .no ? .no : .yes
    }
  }

  package var variants: [Variant<App>] {
    let everywhere: [CatalogProperty] =
      CatalogProperty.obligations + [
        .vetoIsNeverBypassed, .vetoDoesNotStopCode, .everyBlockedSwipeIsReported,
        .didDismissAfterEveryUserDismissal, .appearanceBalanced,
        .presenterReceivesOnlyWhenRemoved, .userIsNeverTrapped, .completionsRunOnce,
        .noRequestIsRefused, .noProgrammingError,
      ]
    let received: [CatalogProperty] = [
      .didDismissOnlyAfterUser, .didDismissAtMostOnce, .willDismissPrecedesDidDismiss,
    ]
    return [
      variant(
        "delegate on the presented controller",
        summary: "The delegate is where it belongs, and code dismisses from a button only.",
        properties: received + everywhere,
        wholeSpace: StateSpaceSize(states: 124, generated: 366, depth: 7)),
      variant(
        "delegate on its child",
        summary: "The delegate is set on the screen inside the navigation controller.",
        placement: .child, properties: everywhere,
        knownDefects: [
          KnownDefect(
            CatalogProperty.everyBlockedSwipeIsReported.rawValue, steps: 5,
            """
            The presentation controller that the delegate is set on never presents anything, so \
            nobody is told about the attempt (A18). The app is at fault.
            """),
          KnownDefect(
            CatalogProperty.didDismissAfterEveryUserDismissal.rawValue, steps: 6,
            """
            The dismissal is not reported either, and shouldDismiss is never asked (A18). The app \
            is at fault.
            """),
        ],
        wholeSpace: StateSpaceSize(states: 138, generated: 408, depth: 7)),
      variant(
        "delegate on its child, in viewDidAppear",
        summary: """
          The screen sets the delegate of its presentationController, which is the navigation \
          controller's by then.
          """,
        placement: .childOnScreen, properties: received + everywhere,
        wholeSpace: StateSpaceSize(states: 124, generated: 366, depth: 7)),
      variant(
        "code dismisses at any time",
        summary: "A timer calls dismiss whenever it likes, also during a transition.",
        hasTimer: true, properties: received + everywhere,
        knownDefects: [
          KnownDefect(
            CatalogProperty.noRequestIsRefused.rawValue, steps: 2,
            """
            A dismiss that comes during the presentation, a swipe or another dismissal is lost \
            (E7, E8; X3). The app is at fault: it has to wait for the completion handler.
            """)
        ],
        wholeSpace: StateSpaceSize(states: 124, generated: 478, depth: 7)),
    ]
  }

  private func variant(
    _ name: String, summary: String, placement: DelegatePlacement = .container,
    hasTimer: Bool = false,
    properties: [CatalogProperty], knownDefects: [KnownDefect] = [], wholeSpace: StateSpaceSize
  ) -> Variant<App> {
    Variant(
      name, summary: summary,
      axes: [
        .flag("isModalInPresentation"),
        Axis("shouldDismiss", ShouldDismissAnswer.allCases.map(\.rawValue)),
      ],
      names: ControllerNames(["root", "sheet", "screen"]), properties: .catalog(properties),
      knownDefects: knownDefects, wholeSpace: wholeSpace
    ) { configuration, behavior in
      let app = App(
        isModal: configuration.isOn("isModalInPresentation"),
        shouldDismiss: ShouldDismissAnswer(rawValue: configuration["shouldDismiss"]) ?? .yes,
        placement: placement, hasTimer: hasTimer)
      var world = PresentationWorld(behavior: behavior)
      world.setChildren([.screen], of: .sheet, as: .navigation)
      return (world, app)
    }
  }
}

extension ControllerID {
  fileprivate static let sheet = ControllerID(1)
  fileprivate static let screen = ControllerID(2)
}
