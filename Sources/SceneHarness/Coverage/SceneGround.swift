// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKitSemantics

/// What was seen at all in an exploration: whether there was any ground on which properties could have
/// been put to the test that were not.
package struct SceneGround {
  private var isEverAtRest = false
  private var isAnythingShown = false
  private var isAnythingPresented = false
  private var isAnythingDismissed = false
  private var isAnythingOver = false
  private var isLedByFinger = false
  private var endsEarly = false
  private let isWhole: Bool
  private var bound: String?
  private(set) var untried: [SceneCoverage.Untried] = []
  private(set) var leftOut: Set<String> = []
  private var userActions: [String] = []
  /// What was used in long flows.
  private(set) var usageInFlows: SceneUsage?

  package init(_ exploration: Exploration<PresentationSystem<SceneApplication>>) {
    isWhole = exploration.isClosed
    var subjects: [String: [String]] = [:]
    var gestures: [String] = []
    for state in exploration.states {
      let seen = state.app.observation
      note(seen, state.world)
      for text in seen.untried + seen.narrower.map({ "narrower windows of \($0)" }) {
        guard let place = text.firstRange(of: " of ") else { continue }
        let (gesture, subject) = (
          String(text[..<place.lowerBound]), String(text[place.upperBound...])
        )
        if subjects[gesture] == nil { gestures.append(gesture) }
        if subjects[gesture]?.contains(subject) != true {
          subjects[gesture, default: []].append(subject)
        }
      }
    }
    for gesture in gestures {
      let views = subjects[gesture] ?? []
      let same = untried.firstIndex { $0.subjects == views }
      let others = same.map { untried.remove(at: $0).gestures } ?? []
      untried.append(.init(gestures: others + [gesture], subjects: views))
    }
    guard !isAnythingShown else { return }
    let coverage = exploration.actionCoverage()
    userActions = coverage.map(\.name)
  }

  /// Notes a state of a long flow, in which nobody cancels a gesture.
  package mutating func note(ofFlow state: PresentationSystem<SceneApplication>.State) {
    let wasLedByFinger = isLedByFinger
    note(state.app.observation, state.world)
    usageInFlows = state.app.ledger.usage
    isLedByFinger = wasLedByFinger
  }

  private mutating func note(_ seen: SceneObservation, _ world: PresentationWorld) {
    if seen.crash != nil || seen.knownIssue != nil { endsEarly = true }
    if let text = seen.bound { bound = text }
    leftOut.formUnion(seen.leftOut)
    if seen.isQuiet { isEverAtRest = true }
    if world.count > 0 { isAnythingPresented = true }
    if world.count > 0 || !world.containersInTransition.isEmpty { isAnythingShown = true }
    if seen.hasDismissed { isAnythingDismissed = true }
    if seen.isOver { isAnythingOver = true }
    if let animated = world.animated, !animated.isAtRest,
      animated.drive == .interacting || animated.finger != .up
    {
      isLedByFinger = true
    }
  }

  /// Whether something was too much for a scene here.
  var isBounded: Bool { bound != nil }

  /// What could have been put to the test and was not, in sentences, where views of SwiftUI's say that they
  /// may present something that they never did.
  func gaps(unapplied: Set<String>, offers: [String]) -> [String] {
    let bounds = bound.map { ["\($0) What needs more was not looked at."] } ?? []
    return bounds + emptyClaims(unapplied, offers)
  }

  private func emptyClaims(_ all: Set<String>, _ offers: [String]) -> [String] {
    // Where no evaluation changes anything, none is an action.
    let unapplied = all.subtracting([SceneProperty.evaluationChangesNothing.name])
    if endsEarly || unapplied.isEmpty { return [] }
    if !isEverAtRest {
      return [
        "The scene never came to rest, and most properties are checked at rest: "
          + advice("look for a call or an animation that starts itself again")
      ]
    }
    let ofOneScreen = Set([SceneProperty].singleScreen.map(\.name))
    if !isAnythingShown {
      if unapplied.isSubset(of: ofOneScreen) { return [] }
      let tried =
        userActions.isEmpty
        ? "Nothing was possible: is a control on screen, enabled, and not covered?"
        : "What was possible: \(Self.possibilities(userActions))."
      guard offers.isEmpty else {
        let some = offers.prefix(3).map { "the \($0)" }.joined(separator: " or ")
        return [
          "Nothing was presented, pushed or selected, not even \(some), so properties of that were not "
            + "tested. \(tried)"
        ]
      }
      return [
        "Nothing was presented, pushed or selected, so properties of that were not tested. \(tried) "
          + "If that is right, pass `properties: .singleScreen`."
      ]
    }
    var gaps: [String] = []
    let ofEnds = [
      (SceneProperty.nothingLeftBehind.name, ".nothingLeftBehind"),
      (SceneProperty.presenterRestored.name, ".presenterRestored"),
      (SceneProperty.released.name, ".released"),
    ].filter { unapplied.contains($0.0) }
    if isAnythingPresented, !isAnythingOver, !ofEnds.isEmpty {
      let names = Self.list(ofEnds.map(\.0))
      let rest = "`properties: .everyScene.without(\(ofEnds.map(\.1).joined(separator: ", ")))`"
      gaps.append(
        isAnythingDismissed
          ? "After a dismissal the app always waited for something else, so \(names) was not tested: "
            + advice("look for a call, a task or a request that starts itself again")
          : "Nothing that was presented was ever dismissed, so \(names) was not tested: "
            + advice("pass \(rest) if that is right")
      )
    }
    let ofCancels = [SceneProperty.restoredAfterCancel.name].filter(unapplied.contains)
    if isLedByFinger, !ofCancels.isEmpty {
      gaps.append(
        "No gesture was cancelled, so \(Self.list(ofCancels)) was not tested: "
          + advice("let `vocabulary.gestures` and `vocabulary.lifts` cancel")
      )
    }
    return gaps
  }

  /// What helps: to explore further, unless everything was seen, or something else.
  private func advice(_ words: String) -> String {
    (isWhole ? "" : "explore further with a greater `depth:` or `budget:`, or ") + words + "."
  }

  /// The names of actions, without those that differ in a number, and no more than anybody reads.
  private static func possibilities(_ actions: [String]) -> String {
    var kinds: [String] = []
    for action in actions {
      let kind = action.replacing(/[ ]\(\d+\)/, with: "")
      if !kinds.contains(kind) { kinds.append(kind) }
    }
    let others = kinds.count - 8
    return kinds.prefix(others > 1 ? 8 : 9).joined(separator: ", ")
      + (others > 1 ? " and \(others) others" : "")
  }

  private static func list(_ names: [String]) -> String {
    let quoted = names.map { "\"\($0)\"" }
    return (quoted.count > 1 ? quoted.dropLast().joined(separator: ", ") + " and " : "")
      + (quoted.last ?? "")
  }
}
