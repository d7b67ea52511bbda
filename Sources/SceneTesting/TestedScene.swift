// SPDX-License-Identifier: MIT

import ModalCheckTesting
import Reporting
import SceneHarness
import UIKit

/// A scene with what a test wants of it.
@MainActor
struct TestedScene {
  private let make:
    @MainActor @Sendable (SceneVocabulary, [SceneProperty]) -> Variant<SceneApplication>
  private let vocabulary: SceneVocabulary
  private let properties: [SceneProperty]

  init(
    width: HorizontalSizeClass, version: IOSVersion,
    assuming assumptions: (inout BehaviorChoice) -> Void, vocabulary: SceneVocabulary,
    excluding exclusions: Snapshot.Exclusions, properties: [SceneProperty],
    scene: @escaping @MainActor @Sendable (SceneSetup) -> UIViewController
  ) {
    var assumed = BehaviorChoice.documented
    assumptions(&assumed)
    self.vocabulary = vocabulary
    self.properties =
      properties.contains { $0.name == SceneProperty.neverCrashes.name }
      ? properties : [.neverCrashes] + properties
    make = { [assumed] vocabulary, properties in
      var variant = Variant(
        scene: "scene", summary: "", versions: [version], names: [], width: width,
        vocabulary: vocabulary, excluding: exclusions, properties: properties, make: scene)
      variant.assumed = assumed
      return variant
    }
  }

  /// How many steps are executed where no depth and no budget is asked for.
  private static let usualBudget = 40_000

  /// Explores the scene.
  func exploration(depth: Int?, budget: Int?) -> @MainActor @Sendable () throws -> SceneVerdict {
    // Read here, or each copy of the process would read its symbols again.
    _ = InstrumentedCode.inThisProcess
    CodeNames.prepare()
    let limits = Limits.bounds(
      depth: depth, steps: budget ?? (depth == nil ? Self.usualBudget : nil))
    return {
      do {
        return try verdict(within: limits)
      } catch let error as ExplorationError {
        // What was found until then is found by fewer steps.
        guard case .nondeterministic = error, depth == nil, let budget = limits.steps else {
          throw error
        }
        var steps = budget / 2
        while steps > 0 {
          if let found = try? briefVerdict(within: .bounds(steps: steps)) {
            guard !found.defects.isEmpty else { break }
            return found.ended(by: error)
          }
          steps /= 2
        }
        throw error
      }
    }
  }

  /// The same without long flows, and with states told apart by as little as possible.
  private func briefVerdict(within limits: Limits) throws -> SceneVerdict {
    let variant = make(vocabulary, properties)
    return try SceneVerdict(of: variant, limits: limits, findsThresholds: false, patient: nil)
  }

  private func verdict(within limits: Limits) throws -> SceneVerdict {
    try StateDistinction.needed { distinction, reason in
      var vocabulary = vocabulary
      vocabulary.distinction = distinction
      return try SceneVerdict(
        of: make(vocabulary, properties), limits: limits,
        findsThresholds: vocabulary.findsThresholds,
        patient: make(
          vocabulary.patient, properties.filter { $0.kind.isOfPast || $0.kind.isTemporal }),
        tellingApart: reason.map { (distinction, $0) })
    }
  }

  /// Does some actions, and prints what happens.
  ///
  /// - Returns: Which properties that violates, in words.
  /// - Throws: ``ReplayError`` where an action cannot happen, which names those that can.
  func replay(_ trace: String) throws -> [String] {
    let script = try TraceScript(ofScene: trace)
    let variant = make(vocabulary, properties).lifting(at: BegunDrag.lifts(in: script.actions))
    let system = variant.system(behavior: variant.assumed.behavior)
    let trace = try variant.replay(script, in: system)
    print(TraceText(of: trace, SingleScene(variant: variant), variant).text)
    let all = variant.properties(of: system)
    let found = try trace.findings(of: all.filter { !$0.kind.needsWholeSpace }, in: system)
    // An action of the app's might end the process.
    let endings = trace.endings(breaking: all, in: system, triesActions: false)
    if found.isEmpty, endings.isEmpty {
      print("These actions violate nothing that is judged as it happens.")
    }
    let known = Set(endings.map(\.property))
    let unjudged = all.filter { $0.kind.needsWholeSpace && !known.contains($0.name) }
    if let rest = UnjudgedText.text(of: unjudged.map(\.name)) { print(rest) }
    return found.map { "\"\($0.property)\" is violated in step \($0.steps)." }
      + endings.map { ending in
        let words = CounterexampleReport.continuation(
          of: trace.steps.count, repeatedAfter: ending.repeatsAfter)
        return "\"\(ending.property)\" is violated after step \(trace.steps.count). \(words)"
      }
  }
}

extension Limits {
  /// So many actions in a row, and so many steps, also through a part of the levels that do not fit.
  fileprivate static func bounds(depth: Int? = nil, steps: Int?) -> Limits {
    var limits = Limits(depth: depth, steps: steps)
    limits.goesOnInPart = true
    return limits
  }
}

extension StateDistinction {
  /// Does something with states told apart by as little as possible: by more where states that look alike
  /// turn out to go on in different ways.
  ///
  /// - Throws: What the body throws; if executions of the very same actions differ, that is said.
  @MainActor
  fileprivate static func needed<Result>(
    _ body: (StateDistinction, _ reason: String?) throws -> Result
  ) throws -> Result {
    var reason: String?
    for distinction in allCases.dropLast() {
      do {
        return try body(distinction, reason)
      } catch ExplorationError.nondeterministic(let action, let difference) {
        reason = (action.map { "at '\($0)', " } ?? "") + difference
      }
    }
    return try body(.history, reason)
  }
}
