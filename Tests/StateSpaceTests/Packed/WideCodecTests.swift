// SPDX-License-Identifier: MIT

import StateSpace
import Testing

@Suite("Structures in several words")
struct WideCodecTests {
  /// Two clocks, each with too many bits to share a word with the other.
  private struct Clocks: WidePackedState, Equatable {
    var first: UInt64
    var second: UInt64
    var isFirstRunning: Bool
    var laps: UInt8

    init(first: UInt64 = 0, second: UInt64 = 0, isFirstRunning: Bool = true, laps: UInt8 = 0) {
      self.first = first
      self.second = second
      self.isFirstRunning = isFirstRunning
      self.laps = laps
    }

    init(words: PackedWords) {
      var bits = WideReader(words)
      first = bits.take(bits: 40, as: UInt64.self)
      second = bits.take(bits: 64, as: UInt64.self)
      isFirstRunning = bits.takeFlag()
      laps = bits.take(bits: 7)
    }

    var words: PackedWords {
      var bits = WideWriter()
      bits.put(first, bits: 40)
      bits.put(second, bits: 64)
      bits.put(isFirstRunning)
      bits.put(laps, bits: 7)
      return bits.words
    }
  }

  /// The clocks run by turns, and never far apart.
  private struct Race: WideCodedTransitionSystem {
    let wordCount = 3
    let initialStates = [Clocks()]

    func appendSuccessors(of state: Clocks, to successors: inout PackedSuccessors) {
      var next = state
      if state.isFirstRunning { next.first += 1 << 35 } else { next.second += 1 << 60 }
      if next.first < 1 << 38, next.second < 9 << 60 { successors.append(next, code: 1) }
      var turned = state
      turned.isFirstRunning.toggle()
      successors.append(turned)
    }

    func isSafe(_ state: Clocks) -> Bool { state.second >> 60 < 8 || state.first > 0 }
  }

  @Test("What is written is read, each field whole in one word")
  func roundTrip() {
    var chance = Chance(state: 3)
    for _ in 0..<1_000 {
      let clocks = Clocks(
        first: chance.next() >> 24, second: chance.next(), isFirstRunning: chance.below(2) == 0,
        laps: UInt8(chance.below(128)))
      #expect(Clocks(words: clocks.words) == clocks)
      #expect(clocks.words.first == clocks.first)
      #expect(clocks.words.second == clocks.second)
      #expect(clocks.words.fourth == 0)
    }
  }

  @Test("A system of such structures is explored, and shows them in traces")
  func explored() throws {
    let exploration = try PackedExplorer(Race()).explore()
    #expect(exploration.states == 8 * 9 * 2)
    #expect(exploration.verdict == .violated)
    let trace = try #require(exploration.traceToViolation())
    #expect(trace.steps.count == 9)
    #expect(Clocks(words: trace.final).second == 8 << 60)
    #expect(Race().describe(trace.final).contains("laps: 0"))
  }

  @Test("More bits than four words have are a mistake that is found")
  func tooLong() async {
    await #expect(processExitsWith: .failure) {
      var bits = WideWriter()
      for _ in 0..<5 { bits.put(UInt64.max, bits: 64) }
      _ = bits.words
    }
  }
}
