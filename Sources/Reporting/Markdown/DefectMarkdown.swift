// SPDX-License-Identifier: MIT

/// One defect, folded: what it violates, a table of its steps, a diagram, and how to replay it.
struct DefectMarkdown {
  let spec: String
  let defect: Defect
  /// The defect of another variant that this one repeats.
  var original: Defect?
  /// The defect that is shown already, and whose sequence begins with that of this one.
  var longer: Defect?
  let facts: FactLinks
  /// What its properties mean, for those whose violation nobody has explained yet.
  var meanings: [String: String] = [:]
  var isOpen = false
  var hasSteps = true
  var hasDiagram = true
  /// The switches that were set: `modalFlagTiming=whenTheSwipeBegins`.
  var behavior: [String] = []

  private var shown: CounterexampleReport { defect.longest }

  var text: String {
    let sign = defect.isKnown ? "⚠️" : "❌"
    let others = defect.violations.count - 1
    let summary =
      "\(sign) \(defect.variant): \(defect.cause.property) — violated in "
      + MarkdownText.count(defect.cause.steps.count, "step")
      + (others == 0
        ? "" : ", and \(MarkdownText.count(others, "more property", "more properties")) with it")
    return MarkdownText.details(summary, body, isOpen: isOpen)
  }

  private var body: String {
    if let original {
      return "The same as in **\(MarkdownText.escaped(original.variant))**.\n\n" + replay
    }
    var body = violations
    if let longer {
      let first = MarkdownText.first(shown.steps.count, "step")
      return body + "The \(first) of *\(MarkdownText.escaped(longer.cause.property))* above.\n\n"
        + replay
    }
    // Without steps, the command says it all.
    if hasSteps, !shown.configuration.isEmpty {
      body += "Configuration: \(MarkdownText.code(shown.configuration))\n\n"
    }
    if hasSteps { body += table }
    if defect.violations.count == 1, let continuation = shown.continuation {
      body += "\(continuation)\n\n"
    }
    if hasSteps, !shown.facts.isEmpty {
      body += "UIKit facts used: \(facts.graded(shown.facts)).\n\n"
    }
    return body
      + (hasDiagram
        ? MarkdownText.details(
          "Diagram, and the command that replays it",
          MermaidDiagram(counterexample: shown).markdown + replay)
        : replay)
  }

  private var replay: String {
    MarkdownText.block(
      "sh", ReplayLine.text(spec: spec, trace: shown.trace, behavior: behavior))
  }

  /// What is wrong; where several properties are violated, one line for each, in their order.
  private var violations: String {
    guard defect.violations.count > 1 else {
      let words = words(for: shown)
      return words.isEmpty ? "" : "\(words)\n\n"
    }
    let lines = defect.violations.map { violation in
      let words = [words(for: violation), violation.continuation ?? ""]
      return "- **\(MarkdownText.escaped(violation.property))** in "
        + MarkdownText.count(violation.steps.count, "step") + ". "
        + words.filter { !$0.isEmpty }.joined(separator: " ")
    }
    return lines.map { $0.trimmingSpaces + "\n" }.joined() + "\n"
  }

  private func words(for violation: CounterexampleReport) -> String {
    facts.linked(
      violation.explanation.isEmpty
        ? meanings[violation.property] ?? "" : violation.explanation)
  }

  private var table: String {
    MarkdownText.table(
      ["#", "actor", "action", "the app calls", "UIKit calls back", "afterwards"],
      shown.steps.map { step in
        [
          (isRepeated(step) ? "↻ " : "") + String(step.number), step.actor,
          "**\(MarkdownText.escaped(step.action))**",
          calls(in: step).joined(separator: "<br>"),
          callbacks(in: step).joined(separator: "<br>"),
          ([MarkdownText.escaped(step.screen)] + step.changes.map { MarkdownText.code($0) })
            .joined(separator: "<br>"),
        ]
      })
  }

  private func isRepeated(_ step: StepReport) -> Bool {
    shown.repeatsAfter.map { step.number > $0 } ?? false
  }

  private func calls(in step: StepReport) -> [String] {
    step.messages.compactMap { message in
      if message.direction == .output { return "prints " + MarkdownText.code(message.text) }
      let isOfSwiftUI = message.direction == .callOfSwiftUI
      guard message.direction == .call || isOfSwiftUI else { return nil }
      let response = message.response.map { " *(\(MarkdownText.escaped($0)))*" } ?? ""
      return (isOfSwiftUI ? "SwiftUI: " : "") + MarkdownText.code(message.text) + response
    }
  }

  private func callbacks(in step: StepReport) -> [String] {
    var texts: [String] = []
    for message in step.messages {
      switch message.direction {
      case .callback: texts.append(MarkdownText.code(message.text))
      case .answer:
        let question = texts.popLast() ?? ""
        texts.append("\(question) → \(MarkdownText.escaped(message.text))")
      default: break
      }
    }
    return texts
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingSpaces: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
