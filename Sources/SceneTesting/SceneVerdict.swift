// SPDX-License-Identifier: MIT

import Foundation
import ModalCheckTesting
import SceneHarness
import Testing

/// What an exploration of a scene has found, in words.
struct SceneVerdict: Codable {
  /// What is recorded of each defect.
  let defects: [RecordedViolation]
  /// What is recorded of each known issue that occurs.
  let knownIssues: [RecordedViolation]
  /// What was looked at and what was not.
  let coverage: String
  /// What makes it worth little that nothing else was found, in sentences.
  private(set) var gaps: [String]

  /// Explores a scene under every behavior of UIKit.
  ///
  /// - Parameters:
  ///   - variant: The scene.
  ///   - limits: How far to go.
  ///   - findsThresholds: Whether drags are lifted between the positions of the vocabulary, too.
  ///     Where that leads to something new, the scene is explored with these positions, of which
  ///     only what is new is executed.
  ///   - patient: The same scene with a patient user, for flows that are longer than the limits allow;
  ///     `nil` for none.
  ///   - distinction: What tells states apart, and how those that look alike went on differently.
  /// - Throws: An error if the scene is not deterministic, or cannot be explored.
  @MainActor
  init(
    of variant: Variant<SceneApplication>, limits: Limits, findsThresholds: Bool,
    patient: Variant<SceneApplication>?,
    tellingApart distinction: (by: StateDistinction, reason: String)? = nil
  ) throws {
    let code = InstrumentedCode.inThisProcess
    let earlier = code?.counts ?? []
    var variant = variant
    if let patient, let budget = limits.steps {
      let behavior = variant.assumed.behavior
      WalksAhead.prepare { _ = try? patient.simulate(.flows(of: budget / 2), behavior: behavior) }
    }
    defer { WalksAhead.end() }
    var exploration = try variant.exploreEveryBehavior(
      limits: limits, configure: { $0.checksDeterminism = true })
    let thresholds = findsThresholds ? exploration.dragThresholds : []
    let positions = thresholds.filter { !$0.positions.isEmpty }.map { ($0.drag, $0.positions) }
    if !positions.isEmpty {
      variant = variant.lifting(at: Dictionary(uniqueKeysWithValues: positions))
      exploration = try variant.exploreEveryBehavior(limits: limits)
    }
    var flows: Simulation<PresentationSystem<SceneApplication>>?
    var ground = SceneGround(exploration)
    if let patient, case .steps(let budget) = exploration.boundary {
      // A step of a walk is looked at, and most steps of an exploration only lead on.
      let rest = max(budget - exploration.steps, budget / 4) / 2
      flows = try WalksAhead.make {
        try patient.simulate(
          .flows(of: rest), behavior: variant.assumed.behavior,
          onState: { _, state in ground.note(ofFlow: state) })
      }
    }
    let coverage = SceneCoverage(
      exploration, flows: flows, ground: ground, thresholds: thresholds,
      neverEntered: code?.neverEntered(in: exploration, since: earlier) ?? [],
      distinction: distinction)
    let found = try ViolationsOfScene(
      in: exploration, of: variant, flows, of: patient ?? variant)
    defects = found.defects(under: coverage.line)
    knownIssues = try found.knownIssues()
    // Where there is a defect, what was not looked at misleads no reader.
    self.coverage = defects.isEmpty ? coverage.text : coverage.extent
    gaps = coverage.notices + (defects.isEmpty ? coverage.gaps : [])
  }

  /// The same, with the error that has ended a longer exploration.
  func ended(by error: ExplorationError) -> SceneVerdict {
    var verdict = self
    verdict.gaps.append("More could not be looked at. \(error)")
    return verdict
  }

  /// The gaps that no defect tells of.
  var untoldGaps: [String] {
    gaps.filter { gap in !defects.contains { $0.text.contains(gap) } }
  }

  /// Says what was looked at, and records an issue for each defect and each gap.
  func record(isStrict: Bool, at location: SourceLocation) {
    for violation in defects + knownIssues { violation.record(at: location) }
    printCoverage(of: Test.current.map { "\($0.name): " } ?? "")
    for gap in untoldGaps {
      if isStrict {
        Issue.record(Comment(rawValue: gap), sourceLocation: location)
      } else {
        warn(gap, at: location)
      }
    }
  }

  /// Prints what was looked at, and once in each process how to learn more.
  func printCoverage(of test: String = "") {
    print(test + coverage)
    _ = Self.hint
  }

  private static let hint: Void = {
    #if os(Linux)
      guard InstrumentedCode.inThisProcess == nil else { return }
      print(
        "  (`swift test --enable-code-coverage` also names the methods that were never entered.)")
    #endif
  }()

  /// Tells what limits the meaning of a test without letting it fail.
  private func warn(_ text: String, at location: SourceLocation) {
    #if compiler(>=6.3)
      Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: location)
    #else
      FileHandle.standardError.write(Data("\(location): \(text)\n".utf8))
    #endif
  }
}

extension WalkPlan {
  /// So many steps through long flows, each of which leads on to what was not seen.
  fileprivate static func flows(of steps: Int) -> WalkPlan {
    let length = 100
    var plan = WalkPlan(walks: max(1, (steps + length - 1) / length), depth: length, seed: 1)
    (plan.choice, plan.shortening) = (.leastTaken, .byLeavingOut)
    return plan
  }
}
