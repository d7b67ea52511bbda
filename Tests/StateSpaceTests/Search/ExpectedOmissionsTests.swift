// SPDX-License-Identifier: MIT

import StateSpace
import Testing

@Suite("States that a search with fingerprints presumably missed")
struct ExpectedOmissionsTests {
  @Test func `Each pair of states counts with the probability that its fingerprints are equal`() {
    #expect(ExpectedOmissions(states: 3, fingerprintBits: 1).number == 1.5)
    #expect(ExpectedOmissions(states: 1 << 20, fingerprintBits: 39).number == 1 - 0x1p-20)
    let large = ExpectedOmissions(states: 1 << 32).number
    #expect(abs(large - 0.5) < 1e-9, "n²/2⁶⁵ for n = 2³²")
  }

  @Test("One state alone cannot be taken for another", arguments: [0, 1])
  func alone(states: Int) { #expect(ExpectedOmissions(states: states).number == 0) }

  @Test(
    arguments: [
      (100_000_000, 64, "2.8e-4"), (0, 64, "0"), (2, 64, "5.5e-20"), (3, 1, "1.5"),
      (1 << 40, 64, "3.3e4"), (15, 3, "1.4e1"),
    ])
  func `It is written in two digits, never too small`(states: Int, bits: Int, text: String) {
    let omissions = ExpectedOmissions(states: states, fingerprintBits: bits)
    #expect("\(omissions)" == "expected missed states: \(text)")
  }

  @Test func `It agrees with random fingerprints of a few bits`() {
    var chance = SplitMix64(seed: 11)
    var equal = 0
    for _ in 0..<400 {
      let fingerprints = (0..<200).map { _ in chance.next() >> 44 }
      equal += fingerprints.count - Set(fingerprints).count
    }
    let expected = 400 * ExpectedOmissions(states: 200, fingerprintBits: 20).number
    #expect(abs(Double(equal) - expected) < 4 * expected.squareRoot(), "\(equal), \(expected)")
  }
}
