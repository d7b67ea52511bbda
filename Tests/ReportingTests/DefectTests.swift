// SPDX-License-Identifier: MIT

import Testing

@testable import Reporting

@Suite("Violations that are one issue")
struct DefectTests {
  /// A counterexample with the given actions: `UIKit` ones are the system's.
  private func example(
    _ property: String, _ actions: [String], configuration: String = "animated=no"
  ) -> CounterexampleReport {
    var example = Samples.counterexample
    example.property = property
    example.configuration = configuration
    example.steps = actions.enumerated().map { index, action in
      StepReport(
        number: index + 1, actor: action.hasPrefix("UIKit") ? "system" : "user", action: action,
        messages: [], screen: "root", changes: [])
    }
    return example
  }

  private func defects(
    of examples: [CounterexampleReport], known: Set<String> = []
  ) -> [[String]] {
    var variant = Samples.published
    variant.counterexamples = examples
    variant.verdicts = examples.map {
      Samples.verdict($0.property, .violated, steps: 1, isAsExpected: known.contains($0.property))
    }
    return Defect.all(in: variant).map { $0.violations.map(\.property) }
  }

  @Test("are those of the same actions, and of what UIKit does after them; the shortest is first")
  func consequences() {
    #expect(
      defects(of: [
        example("long", ["tap", "lift", "UIKit ends"]), example("other", ["pan"]),
        example("short", ["tap", "lift"]), example("equal", ["tap", "lift"]),
      ]) == [["other"], ["short", "equal", "long"]])
  }

  @Test func `are not those that the user goes on to`() {
    #expect(
      defects(of: [example("a", ["tap"]), example("b", ["tap", "tap"])]) == [["a"], ["b"]])
  }

  @Test func `are those that the user goes on to on the same screen, until nothing leads out`() {
    func found(_ later: CounterexampleReport) -> Int {
      Defect.all([example("a", ["tap"]), later], in: "scene", isAboutFuture: { $0 != "b" }).count
    }
    var elsewhere = example("trapped", ["tap", "tap"])
    elsewhere.steps[1].screen = "another one"
    #expect(found(example("trapped", ["tap", "type"])) == 1)
    #expect(found(elsewhere) == 2)
    #expect(found(example("b", ["tap", "type"])) == 2)
  }

  @Test func `are those to which the app goes on by itself once it is too late`() {
    var later = example("dead", ["tap", "timer"])
    later.steps[1].actor = "app"
    let examples = [example("trapped", ["tap"]), later]
    #expect(Defect.all(examples, in: "scene", isAboutFuture: { $0 == "trapped" }).count == 1)
    #expect(Defect.all(examples, in: "scene").count == 2)
  }

  @Test func `stand below the others if UIKit is not taken to behave so`() {
    let examples = [example("a", ["tap"]), example("b", ["pan"])]
    let found = Defect.all(examples, in: "scene", isUnlikely: { $0 == "a" })
    #expect(found.map(\.cause.property) == ["b", "a"])
  }

  @Test func `are those that the user goes on to where the first one explains the other one`() {
    func found(_ explains: @escaping (String, String) -> Bool) -> Int {
      Defect.all(
        [example("a", ["tap"]), example("b", ["tap", "tap"])], in: "scene", explains: explains
      ).count
    }
    #expect(found { $0 == "a" && $1 == "b" } == 1)
    #expect(found { $0 == "b" && $1 == "a" } == 2)
  }

  @Test func `are all known or all unknown, and in one configuration`() {
    let examples = [
      example("a", ["tap"]), example("b", ["tap"]),
      example("c", ["tap"], configuration: "animated=yes"),
    ]
    #expect(defects(of: examples) == [["a", "b"], ["c"]])
    #expect(defects(of: examples, known: ["b"]) == [["a"], ["b"], ["c"]])
  }

  /// A counterexample whose last step makes a request that UIKit refuses, or not.
  private func request(
    _ property: String, _ actions: [String], _ call: String, isRefused: Bool
  ) -> CounterexampleReport {
    var example = example(property, actions)
    example.steps[actions.count - 1].messages = [
      StepReport.Message(
        direction: .call, text: call, response: isRefused ? "refused: too late" : nil)
    ]
    return example
  }

  @Test("are those of one request that UIKit may answer in several ways; titles do not count")
  func oneRequest() {
    let present = "Detail.present(Alert 'text', .pageSheet, animated: true)"
    let untitled = "Detail.present(Alert, .pageSheet, animated: true)"
    func all(
      _ examples: [CounterexampleReport], conditional: Set<String>
    ) -> [[String]] {
      Defect.all(examples, in: "scene", isConditional: conditional.contains).map {
        ($0.violations + $0.alternatives).map(\.property)
      }
    }
    let lost = request("lost", ["tap", "answer"], untitled, isRefused: true)
    let dead = request("dead", ["tap", "close", "answer"], present, isRefused: false)
    #expect(all([lost, dead], conditional: ["dead"]) == [["lost", "dead"]])
    #expect(all([dead, lost], conditional: ["dead", "lost"]) == [["lost", "dead"]])
    // What UIKit is taken to do goes first.
    let both = Defect.all(
      [lost, dead], in: "scene", isConditional: { _ in true }, isUnlikely: { $0 == "lost" })
    #expect(both.map(\.cause.property) == ["dead"])
    #expect(both.map { $0.alternatives.map(\.property) } == [["lost"]])
    // Whatever UIKit does: two defects.
    #expect(all([lost, dead], conditional: []) == [["lost"], ["dead"]])
    // What is wrong in any case is not that UIKit may refuse the request.
    #expect(all([lost, dead], conditional: ["lost"]) == [["lost"], ["dead"]])
    let other = request("other", ["tap"], "Home.present(Alert)", isRefused: true)
    #expect(all([lost, other], conditional: ["lost"]) == [["lost"], ["other"]])
  }

  @Test func `are a standstill and what it puts out of reach, however the same request is made`() {
    func all(_ examples: [CounterexampleReport]) -> [[String]] {
      Defect.all(examples, in: "scene", isAboutFuture: { $0 == "trapped" }).map {
        ($0.violations + $0.alternatives).map(\.property)
      }
    }
    func dismissal(
      _ property: String, _ action: String, of controller: String = "Photo", screen: String,
      then later: [String] = []
    ) -> CounterexampleReport {
      var example = request(property, [action], "\(controller).dismiss()", isRefused: false)
      example.steps[0].screen = screen
      example.steps += self.example(property, later).steps
      return example
    }
    let trapped = dismissal("trapped", "pan up", screen: "Photo, dismissed by hand")
    var stuck = dismissal(
      "stuck", "pan down", screen: "Photo, dismissed by hand", then: ["lift", "UIKit ends"])
    #expect(all([stuck, trapped]) == [["stuck"], ["trapped"]])
    stuck.repeatsAfter = 3
    #expect(all([stuck, trapped]) == [["stuck", "trapped"]])
    #expect(all([trapped, stuck]) == [["stuck", "trapped"]])
    // Another request, and the same one on another screen, are other defects.
    let elsewhere = dismissal("trapped", "tap", of: "Menu", screen: "Photo, dismissed by hand")
    #expect(all([stuck, elsewhere]) == [["stuck"], ["trapped"]])
    let later = dismissal("trapped", "tap", screen: "Photo")
    #expect(all([stuck, later]) == [["stuck"], ["trapped"]])
  }

  @Test func `are shown once, where another variant has the same, step by step`() {
    var report = Samples.report
    report.variants = [Samples.published, Samples.published]
    report.variants[1].name = "as published, again"
    let text = SpecMarkdown(report).text
    #expect(text.split(separator: "| # | actor |").count == 2)
    #expect(text.contains("\n\nThe same as in **as published**.\n"))
    report.variants[1].counterexamples[0].steps[1].screen = "another"
    #expect(!SpecMarkdown(report).text.contains("The same as"))
  }

  @Test func `name each property, with the step at which it is violated`() {
    var variant = Samples.published
    variant.counterexamples = [
      example("a", ["tap"]), example("b", ["tap", "UIKit ends"]),
    ]
    let text = DefectMarkdown(
      spec: "lamp", defect: Defect.all(in: variant)[0], facts: FactLinks()
    ).text
    #expect(
      text.contains(
        "<summary>❌ as published: a — violated in 1 step, and 1 more property with it</summary>"))
    #expect(
      text.contains(
        "- **a** in 1 step. Nobody looks (A1).\n- **b** in 2 steps. Nobody looks (A1).\n"))
  }
}

@Suite("Facts that a report cites")
struct FactLinksTests {
  @Test func `lead to their rows, wherever they are named`() {
    let links = FactLinks(known: ["A1", "B9", "L1"], hasConformance: true, weak: ["B9"])
    #expect(links.linked("Dark_ (A1, B9), not A12.") == "Dark\\_ ([A1], [B9]), not A12.")
    #expect(links.graded(["A1", "B9"]) == "[A1]; [B9] (single report or inferred)")
    #expect(
      links.definitions(for: "As [A1] says.") == "\n[A1]: conformance-abc.md#a1\n")
    #expect(FactLinks(known: ["A1"]).linked("(A1)") == "(A1)")
  }

  @Test func `have a row on the page to which their links lead`() {
    let report = Samples.conformance
    let pages = ConformanceMarkdown(report).pages
    for row in report.rows {
      let links = FactLinks(known: [row.id], hasConformance: true)
      let definition = links.definitions(for: "[\(row.id)]")
      let page = pages.first { definition.hasPrefix("\n[\(row.id)]: \($0.name)#") }
      #expect(page?.text.contains("<a id=\"\(row.id.lowercased())\"></a>") == true, "\(row.id)")
    }
  }
}
