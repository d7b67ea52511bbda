// SPDX-License-Identifier: MIT

@_exported public import SceneTesting
public import SwiftUI
public import Testing

/// Explores everything that can happen to views of SwiftUI, and records an issue for every property
/// that is violated, with the shortest sequence that breaks it.
///
/// ```swift
/// @MainActor @Test func content() throws {
///   try expectNoViolation { ContentView() }
/// }
/// ```
///
/// - Parameters:
///   - depth: How many actions a sequence has at most.
///   - vocabulary: What is tried.
///   - exclusions: Properties of the app's objects that do not count as its state.
///   - properties: What must be true; by default what every app should satisfy.
///   - sourceLocation: Where issues are recorded.
///   - view: Makes the root view, and the app's objects, afresh.
/// - Throws: What the same function throws for a scene of view controllers.
@MainActor
public func expectNoViolation<Root: View>(
  depth: Int = 8, vocabulary: SceneVocabulary = SceneVocabulary(),
  excluding exclusions: Snapshot.Exclusions = Snapshot.Exclusions(),
  properties: [SceneProperty] = .everyScene, sourceLocation: SourceLocation = #_sourceLocation,
  view: @escaping @MainActor @Sendable () -> Root
) throws {
  try expectNoViolation(
    depth: depth, vocabulary: vocabulary, excluding: exclusions, properties: properties,
    sourceLocation: sourceLocation, scene: { UIHostingController(rootView: view()) })
}

/// The same for a scene that says something of itself.
@MainActor
public func expectNoViolation<Root: View>(
  depth: Int = 8, vocabulary: SceneVocabulary = SceneVocabulary(),
  excluding exclusions: Snapshot.Exclusions = Snapshot.Exclusions(),
  properties: [SceneProperty] = .everyScene, sourceLocation: SourceLocation = #_sourceLocation,
  view: @escaping @MainActor @Sendable (SceneSetup) -> Root
) throws {
  try expectNoViolation(
    depth: depth, vocabulary: vocabulary, excluding: exclusions, properties: properties,
    sourceLocation: sourceLocation, scene: { UIHostingController(rootView: view($0)) })
}
