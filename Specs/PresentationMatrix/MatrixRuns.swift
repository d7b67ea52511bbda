// SPDX-License-Identifier: MIT

import ModalHarness

/// What comes of each way to dismiss, in each style: its script, run against UIKit.
struct MatrixRuns {
  let buttons: Variant<PresentationMatrix.App>
  let gesture: Variant<GestureApp>

  private static let ownGesture = "the app's gesture"

  func matrix(under behavior: UIKitBehavior, everyAnswer: Bool) -> OutcomeMatrix {
    let trigger = Axis("dismissed by", ["code", "swipe", "tap outside", Self.ownGesture])
    let ending = Axis("gesture", ["completed", "cancelled"])
    // Each behavior comes up for many combinations.
    var ofButtons: [UIKitBehavior: PresentationSystem<PresentationMatrix.App>] = [:]
    var ofGesture: [UIKitBehavior: PresentationSystem<GestureApp>] = [:]
    return OutcomeMatrix(
      axes: [trigger, ending] + PresentationMatrix.axes, under: behavior, everyAnswer: everyAnswer
    ) { combination, behavior in
      if combination["dismissed by"] == Self.ownGesture {
        let system = ofGesture[behavior] ?? gesture.system(behavior: behavior)
        ofGesture[behavior] = system
        return MatrixRun(combination: combination, variant: gesture, system: system).outcome
      }
      let system = ofButtons[behavior] ?? buttons.system(behavior: behavior)
      ofButtons[behavior] = system
      return MatrixRun(combination: combination, variant: buttons, system: system).outcome
    }
  }
}

/// One combination under one behavior of UIKit's.
private struct MatrixRun<App: Application> {
  let combination: VariantConfiguration
  let variant: Variant<App>
  let system: PresentationSystem<App>

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
    case "tap outside": ["tap outside"] + (isCancelled ? ["swipe: release"] : [])
    default:
      [
        "pan: begin", "interactive transition starts",
        isCancelled ? "pan: release before the threshold" : "pan: release past the threshold",
      ]
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

  private func run(_ actions: [String]) -> Trace<PresentationSystem<App>>? {
    let configuration = VariantConfiguration(
      axes: variant.axes, choices: Array(combination.choices.dropFirst(2)))
    let script = TraceScript(
      variant: variant.name, configuration: configuration, actions: actions)
    return try? variant.replay(script, in: system)
  }

  private func result(of steps: [Step<PresentationSystem<App>>]) -> String {
    guard let world = steps.last?.after.world else { return "nothing happens" }
    if world.count == 0 { return "dismissed" }
    let wasReported = steps.contains { step in
      step.events.contains(.callback(.presentationControllerDidAttemptToDismiss(.presented)))
    }
    return wasReported ? "stays, the attempt is reported" : "stays"
  }

  /// The callbacks of the steps in order, each question with its answer.
  private func callbacks(in steps: ArraySlice<Step<PresentationSystem<App>>>) -> [String] {
    var texts: [String] = []
    var question: Callback?
    for event in steps.flatMap(\.events) {
      switch event {
      case .callback(let callback):
        texts.append(variant.names.describe(callback).text)
        question = callback
      case .answer(let answer): texts[texts.count - 1] += " → \(answer.text(to: question))"
      default: break
      }
    }
    return texts
  }
}
