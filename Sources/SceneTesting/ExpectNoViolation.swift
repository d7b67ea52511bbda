// SPDX-License-Identifier: MIT

import Reporting
@_exported public import SceneHarness
public import Testing
public import UIKit

/// Explores everything that can happen to real objects, and records an issue for every defect: a
/// property that is violated, with the shortest sequence that breaks it.
///
/// What UIKit does by itself after that sequence may violate other properties. They belong to the same
/// issue, with a line each.
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
///     checks. A crash is a violation in any case.
///   - sourceLocation: Where issues are recorded.
///   - scene: Makes the app's objects afresh and returns the root view controller.
/// - Throws: An error if two executions of the same actions differ, which names the property at
///   fault, or if nothing can be explored without ending the process.
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
      properties: properties.contains { $0.name == SceneProperty.neverCrashes.name }
        ? properties : [.neverCrashes] + properties, make: scene)
  }
  let exploration = try variant([]).explore(limits: Limits(depth: depth))
  let violations = violations(in: exploration, of: variant)
  for text in violations { Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation) }
  for notice in exploration.notices where !violations.contains(where: { $0.contains(notice) }) {
    warn(notice, at: sourceLocation)
  }
}

/// The defects in words, each with the sequence that leads to it.
private func violations(
  in exploration: Exploration<PresentationSystem<SceneApplication>>,
  of variant: ([String]) -> Variant<SceneApplication>
) -> [String] {
  var starts: [String: String] = [:]
  let examples = exploration.results.compactMap { result -> CounterexampleReport? in
    guard result.verdict == .violated, let trace = result.trace else { return nil }
    let last = trace.final.app.observation
    let spec = SingleScene(variant: variant(last.controllerNames))
    let start = spec.variant.names.describe(trace.initial.world)
    starts[result.name] = trace.steps.isEmpty ? last.crash ?? start : start
    return CounterexampleReport(result, trace, spec, spec.variant)
  }
  return Defect.all(examples, in: "scene").map {
    DefectText($0, start: starts[$0.cause.property] ?? "").text
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

/// Tells what limits the meaning of a test without letting it fail.
private func warn(_ notice: String, at sourceLocation: SourceLocation) {
  #if compiler(>=6.3)
    Issue.record(Comment(rawValue: notice), severity: .warning, sourceLocation: sourceLocation)
  #else
    FileHandle.standardError.write(Data("\(sourceLocation): \(notice)\n".utf8))
  #endif
}

/// A spec of one scene.
private struct SingleScene: Spec {
  let identifier = "scene"
  let title = "A scene"
  let summary = ""
  let variant: Variant<SceneApplication>

  var variants: [Variant<SceneApplication>] { [variant] }
}
