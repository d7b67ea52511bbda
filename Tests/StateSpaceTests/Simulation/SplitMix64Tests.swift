// SPDX-License-Identifier: MIT

import StateSpace
import Testing

struct SplitMix64Tests {
  @Test func `The numbers are those of the published algorithm`() {
    var generator = SplitMix64(seed: 1_234_567)
    let numbers = (0..<5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test("Numbers below a bound stay below it and come equally often", arguments: [1, 2, 3, 7, 10])
  func bounded(bound: Int) {
    var generator = SplitMix64(seed: 5)
    var counts = Array(repeating: 0, count: bound)
    for _ in 0..<10_000 { counts[generator.number(below: bound)] += 1 }
    for count in counts { #expect(abs(count - 10_000 / bound) < 300) }
  }

  @Test func `A bound of zero stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var generator = SplitMix64(seed: 5)
      _ = generator.number(below: 0)
    }
  }
}
