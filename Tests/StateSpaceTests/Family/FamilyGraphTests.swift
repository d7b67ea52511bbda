// SPDX-License-Identifier: MIT

import Testing

@testable import StateSpace

@Suite("The graph of a family")
struct FamilyGraphTests {
  @Test("has a transition once that is taken under different answers, at different places")
  func joins() throws {
    var sets = AnswerSets(answerCounts: [2, 2])
    let (no, yes) = (set(0, 0, &sets), set(0, 1, &sets))
    var edges = try EdgeLog<RandomFamily>(for: [], isWanted: true)
    note(0, to: 1, choice: 0, no, in: &edges)
    note(1, to: 1, choice: 0, AnswerSets.all, in: &edges)
    note(0, to: 2, choice: 0, yes, in: &edges)
    note(0, to: 1, choice: 1, yes, in: &edges)
    let graph = FamilyGraph(stateCount: 3, edges: edges, &sets)
    #expect(graph.edges(from: 0) == 0..<2)
    #expect(graph.edges(from: 1) == 2..<3)
    #expect(graph.edges(from: 2).isEmpty)
    #expect(graph.targets == [1, 2, 1])
    #expect(graph.conditions == [AnswerSets.all, yes, AnswerSets.all])
    let hop = Lasso.Hop(target: 1, ranks: graph.ranks(of: 0))
    #expect(hop.rank(under: Answers().answering(0, with: 0).answering(1, with: 1), in: sets) == 0)
    #expect(hop.rank(under: Answers().answering(0, with: 1).answering(1, with: 1), in: sets) == 1)
  }

  @Test("has the transitions of a part in the order in which its answers take them")
  func order() throws {
    var sets = AnswerSets(answerCounts: [2])
    let (no, yes) = (set(0, 0, &sets), set(0, 1, &sets))
    var edges = try EdgeLog<RandomFamily>(for: [], isWanted: true)
    note(0, to: 1, choice: 0, no, in: &edges)
    note(0, to: 2, choice: 0, yes, in: &edges)
    note(0, to: 1, choice: 1, yes, in: &edges)
    let graph = FamilyGraph(stateCount: 3, edges: edges, &sets)
    var places = [-1, -1, -1]
    for (answers, targets) in [(no, [1]), (yes, [2, 1]), (AnswerSets.all, [1, 2])] {
      let part = FamilyPart(
        answers, of: [0, 1, 2], graph, known: [1, 1, 1], unexpanded: [:], &sets, places: &places)
      #expect(part.graph.targets.map { part.states[Int($0)] } == targets)
    }
  }

  private func set(_ question: Int, _ answer: Int, _ sets: inout AnswerSets) -> AnswerSets.Number {
    sets.set(of: Answers().answering(question, with: answer))
  }

  private func note(
    _ source: Int, to target: Int, choice: Int, _ answers: AnswerSets.Number,
    in edges: inout EdgeLog<RandomFamily>
  ) {
    edges.append(from: source, to: target, allowed: 0, choice: choice)
    edges.conditions.append(answers)
  }
}
