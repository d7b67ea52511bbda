// SPDX-License-Identifier: MIT

import ModalCheckTesting
@_exported public import SceneHarness
public import Testing
public import UIKit

/// Explores everything that can happen to real objects, under every behavior that UIKit's sources
/// allow, and records an issue for every defect: a property that is violated, with the shortest
/// sequence that breaks it.
///
/// An issue of a check is recorded where the scene states it, any other where the test asks. A known
/// issue of the scene's that occurs is a known issue of the test. The sequences are attached, as JSON
/// and in the Informal Trace Format.
///
/// What UIKit does by itself after that sequence may violate other properties. They belong to the same
/// issue, with a line each. One line on the standard output says what was looked at, and a warning
/// tells of each gap that should not go unnoticed.
///
/// ```swift
/// @MainActor @Test func card() async throws {
///   try await expectNoViolation { HomeViewController() }
/// }
/// ```
///
/// Where a process can be copied, on Linux, all of this happens in a copy of the test's: tests that run
/// at the same time use as many processors as there are. Each execution of the scene begins as at launch:
/// the app's singletons are made anew, so set them up in the closure. Of what the test has set before, only
/// plain values remain. What the app's code does to objects of the test is not seen in the test, but for
/// issues and attachments, for which the scene is executed there once more.
///
/// Where the sources leave open what UIKit does, an issue says with which answer a property is
/// violated. What you know of UIKit, you can take for granted:
///
/// ```swift
/// try await expectNoViolation(assuming: { $0.dismissWhileDragging = .refused }) { HomeViewController() }
/// ```
///
/// - Parameters:
///   - trace: The actions of a sequence, as an issue tells them. They alone happen then, in the process of
///     the test, so that breakpoints stop in the app's code.
///   - depth: How many actions a sequence has at most; without, the exploration goes on until nothing
///     is left, or until the budget is spent.
///   - budget: How many steps are executed at most; 40,000 where no depth is asked for either. When those
///     that come next do not fit, some of them are, first where other actions are possible than before.
///     An action counts with those that lead to it, as each state is reached by executing its sequence
///     again. It knows no time, so that it ends in the same place on every machine. Where it ends the
///     exploration, walks of a hundred actions follow, with an eighth of the budget at least: one thing
///     after another, by a user who waits for the end of each.
///   - width: How wide the window is at the beginning.
///   - version: The version of iOS, where facts tell them apart.
///   - assumptions: Answers to questions that UIKit's sources leave open, by the names that
///     `modalcheck list behaviors` prints. Three are answered from the start, see
///     `BehaviorChoice.documented`: UIKit swallows touches during a transition
///     (`touchesReachViewsDuringTransitions`), a sheet that was let go cannot be caught
///     (`movingSheetCanBeCaught`), and SwiftUI's `dismiss` dismisses what UIKit presents in a hosting
///     controller (`dismissOfHostedView`).
///   - vocabulary: What is tried.
///   - exclusions: Properties of the app's objects that do not count as its state.
///   - properties: What must be true; by default what every app should satisfy. The checks and outcomes
///     that the scene states while it is made are judged, and a crash is a violation, in any case.
///   - strict: Whether a gap is a failure, not a warning.
///   - sourceLocation: Where issues are recorded.
///   - scene: Makes the app's objects afresh and returns the root view controller.
/// - Throws: An error if two executions of the same actions differ, which names the property at
///   fault, or if nothing can be explored without ending the process.
/// - Complexity: The number of different states times the number of actions that lead to them.
@MainActor
public func expectNoViolation(
  replaying trace: String? = nil, depth: Int? = nil, budget: Int? = nil,
  width: HorizontalSizeClass = .compact,
  version: IOSVersion = .latest,
  assuming assumptions: (inout BehaviorChoice) -> Void = { _ in },
  vocabulary: SceneVocabulary = SceneVocabulary(),
  excluding exclusions: Snapshot.Exclusions = Snapshot.Exclusions(),
  properties: [SceneProperty] = .everyScene, strict: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation,
  scene: @escaping @MainActor @Sendable (SceneSetup) -> UIViewController
) async throws {
  let tested = TestedScene(
    width: width, version: version, assuming: assumptions, vocabulary: vocabulary,
    excluding: exclusions, properties: properties, scene: scene)
  if let trace {
    for text in try tested.replay(trace) {
      Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
    }
    return
  }
  let exploration = tested.exploration(depth: depth, budget: budget)
  try await SceneJournal.result(of: exploration).record(isStrict: strict, at: sourceLocation)
}

/// The defects that `expectNoViolation` would record, in words, for tests that use XCTest.
///
/// ```swift
/// @MainActor func testCard() async throws {
///   XCTAssertEqual(try violations { HomeViewController() }, [])
/// }
/// ```
///
/// Outside Apple's platforms, XCTest runs a method on the main actor only if it is `async`; without,
/// it ends all tests with *Could not cast value*.
///
/// What was looked at and what was not is printed, and so are warnings, which are among the defects where
/// `strict` is true. The other parameters are those of `expectNoViolation`.
@MainActor
public func violations(
  replaying trace: String? = nil, depth: Int? = nil, budget: Int? = nil,
  width: HorizontalSizeClass = .compact, version: IOSVersion = .latest,
  assuming assumptions: (inout BehaviorChoice) -> Void = { _ in },
  vocabulary: SceneVocabulary = SceneVocabulary(),
  excluding exclusions: Snapshot.Exclusions = Snapshot.Exclusions(),
  properties: [SceneProperty] = .everyScene, strict: Bool = false,
  scene: @escaping @MainActor @Sendable (SceneSetup) -> UIViewController
) throws -> [String] {
  let tested = TestedScene(
    width: width, version: version, assuming: assumptions, vocabulary: vocabulary,
    excluding: exclusions, properties: properties, scene: scene)
  if let trace { return try tested.replay(trace) }
  let verdict = try SceneJournal.result(of: tested.exploration(depth: depth, budget: budget))
  verdict.printCoverage()
  if strict { return verdict.defects.map(\.text) + verdict.untoldGaps }
  for gap in verdict.untoldGaps { print("  warning: \(gap)") }
  return verdict.defects.map(\.text)
}

/// The same for a scene that says nothing of itself.
@MainActor
public func violations(
  replaying trace: String? = nil, depth: Int? = nil, budget: Int? = nil,
  width: HorizontalSizeClass = .compact, version: IOSVersion = .latest,
  assuming assumptions: (inout BehaviorChoice) -> Void = { _ in },
  vocabulary: SceneVocabulary = SceneVocabulary(),
  excluding exclusions: Snapshot.Exclusions = Snapshot.Exclusions(),
  properties: [SceneProperty] = .everyScene, strict: Bool = false,
  scene: @escaping @MainActor @Sendable () -> UIViewController
) throws -> [String] {
  try violations(
    replaying: trace, depth: depth, budget: budget, width: width, version: version,
    assuming: assumptions, vocabulary: vocabulary, excluding: exclusions, properties: properties,
    strict: strict
  ) { (_: SceneSetup) in scene() }
}

/// The same for a scene that says nothing of itself.
@MainActor
public func expectNoViolation(
  replaying trace: String? = nil, depth: Int? = nil, budget: Int? = nil,
  width: HorizontalSizeClass = .compact,
  version: IOSVersion = .latest,
  assuming assumptions: (inout BehaviorChoice) -> Void = { _ in },
  vocabulary: SceneVocabulary = SceneVocabulary(),
  excluding exclusions: Snapshot.Exclusions = Snapshot.Exclusions(),
  properties: [SceneProperty] = .everyScene, strict: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation,
  scene: @escaping @MainActor @Sendable () -> UIViewController
) async throws {
  try await expectNoViolation(
    replaying: trace, depth: depth, budget: budget, width: width, version: version,
    assuming: assumptions,
    vocabulary: vocabulary, excluding: exclusions, properties: properties, strict: strict,
    sourceLocation: sourceLocation
  ) { _ in scene() }
}
