// SPDX-License-Identifier: MIT

package import ModalHarness
import UIKitSemantics

/// A defect as plain text, for failing tests: what is violated first with its trace, and a line for
/// each property that is violated with it.
package struct DefectText: Sendable {
  package let text: String

  /// Describes a defect.
  ///
  /// - Parameters:
  ///   - defect: The defect.
  ///   - start: What is there before anything happens, or why nothing can.
  ///   - conditions: For properties that are not violated under every behavior of UIKit, the answers
  ///     with which they are, any one of which suffices.
  ///   - unfinished: Of these, the properties of which is not known whether other answers keep them: the
  ///     exploration has not come to its end.
  ///   - aftermath: What happens after the trace of what is violated first.
  ///   - page: The page of the documentation on what is violated first.
  ///   - again: The arguments of the test that do the trace again.
  ///   - isLongFlow: Whether the trace is from a walk, so that a shorter one may do it, too.
  ///   - coverage: What was looked at.
  package init(
    _ defect: Defect, start: String, conditions: [String: [BehaviorChoice]] = [:],
    unfinished: Set<String> = [], aftermath: Aftermath? = nil, page: String? = nil,
    again: String? = nil, isLongFlow: Bool = false, coverage: String
  ) {
    let cause = defect.cause
    let trace = TraceText(
      start: start, steps: cause.steps, repeatsAfter: cause.repeatsAfter, aftermath: aftermath)
    let condition = conditions[cause.property] ?? []
    let note = isLongFlow ? "Found in a long flow: a shorter sequence may do it, too.\n" : ""
    let reference = page.map { " See SceneTesting.docc/\($0).md." } ?? ""
    let whole = """
      "\(cause.property)" is violated\(Self.words(condition)).
      \(cause.explanation)\(reference)
      \(unfinished.contains(cause.property) ? Self.doubt : condition.map(Self.evidence).joined())\(note)
      \(cause.steps.isEmpty && cause.repeatsAfter == nil ? start : trace.text)
      """
    text =
      whole + (whole.hasSuffix("\n") ? "\n" : "\n\n") + Self.lines(defect, conditions)
      + (again.map { "Again, where breakpoints stop: add `\($0)` to the call.\n" } ?? "") + coverage
  }

  private static func lines(
    _ defect: Defect, _ conditions: [String: [BehaviorChoice]]
  ) -> String {
    let count = defect.cause.steps.count
    func line(_ violation: CounterexampleReport, _ moment: String) -> String {
      "  \"\(violation.property)\"\(words(conditions[violation.property] ?? []))\(moment)\n"
    }
    func actions(_ steps: ArraySlice<StepReport>) -> String {
      steps.map { "\($0.actor): \($0.action)" }.joined(separator: ", ")
    }
    let lines =
      defect.consequences.map { violation in
        let later = violation.steps.dropFirst(count)
        return line(violation, later.isEmpty ? "" : ", after " + actions(later))
      }
      + defect.alternatives.map { line($0, ", by the same call, in: " + actions($0.steps[...])) }
    guard lines.count != 1 else { return "Violated with it:" + lines[0].dropFirst() }
    return lines.isEmpty ? "" : "Violated with it:\n" + lines.joined()
  }

  // MARK: - What depends on UIKit

  /// How many answers are named: nobody knows those to more questions.
  private static let mostAnswers = 3

  private static func words(_ conditions: [BehaviorChoice]) -> String {
    guard !conditions.isEmpty else { return "" }
    let alternatives = conditions.map {
      $0.settings.joined(separator: " and ", atMost: mostAnswers)
    }
    return " if UIKit behaves so: " + alternatives.joined(separator: ", or ")
  }

  private static let doubt =
    "Whether it is violated otherwise, too, was not found out: a larger `budget:` would tell.\n"

  /// What is known of the questions, and how to answer them.
  private static func evidence(_ choice: BehaviorChoice) -> String {
    choice.answers.prefix(mostAnswers).map { item, option in
      let facts = item.facts.map { "\($0.name): \(Fact.of($0).confidence.rawValue)" }
      // The first answer is what UIKit is taken to do. To assume another one would only hide what was found.
      let advice =
        option == 0
        ? "UIKit is believed to do so; where you know better, `assuming:` takes another answer."
        : "If you know the answer, say so: assuming: { $0.\(item.name) = \(item.code(0)) }"
      return """
        \(item.question) Documentation and reports leave that open (\(facts.joined(separator: ", "))).
        \(advice)

        """
    }.joined()
  }
}
