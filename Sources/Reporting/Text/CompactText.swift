// SPDX-License-Identifier: MIT

package import ModalHarness
package import StateSpace
package import UIKitSemantics

/// What an exploration found that told states apart by fingerprints, as plain text for a terminal.
///
/// It is no report to be kept: nothing in it is proved, and it says so.
package struct CompactText: Sendable {
  package let text: String
  /// Whether every verdict is the expected one, as far as one was given.
  package let isAsExpected: Bool

  package init<S: Spec>(
    _ exploration: Exploration<PresentationSystem<S.App>>, of variant: Variant<S.App>, in spec: S,
    behavior: UIKitBehavior
  ) {
    let verdicts = exploration.results.map { VerdictReport($0, of: variant, in: exploration) }
    isAsExpected = verdicts.allSatisfy(\.isAsExpected)
    let switches = BehaviorSwitch.settings(of: behavior)
    let lines = zip(verdicts, exploration.results).flatMap { verdict, result in
      let trace = verdict.conclusion == .violated ? result.trace : nil
      let command = trace.map {
        ReplayLine.text(
          spec: spec.identifier, trace: variant.script(of: $0).text, behavior: switches)
      }
      return ["\(verdict.property): \(verdict.compactWords)", command.map { "  \($0)" }]
        .compactMap(\.self)
    }
    text =
      "\(spec.identifier), \(variant.name): \(Self.numbers(of: exploration))\n"
      + lines.map { "  \($0)\n" }.joined()
  }

  private static func numbers<System: TransitionSystem>(
    of exploration: Exploration<System>
  ) -> String {
    let end =
      switch exploration.boundary {
      case .closed, .constraint, .fingerprints: "exhausted at depth \(exploration.depth)"
      case .depth(let depth): "up to depth \(depth)"
      case .states(let limit): "stopped by the limit of \(MarkdownText.count(limit, "state"))"
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
  /// The verdict where fingerprints stood for states.
  fileprivate var compactWords: String {
    let surprise = isAsExpected ? "" : ", not as expected"
    return switch conclusion {
    case .violated where knownDefect != nil && isAsExpected:
      "⚠️ known defect, \(MarkdownText.count(steps ?? 0, "step"))"
    case .violated: "❌ violated in \(MarkdownText.count(steps ?? 0, "step"))"
    case .holds: "✅ reached in \(MarkdownText.count(steps ?? 0, "step"))"
    case .noViolationToDepth: "no violation found (not a proof)\(surprise)"
    case .inconclusive: "not judged: needs the whole graph; explore without --compact"
    case .notExercised: kind == "reachable" ? "❌ not reached" : "❌ vacuous: never exercised"
    }
  }
}
