// SPDX-License-Identifier: MIT

import Benchmarks
import StateSpace
import Testing

@Suite("Traces of packed explorations")
struct PackedTraceTests {
  /// Two jugs of 3 and 5 units; nobody measures 4.
  private struct Jugs: PackedSystem {
    let jugs = DieHard()

    var initialWords: [UInt64] { [0] }

    func appendSuccessors(of word: UInt64, to successors: inout PackedSuccessors) {
      let state = DieHard.State(small: Int(word & 7), big: Int(word >> 3))
      for (index, action) in DieHard.Action.allCases.enumerated() {
        let next = jugs.step(state, by: action)
        successors.append(UInt64(next.small | next.big << 3), code: UInt32(index))
      }
    }

    func isSafe(_ word: UInt64) -> Bool { word >> 3 != 4 }

    func name(ofAction code: UInt32) -> String { "\(DieHard.Action.allCases[Int(code)])" }
  }

  @Test("The jugs are solved in six steps, the same for every number of threads", arguments: 1...3)
  func dieHard(jobs: Int) throws {
    let exploration = try PackedExplorer(Jugs(), jobs: jobs).explore()
    #expect(exploration.states == 16)
    #expect(exploration.transitions == 96)
    #expect(exploration.verdict == .violated)
    #expect(
      try exploration.traceToViolation()?.steps.map(\.action) == [
        "fillBig", "pourIntoSmall", "emptySmall", "pourIntoSmall", "fillBig", "pourIntoSmall",
      ])
    #expect(try exploration.traceToDeadlock() == nil)
  }

  @Test("The trace to the last state of a large level is the same for every number of threads")
  func farState() throws {
    let system = PackedModalStack(height: 3, firstStyle: 2)
    let alone = try PackedExplorer(system).explore()
    let last = try #require(alone.words(atDepth: alone.levels.count - 1).last)
    let expected = try #require(try alone.trace(to: last))
    #expect(expected.steps.count == alone.levels.count - 1)
    #expect(expected.final == PackedWords(last))
    for jobs in 2...3 {
      let together = try PackedExplorer(system, jobs: jobs).explore()
      #expect(together.levels == alone.levels)
      #expect(try together.trace(to: last) == expected)
    }
    #expect(try alone.trace(to: 1) == nil)
  }

  @Test("Every step of a trace is a transition")
  func steps() throws {
    let system = PackedModalStack(height: 2, firstStyle: 0)
    let exploration = try PackedExplorer(system).explore()
    let last = try #require(exploration.words(atDepth: exploration.levels.count - 1).first)
    let trace = try #require(try exploration.trace(to: last))
    var word = trace.initial.first
    for step in trace.steps {
      #expect(
        try PackedExplorer(Only(system, word), limits: Limits(depth: 1)).explore()
          .words(atDepth: 1).contains(step.state.first))
      #expect(step.action != "?")
      word = step.state.first
    }
  }

  /// A system that begins somewhere else.
  private struct Only<System: PackedSystem>: PackedSystem where System.Words == UInt64 {
    let system: System
    let initialWords: [UInt64]

    init(_ system: System, _ word: UInt64) {
      self.system = system
      initialWords = [word]
    }

    func appendSuccessors(of word: UInt64, to successors: inout PackedSuccessors) {
      system.appendSuccessors(of: word, to: &successors)
    }
  }
}
