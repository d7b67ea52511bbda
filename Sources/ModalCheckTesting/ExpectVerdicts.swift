// SPDX-License-Identifier: MIT

@_exported public import ModalHarness
import Reporting
public import Testing

/// Explores a spec and records an issue for every verdict that is not the expected one, and a known
/// issue for every known defect.
///
/// Each is recorded on the line where the spec states the property.
///
/// ```swift
/// @Test func composer() throws {
///   try expectVerdicts(of: ComposerSpec())
/// }
/// ```
///
/// Without limits the whole space is explored. A variant that records its size has to have it. Each
/// counterexample is attached, as JSON and in the Informal Trace Format;
/// `swift test --attachments-path <folder>` writes them to a folder.
///
/// - Parameters:
///   - spec: What to check.
///   - limits: How far to explore.
///   - sourceLocation: Where issues are recorded that are not about one property.
/// - Throws: An error if the app turns out not to be deterministic.
public func expectVerdicts<S: Spec>(
  of spec: S, limits: Limits = .none, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  for variant in spec.variants {
    try expectVerdicts(of: variant, in: spec, limits: limits, sourceLocation: sourceLocation)
  }
}

/// Explores a spec under every behavior of UIKit that its sources allow, and records an issue for
/// every verdict that is not the same under all of them.
///
/// Where UIKit's documentation is silent or reports disagree, an app that is sound under the
/// default behavior may break under another one: the issue says which, and shows a sequence of
/// actions. Known defects are left out; `expectVerdicts(of:)` looks at them.
///
/// - Parameters:
///   - spec: What to check.
///   - limits: How far to explore.
///   - sourceLocation: Where issues are recorded.
/// - Throws: An error if the app turns out not to be deterministic.
/// - Complexity: A few explorations: each step is taken once for each combination of the answers to
///   the open questions that it asks.
public func expectSameVerdictsUnderEveryBehavior<S: Spec>(
  of spec: S, limits: Limits = .none, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  for variant in spec.variants {
    let findings = try variant.sweep(limits: limits).findings
    for finding in findings where variant.knownDefect(of: finding.property) == nil {
      for condition in finding.conditions where !condition.choice.settings.isEmpty {
        let place = variant.properties.first { $0.name == finding.property }?.place
        RecordedViolation(
          text(of: condition, finding.property, variant.name, spec.identifier), at: place
        ).record(at: sourceLocation)
      }
    }
  }
}

private func text(
  of condition: BehaviorSweep.Condition, _ property: String, _ variant: String, _ spec: String
) -> String {
  let settings = condition.choice.settings
  return """
    \(variant): "\(property)" is violated if \(settings.joined(separator: " and ")).
    \(ReplayLine.text(spec: spec, trace: condition.trace.text, behavior: settings))
    """
}

/// Explores one variant of a spec and records issues as `expectVerdicts(of:limits:)` does.
///
/// - Parameters:
///   - variant: What to check.
///   - spec: The spec that it belongs to.
///   - limits: How far to explore.
///   - sourceLocation: Where issues are recorded that are not about one property.
/// - Throws: An error if the app turns out not to be deterministic.
public func expectVerdicts<S: Spec>(
  of variant: Variant<S.App>, in spec: S, limits: Limits = .none,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  expectVerdicts(
    in: try variant.explore(limits: limits), of: variant, in: spec, sourceLocation: sourceLocation)
}

/// The verdicts of a spec that are not the expected ones, in words, for tests that use XCTest.
///
/// ```swift
/// func testComposer() throws {
///   XCTAssertEqual(try unexpectedVerdicts(of: ComposerSpec()), [])
/// }
/// ```
///
/// - Parameters:
///   - spec: What to check.
///   - limits: How far to explore.
/// - Returns: A text for each, with the sequence that shows a violation.
/// - Throws: An error if the app turns out not to be deterministic.
public func unexpectedVerdicts<S: Spec>(
  of spec: S, limits: Limits = .none
) throws -> [String] {
  try spec.variants.flatMap { variant in
    let exploration = try variant.explore(limits: limits)
    return unexpected(in: exploration, of: variant).map { text(of: $0, variant, spec) }
      + [unexpectedSize(of: exploration, variant)].compactMap(\.self)
  }
}

/// Records issues for the verdicts of an exploration.
package func expectVerdicts<S: Spec>(
  in exploration: Exploration<PresentationSystem<S.App>>, of variant: Variant<S.App>, in spec: S,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for violation in violations(in: exploration, of: variant, in: spec) {
    violation.record(at: sourceLocation)
  }
  if let text = unexpectedSize(of: exploration, variant) {
    Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
  }
}

/// What is recorded of the verdicts that are not expected, and of known defects.
package func violations<S: Spec>(
  in exploration: Exploration<PresentationSystem<S.App>>, of variant: Variant<S.App>, in spec: S
) -> [RecordedViolation] {
  exploration.results.compactMap { result in
    let isExpected = variant.isAsExpected(result, in: exploration)
    guard result.verdict == .violated, let trace = result.trace else {
      return isExpected ? nil : RecordedViolation(text(of: result, variant, spec), at: result.place)
    }
    let example = CounterexampleReport(
      of: result.name, saying: result.explanation, trace, spec, variant)
    // Names and numbers can always be written.
    let files = [try? CounterexampleFiles(example, trace, spec, variant)].compactMap(\.self)
    return isExpected
      ? RecordedViolation(
        words(for: trace, of: result.name, variant, spec), at: result.place, files,
        known: variant.knownDefect(of: result.name)?.explanation)
      : RecordedViolation(text(of: result, variant, spec), at: result.place, files)
  }
}

private func unexpected<App: Application>(
  in exploration: Exploration<PresentationSystem<App>>, of variant: Variant<App>
) -> [PropertyResult<PresentationSystem<App>>] {
  exploration.results.filter { !variant.isAsExpected($0, in: exploration) }
}

/// What is wrong with the size of a whole space that the variant records.
private func unexpectedSize<App: Application>(
  of exploration: Exploration<PresentationSystem<App>>, _ variant: Variant<App>
) -> String? {
  guard let wholeSpace = variant.wholeSpace, exploration.isClosed else { return nil }
  let found = StateSpaceSize(
    states: exploration.distinct, generated: exploration.generated, depth: exploration.depth)
  guard found != wholeSpace else { return nil }
  return """
    The whole space of '\(variant.name)' is recorded as \(wholeSpace.text), but it is \(found.text). \
    If that is right, record it in the spec.
    """
}

/// A known defect in two lines: the report has its steps.
private func words<S: Spec>(
  for trace: Trace<PresentationSystem<S.App>>, of property: String, _ variant: Variant<S.App>,
  _ spec: S
) -> String {
  """
  \(variant.name): "\(property)" is violated in \(trace.steps.count) steps, a known defect.
  \(ReplayLine.text(spec: spec.identifier, trace: variant.script(of: trace).text))
  """
}

private func text<S: Spec>(
  of result: PropertyResult<PresentationSystem<S.App>>, _ variant: Variant<S.App>, _ spec: S
) -> String {
  let defect = variant.knownDefect(of: result.name)
  let expected =
    defect.map { "a known defect with \($0.steps) steps was expected" }
    ?? "it was expected to hold"
  var text = "\(variant.name): \"\(result.name)\" is \(words(for: result.verdict)); \(expected)."
  if !result.explanation.isEmpty { text += "\n\(result.explanation)" }
  guard result.verdict == .violated, let trace = result.trace else { return text }
  let lines = TraceText(of: trace, spec, variant).text
  return text + "\n\n\(lines)\n"
    + ReplayLine.text(spec: spec.identifier, trace: variant.script(of: trace).text)
}

private func words(for verdict: Verdict) -> String {
  switch verdict {
  case .holds: "true of all states"
  case .violated: "violated"
  case .noViolation(let extent): "not violated up to \(extent)"
  case .inconclusive, .notRefuted: "\(verdict): only the whole state space can tell"
  case .unreachable, .notReached, .vacuous: "\(verdict)"
  }
}
