// SPDX-License-Identifier: MIT

import Benchmarks
import Testing

@testable import StateSpace

@Suite("Compact explorations")
struct CompactTests {
  private func explorer(
    width: Int, limits: Limits = .none, memory: Int? = nil, jobs: Int = 1, keepsLog: Bool = false
  ) -> PackedExplorer<Counters> {
    let system = Counters(count: 5, values: 8, wordCount: width)
    var explorer = PackedExplorer(system, limits: limits, memoryLimit: memory, jobs: jobs)
    explorer.isCompact = true
    explorer.keepsLog = keepsLog
    return explorer
  }

  @Test("They never prove anything, and say what they may have missed")
  func noProof() throws {
    let exploration = try explorer(width: 2).explore()
    #expect(exploration.boundary == .closed)
    #expect(exploration.states == 32_768)
    #expect(exploration.verdict == .noViolation(.fingerprints(depth: 35)))
    #expect(exploration.omissions == ExpectedOmissions(states: 32_768))
    let bounded = try explorer(width: 2, limits: Limits(depth: 3)).explore()
    #expect(bounded.verdict == .noViolation(.fingerprints(depth: 3)))
  }

  @Test("What they find is found: a deadlock is a deadlock")
  func found() throws {
    let exploration = try explorer(width: 3, keepsLog: true).explore()
    #expect(exploration.deadlockVerdict == .violated)
    #expect(exploration.deadlocks.depth == 35)
  }

  @Test("A single word is its own fingerprint, so the result is as good as ever")
  func oneWord() throws {
    let exploration = try explorer(width: 1).explore()
    #expect(exploration.verdict == .holds)
    #expect(exploration.omissions == nil)
    #expect(exploration.verdict == .holds)
  }

  @Test("They take less memory than states in full")
  func memory() throws {
    var full = explorer(width: 4)
    full.isCompact = false
    let compact = try explorer(width: 4).explore().memory.stages.map(\.bytes)
    let whole = try full.explore().memory.stages.map(\.bytes)
    #expect(2 * (compact.max() ?? 0) < whole.max() ?? 0)
  }

  @Test("Fingerprints of states that hardly differ are equal as rarely as random numbers")
  func fingerprints() {
    let system = Counters(count: 16, values: 2, wordCount: 4)
    var all: [UInt64] = []
    for number in 0..<UInt64(1 << 16) {
      // Four bits a word, each in the place of a counter.
      let words = (0..<4).map { lane in
        let nibble = number >> UInt64(4 * lane) & 15
        return nibble & 1 | (nibble & 2) << 6 | (nibble & 4) << 12 | (nibble & 8) << 18
      }
      all.append(
        words.withUnsafeBufferPointer { words in
          words.baseAddress.map { PackedFingerprint.make($0, count: 4) } ?? 0
        })
    }
    #expect(Set(all).count == system.states)
    for shift in stride(from: 0, through: 36, by: 4) {
      let equal = all.count - Set(all.map { $0 >> UInt64(shift) & (1 << 28 - 1) }).count
      let expected = ExpectedOmissions(states: all.count, fingerprintBits: 28).number
      #expect(
        abs(Double(equal) - expected) < 5 * expected.squareRoot(),
        "\(equal) of the bits from \(shift), but \(expected) expected")
    }
  }
}
