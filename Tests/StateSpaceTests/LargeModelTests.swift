// SPDX-License-Identifier: MIT

import StateSpace
import TestSupport
import Testing

@Suite("Large models, and what was published of their largest instances")
struct LargeModelTests {
  private func mutex(latest: UInt64) throws -> Exploration<DistributedMutex> {
    let system = DistributedMutex(latest: latest)
    return try system.explored([
      .never("two inside") { $0.inside.nonzeroBitCount > 1 },
      .always("short links") { state in
        (0..<9).allSatisfy { system.length(of: state.links[$0]) <= 3 }
      },
      .reachable("inside") { $0.inside != 0 },
    ])
  }

  private func check(_ exploration: Exploration<DistributedMutex>) {
    let bounded = Verdict.noViolation(.constraint(depth: exploration.depth))
    #expect(exploration.results.map(\.verdict) == [bounded, bounded, .holds])
  }

  @Test("Lamport's distributed mutex lets one in at a time, over links of at most three messages")
  func distributedMutexInBrief() throws { check(try mutex(latest: 4)) }

  @Test("Lamport's distributed mutex with clocks up to six, as published", .long)
  func distributedMutex() throws {
    let exploration = try mutex(latest: 6)
    #expect(Census(exploration) == Census(724_274, 2_729_079, 61))
    check(exploration)
  }

  @Test(
    "Two-phase commit with many participants", .long,
    arguments: [(6, 50_816, 402_306), (7, 296_448, 2_744_706), (8, 1_745_408, 18_507_778)])
  func twoPhaseCommit(count: Int, distinct: Int, generated: Int) throws {
    let expected = Census(distinct, generated, 3 * count + 2)
    #expect(try Census(of: TwoPhaseCommit(count: count)) == expected)
  }

  @Test("Termination detection among five")
  func terminationDetection() throws {
    #expect(try Census(of: TerminationDetection(count: 5)) == Census(7_742, 108_963, 15))
  }

  @Test("The coffee can with up to a thousand beans", .long)
  func coffeeCan() throws {
    #expect(try Census(of: CoffeeCan(beans: 1_000)) == Census(501_500, 2_000_002, 1))
  }

  @Test(
    "Dining philosophers, up to ten",
    arguments: zip(8...10, [(1_154, 5_969), (2_786, 16_210), (6_726, 43_481)]))
  func diningPhilosophers(count: Int, expected: (distinct: Int, generated: Int)) throws {
    let exploration = try DiningPhilosophers(count: count).explored([.noDeadlock])
    #expect(Census(exploration) == Census(expected.distinct, expected.generated, count + 1))
    #expect(exploration.results[0].violations == 1)
  }

  @Test("Seven pancakes need eight turns")
  func pancakes() throws {
    let shuffling = Shuffling(count: 7, kind: .reversePrefix)
    #expect(try Census(of: shuffling) == Census(5_040, 1 + 6 * 5_040, 9))
  }
}
