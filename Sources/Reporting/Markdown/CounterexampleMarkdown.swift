// SPDX-License-Identifier: MIT

/// One counterexample, folded: a table of its steps, a diagram, and how to replay it.
struct CounterexampleMarkdown {
  let spec: String
  let variant: String
  let counterexample: CounterexampleReport
  /// Whether it shows a known defect.
  var isKnown = false
  /// The facts that are known by a single report, or inferred.
  var weakFacts: Set<String> = []
  var hasSteps = true
  var hasDiagram = true
  /// The switches that were set: `modalFlagTiming=whenTheSwipeBegins`.
  var behavior: [String] = []

  var text: String {
    let steps = MarkdownText.count(counterexample.steps.count, "step")
    let sign = isKnown ? "⚠️" : "❌"
    let summary = "\(sign) \(variant): \(counterexample.property) — violated in \(steps)"
    var body = ""
    if !counterexample.explanation.isEmpty {
      body += "\(MarkdownText.escaped(counterexample.explanation))\n\n"
    }
    if !counterexample.configuration.isEmpty {
      body += "Configuration: \(MarkdownText.code(counterexample.configuration))\n\n"
    }
    if !counterexample.facts.isEmpty { body += "UIKit facts used: \(facts).\n\n" }
    if hasSteps { body += table }
    if let continuation = counterexample.continuation { body += "\(continuation)\n\n" }
    if hasDiagram { body += MermaidDiagram(counterexample: counterexample).markdown }
    body += MarkdownText.block(
      "sh", ReplayLine.text(spec: spec, trace: counterexample.trace, behavior: behavior))
    return MarkdownText.details(summary, body)
  }

  /// The facts that were applied on the way, with those apart that are not known firmly.
  private var facts: String {
    let weak = counterexample.facts.filter { weakFacts.contains($0) }
    let firm = counterexample.facts.filter { !weakFacts.contains($0) }
    return [
      firm.isEmpty ? nil : firm.joined(separator: ", "),
      weak.isEmpty
        ? nil : "\(weak.joined(separator: ", ")) (single report or inferred)",
    ].compactMap(\.self).joined(separator: "; ")
  }

  private var table: String {
    MarkdownText.table(
      ["#", "actor", "action", "the app calls", "UIKit calls back", "afterwards"],
      counterexample.steps.map { step in
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
    counterexample.repeatsAfter.map { step.number > $0 } ?? false
  }

  private func calls(in step: StepReport) -> [String] {
    step.messages.filter { $0.direction == .call }.map { message in
      let response = message.response.map { " *(\(MarkdownText.escaped($0)))*" } ?? ""
      return MarkdownText.code(message.text) + response
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
