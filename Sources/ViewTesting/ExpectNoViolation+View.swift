// SPDX-License-Identifier: MIT

@_exported public import SceneTesting
public import SwiftUI
public import Testing

/// Explores everything that can happen to views of SwiftUI, and records an issue for every property
/// that is violated, with the shortest sequence that breaks it.
///
/// ```swift
/// @MainActor @Test func content() async throws {
///   try await expectNoViolation { ContentView() }
/// }
/// ```
///
/// The parameters, and what is thrown, are those of the same function for a scene of view
/// controllers.
@MainActor
public func expectNoViolation<Root: View>(
  replaying trace: String? = nil, depth: Int? = nil, budget: Int? = nil,
  width: HorizontalSizeClass = .compact, version: IOSVersion = .latest,
  assuming assumptions: (inout BehaviorChoice) -> Void = { _ in },
  vocabulary: SceneVocabulary = SceneVocabulary(),
  excluding exclusions: Snapshot.Exclusions = Snapshot.Exclusions(),
  properties: [SceneProperty] = .everyScene, strict: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation,
  view: @escaping @MainActor @Sendable () -> Root
) async throws {
  try await expectNoViolation(
    replaying: trace, depth: depth, budget: budget, width: width, version: version,
    assuming: assumptions, vocabulary: vocabulary, excluding: exclusions, properties: properties,
    strict: strict, sourceLocation: sourceLocation, view: { (_: SceneSetup) in view() })
}

/// The same for a scene that says something of itself.
@MainActor
public func expectNoViolation<Root: View>(
  replaying trace: String? = nil, depth: Int? = nil, budget: Int? = nil,
  width: HorizontalSizeClass = .compact, version: IOSVersion = .latest,
  assuming assumptions: (inout BehaviorChoice) -> Void = { _ in },
  vocabulary: SceneVocabulary = SceneVocabulary(),
  excluding exclusions: Snapshot.Exclusions = Snapshot.Exclusions(),
  properties: [SceneProperty] = .everyScene, strict: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation,
  view: @escaping @MainActor @Sendable (SceneSetup) -> Root
) async throws {
  try await expectNoViolation(
    replaying: trace, depth: depth, budget: budget, width: width, version: version,
    assuming: assumptions, vocabulary: vocabulary, excluding: exclusions, properties: properties,
    strict: strict, sourceLocation: sourceLocation,
    scene: { UIHostingController(rootView: view($0)) })
}

/// The defects that `expectNoViolation` would record of views, in words, for tests that use XCTest.
@MainActor
public func violations<Root: View>(
  replaying trace: String? = nil, depth: Int? = nil, budget: Int? = nil,
  width: HorizontalSizeClass = .compact, version: IOSVersion = .latest,
  assuming assumptions: (inout BehaviorChoice) -> Void = { _ in },
  vocabulary: SceneVocabulary = SceneVocabulary(),
  excluding exclusions: Snapshot.Exclusions = Snapshot.Exclusions(),
  properties: [SceneProperty] = .everyScene, strict: Bool = false,
  view: @escaping @MainActor @Sendable (SceneSetup) -> Root
) throws -> [String] {
  try violations(
    replaying: trace, depth: depth, budget: budget, width: width, version: version,
    assuming: assumptions, vocabulary: vocabulary, excluding: exclusions, properties: properties,
    strict: strict, scene: { UIHostingController(rootView: view($0)) })
}

/// The same for views of which nothing is said.
@MainActor
public func violations<Root: View>(
  replaying trace: String? = nil, depth: Int? = nil, budget: Int? = nil,
  width: HorizontalSizeClass = .compact, version: IOSVersion = .latest,
  assuming assumptions: (inout BehaviorChoice) -> Void = { _ in },
  vocabulary: SceneVocabulary = SceneVocabulary(),
  excluding exclusions: Snapshot.Exclusions = Snapshot.Exclusions(),
  properties: [SceneProperty] = .everyScene, strict: Bool = false,
  view: @escaping @MainActor @Sendable () -> Root
) throws -> [String] {
  try violations(
    replaying: trace, depth: depth, budget: budget, width: width, version: version,
    assuming: assumptions, vocabulary: vocabulary, excluding: exclusions, properties: properties,
    strict: strict, view: { (_: SceneSetup) in view() })
}
