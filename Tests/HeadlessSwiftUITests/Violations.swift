// SPDX-License-Identifier: MIT

import SwiftUI
import Synchronization
import Testing
import ViewTesting

/// What an exploration says of violations.
@MainActor
func violations<Root: View>(
  depth: Int? = nil, version: IOSVersion = .latest, properties: [SceneProperty] = .everyScene,
  _ view: @escaping @MainActor @Sendable (SceneSetup) -> Root
) async throws -> String {
  var vocabulary = SceneVocabulary()
  vocabulary.gestures = [.swipeBegins, .swipeMovesPastThreshold, .swipeReleased]
  let found = Mutex("")
  try await withKnownIssue(isIntermittent: true) {
    try await expectNoViolation(
      depth: depth, budget: 5_000, version: version, vocabulary: vocabulary, properties: properties,
      view: view)
  } matching: { issue in
    found.withLock { $0 += issue.comments.map(\.rawValue).joined(separator: "\n") }
    return true
  }
  return found.withLock { $0 }
}
