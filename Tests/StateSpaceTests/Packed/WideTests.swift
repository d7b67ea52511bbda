// SPDX-License-Identifier: MIT

import Benchmarks
import Testing

@testable import StateSpace

@Suite("States of several words")
struct WideTests {
  @Test("Counters have the counts that follow from their number", arguments: 1...4)
  func counters(width: Int) throws {
    let system = Counters(count: 5, values: 7, wordCount: width)
    for isCompact in [false, true] {
      var explorer = PackedExplorer(system, jobs: 2)
      explorer.isCompact = isCompact
      let exploration = try explorer.explore()
      #expect(exploration.states == system.states)
      #expect(exploration.transitions == system.transitions)
      #expect(exploration.levels.count == system.levels)
      #expect(exploration.deadlocks == PackedFinding(count: 1, depth: 30))
      #expect(exploration.boundary == .closed)
    }
    #expect(system.states == 16_807)
  }

  /// All bits of all words, in a state without successors.
  private struct Extremes: PackedSystem {
    let wordCount = 4
    let initialWords = [PackedWords(), PackedWords(.max, .max, .max, .max)]

    func appendSuccessors(of words: PackedWords, to successors: inout PackedSuccessors) {
      guard words.first == 0 else { return }
      for bit in 0..<UInt64(64) {
        successors.append(PackedWords(1 << bit))
        successors.append(PackedWords(0, 1 << bit))
        successors.append(PackedWords(0, 0, 1 << bit))
        successors.append(PackedWords(0, 0, 0, 1 << bit))
      }
    }
  }

  @Test("Every bit of every word tells states apart", arguments: [false, true])
  func extremes(isCompact: Bool) throws {
    var explorer = PackedExplorer(Extremes(), limits: Limits(depth: 1))
    explorer.isCompact = isCompact
    let exploration = try explorer.explore()
    #expect(exploration.levels == [2, 256])
    #expect(Set(exploration.states(atDepth: 1)).count == 256)
    #expect(
      exploration.states(atDepth: 0) == [PackedWords(), PackedWords(.max, .max, .max, .max)])
  }

  /// One state with more successors than any block of the log holds.
  private struct Fan: PackedSystem {
    let wordCount = 2
    let initialWords = [PackedWords()]

    func appendSuccessors(of words: PackedWords, to successors: inout PackedSuccessors) {
      guard words == PackedWords() else { return }
      for leaf in 0..<UInt64(200_000) { successors.append(PackedWords(leaf << 40, 1)) }
      for leaf in 0..<UInt64(1_000) { successors.append(PackedWords(leaf << 40, 1)) }
    }
  }

  @Test("A state may have any number of successors", arguments: zip(1...2, [true, false]))
  func fan(jobs: Int, isCompact: Bool) throws {
    var explorer = PackedExplorer(Fan(), jobs: jobs)
    explorer.isCompact = isCompact
    let exploration = try explorer.explore()
    #expect(exploration.levels == [1, 200_000])
    #expect(exploration.transitions == 201_000)
    #expect(exploration.states(atDepth: 1).first == PackedWords(0, 1))
  }

  /// A system that does not keep to its own width.
  private struct Careless: PackedSystem {
    let wordCount: Int
    let next: PackedWords?
    let initialWords = [PackedWords()]

    func appendSuccessors(of words: PackedWords, to successors: inout PackedSuccessors) {
      if let next { successors.append(next) } else { successors.append(UInt64(7)) }
    }
  }

  @Test("Bits in a word that the system does not have are a mistake that is found")
  func excess() async {
    await #expect(processExitsWith: .failure) {
      _ = try PackedExplorer(Careless(wordCount: 2, next: PackedWords(0, 0, 1))).explore()
    }
    await #expect(processExitsWith: .failure) {
      _ = try PackedExplorer(Careless(wordCount: 1, next: PackedWords(0, 1))).explore()
    }
  }

  @Test("A single word in a system of two is a mistake that is found")
  func single() async {
    await #expect(processExitsWith: .failure) {
      _ = try PackedExplorer(Careless(wordCount: 2, next: nil)).explore()
    }
  }
}
