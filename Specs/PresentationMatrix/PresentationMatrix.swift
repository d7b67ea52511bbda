// SPDX-License-Identifier: MIT

package import ModalHarness

/// The overview: every style with every veto, in both widths, dismissed in every way.
///
/// One controller is presented and dismissed; the flow chart that seeds 002 and 003 refer to, and
/// the comparison of sheet and full screen in seed 003, are parts of its matrix.
package struct PresentationMatrix: Spec {
  package let identifier = "presentation-matrix"
  package let title = "Every style, every veto, every way to dismiss"
  package let summary = """
    One controller is presented in each of the ten styles and dismissed by code, by a swipe or by \
    a tap outside, for every combination of the vetoes and both widths.
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
  ]
  package let facts = [
    "A1", "A2", "A3", "A4", "A5", "A6", "B1", "B2", "B3", "B5", "B6", "B7", "B8", "B9", "B11",
    "B13", "B17", "B33", "D20", "F1", "F4", "H1", "H2", "H3", "H5", "H7", "H11", "I21",
  ]

  package init() {}

  /// The app: one button that presents and one that dismisses.
  package struct App: Application {
    /// The two buttons.
    package enum Input: String, ApplicationInput {
      case open = "tap Open"
      case close = "tap Close"
      package var actor: Actor { .user }
    }

    let style: ModalPresentationStyle
    let isModal: Bool
    let shouldDismiss: ShouldDismissAnswer

    package func appendInputs(in world: PresentationWorld, to inputs: inout [Input]) {
      if world.count == 0 { inputs.append(.open) }
      if world.topmostController == .presented, world.acceptsTouches(.presented) {
        inputs.append(.close)
      }
    }

    package mutating func receive(_ input: Input, uikit: inout UIKitHandle) {
      switch input {
      case .open:
        uikit.setModalInPresentation(isModal, of: .presented)
        uikit.setDelegate(shouldDismiss.methods, of: .presented)
        uikit.present(.presented, from: .root, style, hasCompletion: true)
      case .close:
        uikit.dismiss(from: .presented, hasCompletion: true)
      }
    }

    package mutating func answer(_ question: Callback, in world: PresentationWorld) -> Answer {
      shouldDismiss == .no ? .no : .yes
    }
  }

  package var variants: [Variant<App>] {
    let names = ControllerNames(["presenter", "presented"])
    let variant = Variant<App>(
      "all styles", summary: "Every combination of style, vetoes and width.",
      axes: [
        Axis("style", ModalPresentationStyle.allCases.map { "\($0)" }),
        .flag("isModalInPresentation"),
        Axis("shouldDismiss", ShouldDismissAnswer.allCases.map(\.rawValue)),
        Axis("width", HorizontalSizeClass.allCases.map { "\($0)" }),
      ],
      names: names,
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
          ) { ($0.world.error == nil) || $0.app.style == .none },
          .reachable(
            ".none raises an exception", explanation: "The programmer error is detected (B13)."
          ) { $0.world.error == .presentedWithStyleNone },
        ],
      wholeSpace: StateSpaceSize(states: 756, generated: 1266, depth: 6)
    ) { configuration, behavior in
      let style = ModalPresentationStyle.allCases.first { "\($0)" == configuration["style"] }
      let app = App(
        style: style ?? .automatic, isModal: configuration.isOn("isModalInPresentation"),
        shouldDismiss: ShouldDismissAnswer(rawValue: configuration["shouldDismiss"]) ?? .yes)
      let width: HorizontalSizeClass = configuration["width"] == "compact" ? .compact : .regular
      return (PresentationWorld(behavior: behavior, horizontalSizeClass: width), app)
    }
    return [variant]
  }

  package func matrix() -> OutcomeMatrix? {
    let axes = variants[0].axes
    let trigger = Axis("dismissed by", ["code", "swipe", "tap outside"])
    let gesture = Axis("gesture", ["completed", "cancelled"])
    return OutcomeMatrix(axes: [trigger, gesture] + axes) { combination in
      MatrixRun(combination: combination, variant: variants[0]).outcome
    }
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

extension ControllerID {
  fileprivate static let presented = ControllerID(1)
}

/// One row of the matrix: its script, run against UIKit.
private struct MatrixRun {
  let combination: Configuration
  let variant: Variant<PresentationMatrix.App>

  private var trigger: String { combination["dismissed by"] }
  private var style: String { combination["style"] }
  private var isCancelled: Bool { combination["gesture"] == "cancelled" }

  private var setUp: [String] { style == "none" ? ["tap Open"] : ["tap Open", "animation ends"] }

  /// What the user does; what is cancelled ends with a release that comes too early.
  private var gestureScript: [String] {
    switch trigger {
    case "swipe":
      ["swipe: pull down"] + (isCancelled ? [] : ["swipe: past the threshold"])
        + ["swipe: release"]
    case "code": ["tap Close"] + (isCancelled ? ["swipe: release"] : [])
    default: ["tap outside"] + (isCancelled ? ["swipe: release"] : [])
    }
  }

  /// Runs the script, and the animation after it; UIKit itself says whether it offers all of that.
  var outcome: OutcomeMatrix.Outcome {
    guard let trace = run(setUp + gestureScript) else { return notOffered }
    let steps = run(setUp + gestureScript + ["animation ends"])?.steps ?? trace.steps
    return .exercised(
      result: result(of: steps), callbacks: callbacks(in: steps.dropFirst(setUp.count)))
  }

  /// Why UIKit does not offer the gesture, with the fact that says so.
  private var notOffered: OutcomeMatrix.Outcome {
    let (reason, fact) =
      switch (trigger, style) {
      case (_, "none"): ("presenting with .none raises an exception", "B13")
      case _ where trigger != "swipe" && run(setUp + gestureScript.prefix(1)) != nil:
        ("only an interactive dismissal can be cancelled", "D20")
      case ("swipe", "popover"):
        ("a popover is dismissed by a tap outside, not by a swipe", "H1")
      case ("swipe", "custom"):
        ("only the app's own gestures dismiss a custom presentation", "H11")
      case ("swipe", _): ("only sheets can be swiped down", "A1")
      case (_, "automatic"), (_, "pageSheet"), (_, "formSheet"):
        ("a full-height sheet has no dimmed area in compact width", "H7")
      case (_, "popover"): ("as a full-height sheet it has no dimmed area in compact width", "H7")
      case (_, "custom"): ("only the app's own overlay can be tapped", "H11")
      case (_, "fullScreen"): ("it covers the screen", "B4")
      case (_, "overFullScreen"): ("it covers the screen", "B5")
      case (_, "currentContext"): ("it covers the context", "B6")
      default: ("it covers the context", "B7")
      }
    return .notOffered(reason: reason, fact: fact)
  }

  private func run(_ actions: [String]) -> Trace<PresentationSystem<PresentationMatrix.App>>? {
    let configuration = Configuration(
      axes: variant.axes, choices: Array(combination.choices.dropFirst(2)))
    let script = TraceScript(
      variant: variant.name, configuration: configuration, actions: actions)
    return try? variant.replay(script)
  }

  private func result(
    of steps: [Step<PresentationSystem<PresentationMatrix.App>>]
  ) -> String {
    guard let world = steps.last?.after.world else { return "nothing happens" }
    if world.count == 0 { return "dismissed" }
    let wasReported = steps.contains { step in
      step.events.contains(.callback(.presentationControllerDidAttemptToDismiss(.presented)))
    }
    return wasReported ? "stays, the attempt is reported" : "stays"
  }

  /// The callbacks of the steps in order, each question with its answer.
  private func callbacks(
    in steps: ArraySlice<Step<PresentationSystem<PresentationMatrix.App>>>
  ) -> [String] {
    var texts: [String] = []
    for event in steps.flatMap(\.events) {
      switch event {
      case .callback(let callback): texts.append(variant.names.describe(callback).text)
      case .answer(let answer): texts[texts.count - 1] += " → \(answer == .no ? "false" : "true")"
      default: break
      }
    }
    return texts
  }
}
