// SPDX-License-Identifier: MIT

@_exported public import ModalHarness
import Reporting
public import Testing

/// Explores a spec and records an issue for every verdict that is not the expected one.
///
/// ```swift
/// @Test func composer() throws {
///   try expectVerdicts(of: ComposerSpec())
/// }
/// ```
///
/// Without limits the whole space is explored. A variant that records its size has to have it. To a
/// test that fails, each counterexample is attached, as JSON and in the Informal Trace Format;
/// `swift test --attachments-path <folder>` writes them to a folder.
///
/// - Parameters:
///   - spec: What to check.
///   - limits: How far to explore.
///   - sourceLocation: Where issues are recorded.
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
        let comment = text(of: condition, finding.property, variant.name, spec.identifier)
        Issue.record(Comment(rawValue: comment), sourceLocation: sourceLocation)
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

/// Explores one variant of a spec and records an issue for every verdict that is not expected.
///
/// - Parameters:
///   - variant: What to check.
///   - spec: The spec that it belongs to.
///   - limits: How far to explore.
///   - sourceLocation: Where issues are recorded.
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

/// Records an issue for every verdict of an exploration that is not the expected one.
package func expectVerdicts<S: Spec>(
  in exploration: Exploration<PresentationSystem<S.App>>, of variant: Variant<S.App>, in spec: S,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for result in unexpected(in: exploration, of: variant) {
    let comment = text(of: result, variant, spec)
    Issue.record(Comment(rawValue: comment), sourceLocation: sourceLocation)
    guard result.verdict == .violated, let trace = result.trace else { continue }
    attach(CounterexampleReport(result, trace, spec, variant), trace, variant, spec, sourceLocation)
  }
  if let text = unexpectedSize(of: exploration, variant) {
    Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
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

/// Attaches a counterexample to the test, for whoever wants to look at it with other tools.
private func attach<S: Spec>(
  _ example: CounterexampleReport, _ trace: Trace<PresentationSystem<S.App>>,
  _ variant: Variant<S.App>, _ spec: S, _ sourceLocation: SourceLocation
) {
  do {
    for file in try CounterexampleFiles(example, trace, spec, variant).all {
      Attachment.record(file.text, named: file.name, sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
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
  case .inconclusive: "\(verdict): only the whole state space can tell"
  case .unreachable, .notReached, .vacuous: "\(verdict)"
  }
}
