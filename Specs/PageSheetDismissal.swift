// SPDX-License-Identifier: MIT

public import ModalHarness
import StateSpace
public import UIKitSemantics

/// A page sheet that the user may or may not pull down: the flow chart of seeds 002 and 003.
///
/// Rules of the documents, each of them explored in every combination:
/// - `isModalInPresentation` true: a swipe ends in `didAttemptToDismiss`, nothing else is called.
/// - false, and `shouldDismiss` true or not implemented: `shouldDismiss`, `willDismiss`,
///   `didDismiss`, the last one once.
/// - false, and `shouldDismiss` false: `didAttemptToDismiss`.
/// - Swiping up and down again and again calls `shouldDismiss` and `willDismiss` each time.
/// - `dismiss`, as from a Close button, calls neither `willDismiss` nor `didDismiss`.
/// - The presenter of a page sheet hears no appearance callbacks.
///
/// Pitfall of seed 003: the delegate belongs on the presentation controller of what is presented,
/// which is the navigation controller and not the screen in it.
public struct PageSheetDismissal: Spec {
  public let identifier = "page-sheet-dismissal"
  public let title = "Dismissing a page sheet"
  public let summary = """
    A navigation controller is presented as a page sheet. The user swipes it in every way or taps \
    Close, for every combination of the two vetoes.
    """
  public let sources = [
    "Life cycle and control of dismissing a .pageSheet modal (seed 002)",
    "Modal screens in iOS 13 (seed 003)",
  ]
  public let notes = [
    "isModalInPresentation blocks a swipe without asking shouldDismiss; the attempt is reported.",
    "shouldDismiss answering false blocks a swipe; the attempt is reported.",
    "Without a veto: shouldDismiss, willDismiss, didDismiss; the last one exactly once.",
    "Swiping up and down repeatedly repeats shouldDismiss and willDismiss, not didDismiss.",
    "A Close button calls dismiss: neither veto applies and the delegate hears nothing.",
    "The presenter of a page sheet hears no appearance callbacks, whatever happens.",
    "A delegate on the presentation controller of the wrong object hears nothing at all.",
  ]
  public let facts = [
    "A1", "A2", "A3", "A4", "A5", "A6", "A9", "A10", "A16", "A18", "B1", "B2", "B16", "B17", "B18",
  ]

  /// Creates the spec.
  public init() {}

  /// How the delegate answers `shouldDismiss`.
  public enum ShouldDismiss: String, Hashable, Sendable, CaseIterable {
    case yes = "true"
    case no = "false"
    case absent = "not implemented"
  }

  /// The app: a root with an Open button, a sheet with a Close button.
  public struct App: Application {
    public enum Input: String, ApplicationInput {
      case open = "tap Open"
      case close = "tap Close"
      public var actor: Actor { .user }
    }

    let isModal: Bool
    let shouldDismiss: ShouldDismiss
    let delegateIsOnSheet: Bool

    public func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) {
      if world.count == 0 { inputs.append(.open) }
      if world.topmostController == .sheet, world.acceptsTouches(.sheet) { inputs.append(.close) }
    }

    public mutating func receive(_ input: Input, uikit: inout UIKitHandle) {
      switch input {
      case .open:
        uikit.setModalInPresentation(isModal, of: .sheet)
        let methods: DelegateMethods =
          shouldDismiss == .absent ? .dismissal.subtracting(.shouldDismiss) : .dismissal
        uikit.setDelegate(methods, of: delegateIsOnSheet ? .sheet : .screen)
        uikit.present(.sheet, from: .root, .pageSheet, hasCompletion: true)
      case .close:
        uikit.dismiss(from: .sheet, hasCompletion: true)
      }
    }

    public mutating func answer(_ question: Callback, in world: PresentationWorld) -> Answer {
      shouldDismiss == .no ? .no : .yes
    }
  }

  public var variants: [Variant<App>] {
    [
      variant(
        "delegate on the presented controller",
        summary: "The delegate is where it belongs.", delegateIsOnSheet: true,
        closure: Closure(states: 62, generated: 118, depth: 6)),
      variant(
        "delegate on its child",
        summary: "The delegate is set on the screen inside the navigation controller.",
        delegateIsOnSheet: false,
        knownDefects: [
          KnownDefect(
            CatalogueProperty.everyBlockedSwipeIsReported.rawValue, steps: 5,
            """
            The delegate hears nothing, because the presentation controller that it is set on never \
            presents anything (A18). The app is at fault.
            """)
        ],
        closure: Closure(states: 0, generated: 0, depth: 0)),
    ]
  }

  private func variant(
    _ name: String, summary: String, delegateIsOnSheet: Bool, knownDefects: [KnownDefect] = [],
    closure: Closure
  ) -> Variant<App> {
    Variant(
      name, summary: summary,
      axes: [
        .flag("isModalInPresentation"),
        Axis("shouldDismiss", ShouldDismiss.allCases.map(\.rawValue)),
      ],
      names: ControllerNames(["root", "sheet", "screen"]),
      properties: .catalogue([
        .didDismissOnlyAfterUser, .didDismissAtMostOnce, .willDismissPrecedesDidDismiss,
        .didDismissAfterEveryUserDismissal, .vetoIsNeverOverrun, .vetoDoesNotStopCode,
        .everyBlockedSwipeIsReported, .everyTransitionEnds, .appearanceBalanced,
        .presenterHearsOnlyWhenRemoved, .userIsNeverTrapped, .completionsRunOnce,
        .noRequestIsRefused, .noProgrammingError,
      ]),
      knownDefects: knownDefects, closure: closure
    ) { configuration, behavior in
      let answer = ShouldDismiss(rawValue: configuration["shouldDismiss"]) ?? .yes
      let app = App(
        isModal: configuration.isOn("isModalInPresentation"), shouldDismiss: answer,
        delegateIsOnSheet: delegateIsOnSheet)
      return (PresentationWorld(behavior: behavior), app)
    }
  }
}

extension ControllerID {
  fileprivate static let sheet = ControllerID(1)
  fileprivate static let screen = ControllerID(2)
}
