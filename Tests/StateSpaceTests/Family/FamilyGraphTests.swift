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

  @Test func `has the transitions of a part in the order in which its answers take them`() throws {
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

  @Test("gives a part of a part what cutting it out of the whole gives", arguments: 0..<30)
  func partsOfParts(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var sets = AnswerSets(answerCounts: [2, 3])
    let choices = [AnswerSets.all] + [(0, 0), (0, 1), (1, 0), (1, 2)].map { set($0, $1, &sets) }
    let count = 12
    var edges = try EdgeLog<RandomFamily>(for: [], isWanted: true)
    for _ in 0..<50 {
      note(
        Int.random(in: 0..<count, using: &random), to: Int.random(in: 0..<count, using: &random),
        choice: 0, choices[Int.random(in: 0..<5, using: &random)], in: &edges)
    }
    let graph = FamilyGraph(stateCount: count, edges: edges, &sets)
    let known = (0..<count).map { _ in choices[Int.random(in: 0..<5, using: &random)] }
    let unexpanded = [3: choices[1], 7: choices[3]]
    var places = Array(repeating: -1, count: count)
    for answers in choices {
      func cut(_ states: [Int]) -> FamilyPart {
        FamilyPart(
          answers, of: states, graph, known: known, unexpanded: unexpanded, &sets, places: &places)
      }
      let whole = cut(Array(0..<count))
      let states = whole.states.filter { _ in Bool.random(using: &random) }
      let part = whole.restricted(to: states, places: &places)
      let expected = cut(states)
      #expect(part.states == expected.states && part.present == expected.present)
      #expect(part.edges == expected.edges)
      #expect(part.graph.offsets == expected.graph.offsets)
      #expect(part.graph.targets == expected.graph.targets)
      #expect(part.graph.masks == expected.graph.masks)
      #expect(part.graph.enabled == expected.graph.enabled)
      #expect(part.graph.isUnexpanded == expected.graph.isUnexpanded)
      #expect(part.graph.isOpen == expected.graph.isOpen)
      #expect(places.allSatisfy { $0 == -1 })
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
