// SPDX-License-Identifier: MIT

import Foundation
import ModalCheckTesting
import Reporting
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
  let gaps: [String]

  /// Explores a scene under every behavior of UIKit.
  ///
  /// - Parameters:
  ///   - variant: The scene.
  ///   - limits: How far to go.
  ///   - findsThresholds: Whether drags are lifted between the positions of the vocabulary, too.
  ///     Where that leads to something new, the scene is explored with these positions, of which
  ///     only what is new is executed.
  /// - Throws: An error if the scene is not deterministic, or cannot be explored.
  @MainActor
  init(
    of variant: Variant<SceneApplication>, limits: Limits, findsThresholds: Bool
  ) throws {
    let code = InstrumentedCode.inThisProcess
    let earlier = code?.counts ?? []
    var variant = variant
    var exploration = try variant.exploreEveryBehavior(
      limits: limits, configure: { $0.checksDeterminism = true })
    let thresholds = findsThresholds ? exploration.dragThresholds : []
    let positions = thresholds.filter { !$0.positions.isEmpty }.map { ($0.drag, $0.positions) }
    if !positions.isEmpty {
      variant = variant.lifting(at: Dictionary(uniqueKeysWithValues: positions))
      exploration = try variant.exploreEveryBehavior(limits: limits)
    }
    let coverage = SceneCoverage(
      exploration, thresholds: thresholds,
      neverEntered: code?.neverEntered(in: exploration, since: earlier) ?? [])
    var starts: [String: String] = [:]
    var conditions: [String: [BehaviorChoice]] = [:]
    var files: [String: CounterexampleFiles] = [:]
    let spec = SingleScene(variant: variant)
    let examples = try exploration.results.compactMap { result -> CounterexampleReport? in
      guard result.verdict == .violated else { return nil }
      let answers = exploration.conditions(of: result)
      guard let trace = try exploration.trace(of: result, under: answers.first ?? Answers()) else {
        return nil
      }
      conditions[result.name] = answers.map { BehaviorChoice($0) }
      let example = CounterexampleReport(result, trace, spec, spec.variant)
      starts[result.name] = spec.start(of: trace, isAll: example.repeatsAfter == nil)
      files[result.name] = try CounterexampleFiles(
        example, trace, spec, spec.variant,
        behavior: BehaviorChoice(answers.first ?? Answers()).settings)
      return example
    }
    conditions = conditions.filter { $0.value != [BehaviorChoice()] }
    let isConditional = { conditions[$0] != nil }
    let found = Defect.all(
      examples, in: "scene", isConditional: isConditional,
      isUnlikely: { name in
        conditions[name].map { $0.allSatisfy { $0.behavior != UIKitBehavior() } } ?? false
      },
      isAboutFuture: { name in
        exploration.results.contains { $0.name == name && $0.kind == .alwaysReachable }
      })
    defects = found.map { defect in
      let cause = defect.cause.property
      let text = DefectText(
        defect, start: starts[cause] ?? "", conditions: conditions,
        page: PropertyPages.names[cause], coverage: coverage.line
      ).text
      let place = exploration.results.first { $0.name == cause }?.place
      return RecordedViolation(text, at: place, files[defect.longest.property])
    }
    knownIssues = try exploration.knownIssues.map { issue, state in
      let (trace, answers) = try exploration.firstVisit(of: state)
      let example = CounterexampleReport(
        of: issue.name, trace, spec, spec.variant, in: exploration.system)
      let files = try CounterexampleFiles(
        example, trace, spec, spec.variant, behavior: BehaviorChoice(answers).settings)
      let text = TraceText(of: trace, spec, spec.variant).text
      return RecordedViolation(
        "It occurs so:\n\(text)", at: issue.place, files, known: issue.name)
    }
    // Where there is a defect, what was not looked at misleads no reader.
    self.coverage = defects.isEmpty ? coverage.text : coverage.extent
    gaps = coverage.notices + (defects.isEmpty ? coverage.gaps : [])
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

/// A spec of one scene.
private struct SingleScene: Spec {
  let identifier = "scene"
  let title = "A scene"
  let summary = ""
  let variant: Variant<SceneApplication>

  var variants: [Variant<SceneApplication>] { [variant] }

  /// What is there before anything happens; where that is all, also what the scene shows and what is
  /// wrong with it, which steps tell of elsewhere.
  func start(of trace: Trace<PresentationSystem<SceneApplication>>, isAll: Bool) -> String {
    let start = TraceText.start(of: trace, self, variant)
    guard trace.steps.isEmpty else { return start }
    let app = trace.final.app
    if let crash = app.observation.crash { return crash }
    guard isAll else { return start }
    return "   0  \(start)\n"
      + fields(of: app).filter { !["none", "no difference"].contains($0.value) }
      .map { "        at the start   \($0.name): \($0.value)\n" }.joined()
  }
}
