// SPDX-License-Identifier: MIT

package import ModalHarness

/// The overview: every style with every veto, in both widths, dismissed in every way.
///
/// One controller is presented and dismissed; the flow chart that “Life cycle and control of
/// dismissing a .pageSheet modal” and “Modal screens in iOS 13” refer to, and the comparison of
/// sheet and full screen in the latter, are parts of its matrix.
package struct PresentationMatrix: Spec {
  package let identifier = "presentation-matrix"
  package let title = "Every style, every veto, every way to dismiss"
  package let summary = """
    One controller is presented in each of the ten styles and dismissed by code, by a swipe, by a \
    tap outside or by a gesture of the app's, for every combination of the vetoes and both widths.
    """
  package let sources = [
    DescribedDocument.pageSheet.title,
    DescribedDocument.modalScreens.title,
  ]
  package let notes = [
    "Every combination is either exercised, or UIKit does not offer it and a fact says so.",
    "`.none` is not a style to present with: UIKit raises an exception (B13).",
    "`.automatic` is a page sheet (F1); a popover is a sheet in compact width (F4).",
    "`.custom` is explored with UIKit's own presentation controller, which has no gestures (H11).",
    "The app's own gesture drives an interactive transition; nobody asks shouldDismiss then (A5, D5).",
  ]
  package let facts = [
    "A1", "A2", "A3", "A4", "A5", "A6", "B1", "B2", "B3", "B5", "B6", "B7", "B8", "B9", "B11",
    "B13", "B17", "B33", "D20", "F1", "F4", "H1", "H2", "H3", "H5", "H7", "H11", "I21",
  ]

  package init() {}

  static func world(
    in configuration: VariantConfiguration, _ behavior: UIKitBehavior
  ) -> PresentationWorld {
    PresentationWorld(
      behavior: behavior,
      horizontalSizeClass: configuration["width"] == "compact" ? .compact : .regular)
  }

  /// The app: one button that presents and one that dismisses.
  package struct App: Application {
    /// The two buttons.
    package enum Input: String, ApplicationInput {
      case open = "tap Open"
      case close = "tap Close"
      package var actor: Actor { .user }
    }

    let presented: Presented

    init(_ presented: Presented) { self.presented = presented }

    package func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) {
      if world.count == 0 { inputs.append(.open) }
      if world.topmostController == .presented, world.acceptsTouches(.presented) {
        inputs.append(.close)
      }
    }

    package mutating func receive(_ input: Input, uikit: inout UIKitHandle) {
      switch input {
      case .open: presented.present(&uikit)
      case .close:
        uikit.dismiss(from: .presented, hasCompletion: true)
      }
    }

    package mutating func answer(_ question: Callback, in world: PresentationWorld) -> Answer {
      presented.shouldDismiss == .no ? .no : .yes
    }
  }

  static let names = ControllerNames(["presenter", "presented"])

  static let axes = [
    Axis("style", ModalPresentationStyle.allCases.map { "\($0)" }),
    .flag("isModalInPresentation"),
    Axis("shouldDismiss", ShouldDismissAnswer.allCases.map(\.rawValue)),
    Axis("width", HorizontalSizeClass.allCases.map { "\($0)" }),
  ]

  package var variants: [Variant<App>] {
    let variant = Variant<App>(
      "all styles", summary: "Every combination of style, vetoes and width.", axes: Self.axes,
      names: Self.names,
      properties: .catalog(
        CatalogProperty.obligations + [
          .didDismissOnlyAfterUser, .didDismissAtMostOnce, .willDismissPrecedesDidDismiss,
          .didDismissAfterEveryUserDismissal, .vetoIsNeverBypassed, .vetoDoesNotStopCode,
          .everyBlockedSwipeIsReported, .appearanceBalanced,
          .presenterReceivesOnlyWhenRemoved, .removedPresenterReceivesAppearance,
          .userIsNeverTrapped,
          .completionsRunOnce, .noRequestIsRefused,
        ]) + [
          .always(
            "only .none raises an exception",
            explanation:
              "Nine of the ten styles can be presented; the tenth is a programmer error (B13)."
          ) { ($0.world.error == nil) || $0.app.presented.style == .none },
          .reachable(
            ".none raises an exception", explanation: "The programmer error is detected (B13)."
          ) { $0.world.error == .presentedWithStyleNone },
        ],
      wholeSpace: StateSpaceSize(states: 680, generated: 1106, depth: 5)
    ) { configuration, behavior in
      (Self.world(in: configuration, behavior), App(Presented(in: configuration)))
    }
    return [variant]
  }

  package func matrix(under behavior: UIKitBehavior, everyAnswer: Bool) -> OutcomeMatrix? {
    MatrixRuns(buttons: variants[0], gesture: gesture).matrix(
      under: behavior, everyAnswer: everyAnswer)
  }
}

/// What the delegate's `shouldDismiss` says.
package enum ShouldDismissAnswer: String, Hashable, Sendable, CaseIterable {
  /// It allows the dismissal.
  case yes = "true"
  /// It vetoes the dismissal.
  case no = "false"
  /// The delegate does not have the method.
  case absent = "not implemented"

  /// The methods that such a delegate has.
  var methods: DelegateMethods {
    self == .absent ? .dismissal.subtracting(.shouldDismiss) : .dismissal
  }
}
