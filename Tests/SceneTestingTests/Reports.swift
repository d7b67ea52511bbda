// SPDX-License-Identifier: MIT

import Foundation
import SceneHarness
import SceneTesting
import StateSpace
import Synchronization
import Testing

/// How many steps suffice for what is small; some scenes here never come to an end.
let testBudget = 5_000

/// What `expectNoViolation` reports of a scene, which fails no test.
@MainActor
func reports(
  depth: Int? = nil, budget: Int = testBudget, vocabulary: SceneVocabulary = SceneVocabulary(),
  properties: [SceneProperty] = .everyScene, _ scene: @escaping SceneFactory
) async throws -> [String] {
  let reports = Mutex<[String]>([])
  try await withKnownIssue {
    try await expectNoViolation(
      depth: depth, budget: budget, vocabulary: vocabulary, properties: properties, scene: scene)
  } matching: { issue in
    reports.withLock { $0 += issue.comments.map(\.rawValue) }
    return issue.error == nil
  }
  return reports.withLock { $0.map { $0.trimmingCharacters(in: .newlines) } }
}

/// What is reported of a scene besides warnings.
@MainActor
func failureTexts(
  depth: Int? = nil, properties: [SceneProperty] = .everyScene, _ scene: @escaping SceneFactory
) async throws -> [String] {
  try await issues {
    try await expectNoViolation(
      depth: depth, budget: testBudget, properties: properties, scene: scene)
  }.filter(\.isFailure).map(\.text)
}

/// The first lines of that.
@MainActor
func failures(
  properties: [SceneProperty] = .everyScene, _ scene: @escaping SceneFactory
) async throws -> [String] {
  try await failureTexts(properties: properties, scene).map { String($0.prefix { $0 != "\n" }) }
}

/// Explores a scene whose states nothing tells apart but what is there.
///
/// - Throws: An error if states that look alike go on differently.
@MainActor
func exploreByState(_ scene: @escaping SceneFactory) throws {
  let variant = Variant(
    scene: "scene", summary: "", names: [], properties: [.neverCrashes], make: scene)
  _ = try variant.exploreEveryBehavior(
    limits: Limits(steps: 2_000), configure: { $0.checksDeterminism = true })
}
