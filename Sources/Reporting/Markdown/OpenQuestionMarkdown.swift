// SPDX-License-Identifier: MIT

/// The verdicts that depend on how UIKit behaves where its sources leave that open.
struct OpenQuestionMarkdown {
  let report: SpecReport
  let facts: FactLinks

  var text: String { "## What depends on UIKit\n\n" + dependencies }

  private var dependencies: String {
    guard report.variants.contains(where: { $0.uncertainty != nil }) else {
      return "Explored under one behavior of UIKit only; see Provenance.\n\n"
    }
    let rows = groups.map { group in
      [
        MarkdownText.escaped(group.property),
        group.variants.count == report.variants.count && group.variants.count > 1
          ? "all" : group.variants.map { MarkdownText.escaped($0) }.joined(separator: "<br>"),
        group.conditions.map { condition($0.answers) }.joined(separator: "<br>or "),
      ]
    }
    guard !rows.isEmpty else {
      return "Every verdict is the same under every behavior of UIKit that the sources allow.\n\n"
    }
    return """
      The sources leave some questions about UIKit open. These verdicts depend on the answer; all \
      others are the same under every behavior that the sources allow.


      """ + MarkdownText.table(["property", "variant", "violated if"], rows) + replays
  }

  /// A verdict that depends on the same answers in several variants.
  private struct Group {
    let property: String
    let conditions: [UncertaintyReport.Condition]
    var variants: [String]
  }

  private var groups: [Group] {
    var groups: [Group] = []
    for variant in report.variants {
      for dependency in variant.uncertainty?.dependencies ?? [] {
        let place = groups.firstIndex {
          $0.property == dependency.property
            && $0.conditions.map(\.answers) == dependency.violatedWhen.map(\.answers)
        }
        if let place {
          groups[place].variants.append(variant.name)
        } else {
          groups.append(
            Group(
              property: dependency.property, conditions: dependency.violatedWhen,
              variants: [variant.name]))
        }
      }
    }
    return groups
  }

  /// How to see each of the violations: a command, below the properties that it is about.
  private var replays: String {
    var names: [String: [String]] = [:]
    var commands: [String] = []
    for group in groups {
      for condition in group.conditions {
        let command = ReplayLine.text(
          spec: report.spec, trace: condition.trace, behavior: condition.answers)
        if names[command] == nil { commands.append(command) }
        if names[command]?.contains(group.property) != true {
          names[command, default: []].append(group.property)
        }
      }
    }
    let lines = commands.map { "# \(names[$0, default: []].joined(separator: "; "))\n\($0)" }
    return MarkdownText.details(
      "The shortest traces that show these violations",
      MarkdownText.block("sh", lines.joined(separator: "\n")))
  }

  private func condition(_ settings: [String]) -> String {
    settings.isEmpty
      ? "any answer"
      : settings.map { setting in
        "\(MarkdownText.code(setting)) (\(facts.list(report.questions(behind: setting))))"
      }.joined(separator: " and ")
  }
}

extension SpecReport {
  /// The unknowns, contradictions and facts behind an answer: `modalFlagTiming=whenTheSwipeBegins`.
  func questions(behind setting: String) -> [String] {
    let name = setting.prefix { $0 != "=" }
    return assumptions.first { $0.name == name }?.facts ?? []
  }
}
