// SPDX-License-Identifier: MIT

import ModalHarness
import Reporting
public import SceneHarness
public import StateSpace
public import Testing
public import UIKit

/// Explores everything that can happen to real objects, and records an issue for every property that
/// is violated, with the shortest sequence that breaks it.
///
/// ```swift
/// @MainActor @Test func card() throws {
///   try expectNoViolation { HomeViewController() }
/// }
/// ```
///
/// - Parameters:
///   - depth: How many actions a sequence has at most.
///   - vocabulary: What is tried.
///   - exclusions: Properties of the app's objects that do not count as its state.
///   - properties: What must be true; by default what every app should satisfy, and the scene's own
///     checks.
///   - sourceLocation: Where issues are recorded.
///   - scene: Makes the app's objects afresh and returns the root view controller.
/// - Throws: An error if two executions of the same actions differ.
/// - Complexity: The number of different states times the number of actions that lead to them.
@MainActor
public func expectNoViolation(
  depth: Int = 8, vocabulary: SceneVocabulary = SceneVocabulary(),
  excluding exclusions: Snapshot.Exclusions = Snapshot.Exclusions(),
  properties: [SceneProperty] = .everyScene, sourceLocation: SourceLocation = #_sourceLocation,
  scene: @escaping @MainActor @Sendable (SceneSetup) -> UIViewController
) throws {
  let variant = { (names: [String]) in
    Variant(
      scene: "scene", summary: "", names: names, vocabulary: vocabulary, excluding: exclusions,
      properties: properties, make: scene)
  }
  let exploration = try variant([]).explore(limits: Limits(depth: depth))
  for result in exploration.results where result.verdict == .violated {
    guard let trace = result.trace else { continue }
    let names = trace.steps.last?.after.app.observation.controllerNames ?? []
    let spec = SingleScene(variant: variant(names))
    let steps = StepReport.steps(of: trace, spec, spec.variant)
    let start = spec.variant.names.describe(trace.initial.world)
    let lines = TraceText(start: start, steps: steps, repeatsAfter: trace.loopStart).text
    Issue.record(
      """
      "\(result.name)" is violated.
      \(result.explanation)

      \(lines)
      """, sourceLocation: sourceLocation)
  }
}

/// The same for a scene that says nothing of itself.
@MainActor
public func expectNoViolation(
  depth: Int = 8, vocabulary: SceneVocabulary = SceneVocabulary(),
  excluding exclusions: Snapshot.Exclusions = Snapshot.Exclusions(),
  properties: [SceneProperty] = .everyScene, sourceLocation: SourceLocation = #_sourceLocation,
  scene: @escaping @MainActor @Sendable () -> UIViewController
) throws {
  try expectNoViolation(
    depth: depth, vocabulary: vocabulary, excluding: exclusions, properties: properties,
    sourceLocation: sourceLocation
  ) { _ in scene() }
}

/// A spec of one scene.
private struct SingleScene: Spec {
  let identifier = "scene"
  let title = "A scene"
  let summary = ""
  let variant: Variant<SceneApplication>

  var variants: [Variant<SceneApplication>] { [variant] }
}
