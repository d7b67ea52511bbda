// SPDX-License-Identifier: MIT

import Testing

@testable import Reporting

@Suite("A sequence diagram")
struct MermaidDiagramTests {
  @Test func `has the system only where it acts`() {
    var user = Samples.counterexample
    user.steps = [user.steps[0]]
    #expect(!MermaidDiagram(counterexample: user).markdown.contains("System"))
  }

  @Test func `lets an app that acts by itself speak to itself`() {
    var counterexample = Samples.counterexample
    counterexample.steps = [counterexample.steps[0]]
    counterexample.steps[0].actor = "app"
    #expect(
      MermaidDiagram(counterexample: counterexample).markdown
        .contains("\n  App->>App: 1. tap Lamp\n"))
  }

  @Test(
    "escapes what Mermaid takes for the end of a statement, an entity, a comment or a tag",
    arguments: [
      ("a; b", "a#59; b"), ("item #1", "item #35;1"), ("100 %% sure", "100 #37;#37; sure"),
      ("<br>", "#lt;br#gt;"), ("two\nlines", "two lines"), ("a: b → c", "a: b → c"),
    ])
  func escaping(text: String, expected: String) {
    #expect(MermaidDiagram.escaped(text) == expected)
  }

  private func counterexample(arrows: Int, text: String) -> CounterexampleReport {
    var counterexample = Samples.counterexample
    counterexample.steps = [counterexample.steps[1]]
    counterexample.steps[0].messages = Array(
      repeating: .init(direction: .call, text: text, response: "refused"), count: arrows)
    return counterexample
  }

  @Test func `is left out above 500 arrows, and says so; notes are no arrows`() {
    let most = MermaidDiagram(counterexample: counterexample(arrows: 500, text: "x")).markdown
    #expect(most.hasPrefix("```mermaid\n"))
    #expect(
      MermaidDiagram(counterexample: counterexample(arrows: 1_501, text: "x")).markdown == """
        *The diagram is omitted: it would have 1,501 arrows; GitHub renders at most 500.*


        """)
  }

  @Test func `is left out above 50,000 characters, and says so`() {
    let text = String(repeating: "x", count: 1_000)
    let diagram = MermaidDiagram(counterexample: counterexample(arrows: 50, text: text)).markdown
    #expect(diagram.hasPrefix("*The diagram is omitted: it would have 5"))
    #expect(diagram.hasSuffix(" characters; GitHub renders at most 50,000.*\n\n"))
  }
}
