// SPDX-License-Identifier: MIT

/// One switch of ``UIKitBehavior`` in words, for lists and reports.
public struct BehaviorSwitch: Sendable {
  /// The name of the property of ``UIKitBehavior``.
  public let name: String
  /// The question that the sources leave open.
  public let question: String
  /// The facts, contradictions and unknowns behind it.
  public let facts: [String]
  /// The values, the default first.
  public let values: [String]
  /// The value that a behaviour has.
  public let value: @Sendable (UIKitBehavior) -> String

  private static func flag(
    _ name: String, _ question: String, _ facts: [String],
    _ path: any KeyPath<UIKitBehavior, Bool> & Sendable
  ) -> BehaviorSwitch {
    let word = { @Sendable (on: Bool) in on ? "yes" : "no" }
    let first = UIKitBehavior()[keyPath: path]
    return BehaviorSwitch(
      name: name, question: question, facts: facts, values: [word(first), word(!first)],
      value: { word($0[keyPath: path]) })
  }

  private static func choice<Value: CaseIterable & Sendable>(
    _ name: String, _ question: String, _ facts: [String],
    _ path: any KeyPath<UIKitBehavior, Value> & Sendable
  ) -> BehaviorSwitch {
    BehaviorSwitch(
      name: name, question: question, facts: facts,
      values: Value.allCases.map { "\($0)" }, value: { "\($0[keyPath: path])" })
  }

  /// All switches, in the order of their facts.
  public static let all: [BehaviorSwitch] = [
    choice(
      "callbackOrder", "Is the presentation controller told before the view controllers?",
      ["L1", "C23"], \.callbackOrder),
    choice(
      "swipeStart", "Does willDismiss come before viewWillDisappear when a swipe starts?",
      ["L2"], \.swipeStart),
    flag(
      "blockedSwipeCausesAppearanceCallbacks",
      "Does a blocked drag that snaps back cause appearance callbacks?", ["L3", "A17"],
      \.blockedSwipeCausesAppearanceCallbacks),
    choice(
      "shouldDismissTiming", "When does a swipe ask shouldDismiss?", ["L4", "A7"],
      \.shouldDismissTiming),
    flag(
      "cancelledDismissalRunsCompletion",
      "Does dismiss's completion run when its interactive dismissal is cancelled?", ["L5"],
      \.cancelledDismissalRunsCompletion),
    choice(
      "modalFlagTiming", "When is isModalInPresentation looked at during a swipe?", ["L6"],
      \.modalFlagTiming),
    flag(
      "tapBlockedByModalFlagReportsAttempt",
      "Does a tap outside blocked by isModalInPresentation report an attempt?", ["L7", "X7"],
      \.tapBlockedByModalFlagReportsAttempt),
    flag(
      "didDismissAfterTakeover",
      "Does didDismiss come when code took over from the user's finger?", ["L8"],
      \.didDismissAfterTakeover),
    flag(
      "dismissOfNothingRunsCompletion",
      "Does dismiss run its completion where there is nothing to dismiss?", ["L10"],
      \.dismissOfNothingRunsCompletion),
    choice(
      "dismissWhilePresenting", "What becomes of dismiss during the presentation?",
      ["X3", "E7", "E8"], \.dismissWhilePresenting),
    choice(
      "dismissWhileDragging", "What becomes of dismiss while a finger drags the sheet?",
      ["X3", "E7"], \.dismissWhileDragging),
    flag(
      "cancelledPresenterHearsDidDisappear",
      "Does a presenter that had begun to appear hear viewDidDisappear on a cancel?",
      ["X6", "B20"], \.cancelledPresenterHearsDidDisappear),
    flag(
      "touchesReachViewsDuringTransitions",
      "Do an app's own views in the container get touches during a transition?", ["H13", "D9"],
      \.touchesReachViewsDuringTransitions),
  ]
}
