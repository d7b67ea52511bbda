// SPDX-License-Identifier: MIT

package import ModalHarness
package import StateSpace
package import UIKitSemantics

/// What an exploration found, as plain text for a terminal: it is not a report to be kept.
///
/// Of a compact exploration, which distinguishes states by fingerprints, nothing is proved, and the
/// text says so.
package struct ExplorationText: Sendable {
  package let text: String
  /// Whether every verdict is the expected one, as far as one was given.
  package let isAsExpected: Bool
  /// Whether there is a violation that is not a known defect.
  package let isViolated: Bool

  package init<S: Spec>(
    _ exploration: Exploration<PresentationSystem<S.App>>, of variant: Variant<S.App>, in spec: S,
    behavior: UIKitBehavior, isCompact: Bool
  ) {
    let verdicts = exploration.results.map { VerdictReport($0, of: variant, in: exploration) }
    isAsExpected = verdicts.allSatisfy(\.isAsExpected)
    isViolated = verdicts.contains { $0.conclusion == .violated && !$0.isAsExpected }
    let switches = BehaviorSwitch.settings(of: behavior)
    let lines = zip(verdicts, exploration.results).flatMap { verdict, result in
      let trace = verdict.conclusion == .violated ? result.trace : nil
      let command = trace.map {
        ReplayLine.text(
          spec: spec.identifier, trace: variant.script(of: $0).text, behavior: switches)
      }
      let words = isCompact ? verdict.compactWords : verdict.words
      return ["\(verdict.property): \(words)", command.map { "  \($0)" }].compactMap(\.self)
    }
    let traces = zip(verdicts, exploration.results).compactMap { verdict, result in
      verdict.conclusion == .violated && !verdict.isAsExpected
        ? result.trace.map { Self.text(of: $0, verdict, spec, variant) } : nil
    }
    text =
      "\(spec.identifier), \(variant.name): \(Self.numbers(of: exploration))\n"
      + (lines.map { "  \($0)\n" } + traces).joined()
  }

  private static func text<S: Spec>(
    of trace: Trace<PresentationSystem<S.App>>, _ verdict: VerdictReport, _ spec: S,
    _ variant: Variant<S.App>
  ) -> String {
    let text = TraceText(of: trace, spec, variant).text
    let meaning = verdict.meaning.isEmpty ? "" : "\(verdict.meaning)\n"
    return "\n\"\(verdict.property)\" is violated.\n\(meaning)\(text)"
  }

  private static func numbers<System: TransitionSystem>(
    of exploration: Exploration<System>
  ) -> String {
    let end =
      switch exploration.boundary {
      case .closed, .constraint, .fingerprints: "exhausted at depth \(exploration.depth)"
      case .depth(let depth): "up to depth \(depth)"
      case .states(let limit): "stopped by the limit of \(MarkdownText.count(limit, "state"))"
      case .steps(let limit):
        "stopped by the limit of \(MarkdownText.count(limit, "executed step"))"
      case .memory: "stopped by the memory limit at depth \(exploration.depth)"
      case .violation: "stopped at the first violation, at depth \(exploration.depth)"
      case .cancelled: "interrupted at depth \(exploration.depth)"
      }
    let counts = [
      MarkdownText.count(exploration.distinct, "state"),
      "\(MarkdownText.number(exploration.generated)) generated", end,
    ]
    let missed = exploration.expectedOmissions.map { ["\($0)"] } ?? []
    return (counts + missed).joined(separator: ", ")
  }
}

extension VerdictReport {
  /// The verdict of a compact exploration.
  fileprivate var compactWords: String {
    let surprise = isAsExpected ? "" : ", not as expected"
    return switch conclusion {
    case .violated where knownDefect != nil && isAsExpected:
      "⚠️ known defect, \(MarkdownText.count(steps ?? 0, "step"))"
    case .violated: "❌ violated in \(MarkdownText.count(steps ?? 0, "step"))"
    case .holds: "✅ reached in \(MarkdownText.count(steps ?? 0, "step"))"
    case .noViolationToDepth, .notRefutedToDepth: "no violation found (not a proof)\(surprise)"
    case .inconclusive: "not judged: needs the whole graph; explore without --compact"
    case .vacuous: kind == "reachable" ? "❔ not reached" : "❔ vacuous: never exercised"
    }
  }
}
