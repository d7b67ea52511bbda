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

  /// How to see each of the violations: a command for each trace, and with which other answers it shows
  /// the same or more.
  private var replays: String {
    var traces: [String] = []
    var ways: [String: [(behavior: [String], properties: [String])]] = [:]
    for group in groups {
      for condition in group.conditions {
        if ways[condition.trace] == nil { traces.append(condition.trace) }
        var known = ways[condition.trace] ?? []
        if let place = known.firstIndex(where: { $0.behavior == condition.answers }) {
          if !known[place].properties.contains(group.property) {
            known[place].properties.append(group.property)
          }
        } else {
          known.append((condition.answers, [group.property]))
        }
        ways[condition.trace] = known
      }
    }
    let lines = traces.flatMap { trace in
      let first = ways[trace]?.first?.properties
      return (ways[trace] ?? []).enumerated().map { index, way in
        let names = way.properties.joined(separator: "; ")
        if index == 0 {
          let command = ReplayLine.text(spec: report.spec, trace: trace, behavior: way.behavior)
          return "# \(names)\n\(command)"
        }
        let options = ReplayLine.options(way.behavior)
        return "# \(way.properties == first ? "also" : "\(names),") with \(options)"
      }
    }
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
