// SPDX-License-Identifier: MIT

import Foundation
import SceneHarness
import SceneTesting
import Synchronization
import Testing

/// What `expectNoViolation` reports of a scene, which fails no test.
@MainActor
func reports(
  depth: Int? = nil, vocabulary: SceneVocabulary = SceneVocabulary(),
  properties: [SceneProperty] = .everyScene, _ scene: @escaping SceneFactory
) async throws -> [String] {
  let reports = Mutex<[String]>([])
  try await withKnownIssue {
    try await expectNoViolation(
      depth: depth, vocabulary: vocabulary, properties: properties, scene: scene)
  } matching: { issue in
    reports.withLock { $0 += issue.comments.map(\.rawValue) }
    return issue.error == nil
  }
  return reports.withLock { $0.map { $0.trimmingCharacters(in: .newlines) } }
}
