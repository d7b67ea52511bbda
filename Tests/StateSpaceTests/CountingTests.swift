// SPDX-License-Identifier: MIT

import StateSpace
import TestSupport
import Testing

@Suite("Distinct states, generated states and levels are those of published models")
struct CountingTests {
  @Test func `Small models`() throws {
    #expect(try Census(of: HourClock()) == Census(12, 24, 1))
    #expect(try Census(of: CigaretteSmokers()) == Census(6, 15, 2))
    #expect(try Census(of: AbstractLock()) == Census(12, 21, 5))
    #expect(try Census(of: AbstractLock(isBroken: true)) == Census(13, 25, 7))
    #expect(try Census(of: SimpleAllocator(clients: 3, resources: 2)) == Census(400, 1633, 6))
    #expect(try Census(of: ThreePhaseProcesses()) == Census(9, 19, 5))
    #expect(try Census(of: EvenCounter()) == Census(6, 11, 6))
  }

  @Test(
    "Two-phase commit, up to what was published and, if there is time, with many participants",
    arguments: [
      (1, 12, 20), (2, 56, 154), (3, 288, 1146), (4, 1568, 8258), (5, 8832, 58146),
    ]
      + LongTests.choose(
        [], long: [(6, 50_816, 402_306), (7, 296_448, 2_744_706), (8, 1_745_408, 18_507_778)]))
  func twoPhaseCommit(count: Int, distinct: Int, generated: Int) throws {
    let expected = Census(distinct, generated, 3 * count + 2)
    #expect(try Census(of: TwoPhaseCommit(count: count)) == expected)
  }

  @Test(
    arguments: [
      (2, 54, 186, 6), (3, 302, 1817, 9), (4, 1566, 14962, 12), (5, 7_742, 108_963, 15),
    ])
  func `Termination detection`(count: Int, distinct: Int, generated: Int, levels: Int) throws {
    let expected = Census(distinct, generated, levels)
    #expect(try Census(of: TerminationDetection(count: count)) == expected)
  }

  @Test(
    arguments: zip(
      2...10,
      [
        (6, 9), (14, 28), (34, 89), (82, 266), (198, 769), (478, 2164), (1_154, 5_969),
        (2_786, 16_210), (6_726, 43_481),
      ]))
  func `Dining philosophers`(count: Int, expected: (distinct: Int, generated: Int)) throws {
    let exploration = try DiningPhilosophers(count: count).explored([.noDeadlock])
    #expect(Census(exploration) == Census(expected.distinct, expected.generated, count + 1))
    #expect(exploration.results[0].violations == 1)
  }

  @Test func `Peterson's lock and its mutants`() throws {
    #expect(try Census(of: Peterson()) == Census(42, 77, 11))
    #expect(try Explorer(Peterson(keepsTheTurn: true)).explore().distinct == 72)
    #expect(try Explorer(Peterson(setsTurnBeforeFlag: true)).explore().distinct == 72)
    let both = Peterson(keepsTheTurn: true, setsTurnBeforeFlag: true)
    #expect(try Explorer(both).explore().distinct == 72)
  }

  @Test func `The bakery, cut off at a highest ticket`() throws {
    #expect(try Census(of: Bakery(count: 2, highestTicket: 3)) == Census(21, 35, 9))
    #expect(try Census(of: Bakery(count: 2, highestTicket: 5)) == Census(37, 59, 15))
    #expect(try Census(of: Bakery(count: 3, highestTicket: 4)) == Census(85, 172, 12))
    #expect(try Census(of: Bakery(count: 3, highestTicket: 6)) == Census(145, 280, 18))
    let mutant = Bakery(count: 2, highestTicket: 4, drawsInTwoSteps: true)
    let exploration = try Explorer(mutant).explore()
    #expect(exploration.distinct == 116)
    #expect(exploration.generated == 211)
  }

  @Test("The towers of Hanoi", arguments: zip(1...7, [3, 9, 27, 81, 243, 729, 2187]))
  func towersOfHanoi(discs: Int, states: Int) throws {
    let expected = Census(states, 3 * states - 2, 1 << discs)
    #expect(try Census(of: TowersOfHanoi(discs: discs)) == expected)
  }

  @Test(arguments: [(2, 2, 12, 25, 7), (3, 2, 360, 841, 22), (4, 2, 20160, 50401, 37)])
  func `Sliding tiles`(width: Int, height: Int, distinct: Int, generated: Int, levels: Int) throws {
    let expected = Census(distinct, generated, levels)
    #expect(try Census(of: SlidingTiles(width: width, height: height)) == expected)
  }

  @Test func `The 8-puzzle, level by level`() throws {
    let depth = LongTests.choose(14, long: 31)
    let exploration = try SlidingTiles(width: 3, height: 3).explored(limits: Limits(depth: depth))
    #expect(exploration.isClosed == (depth == 31))
    #expect(!exploration.isClosed || Census(exploration) == Census(181_440, 483_841, 32))
    #expect(
      exploration.levels
        == [
          1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529,
          10878, 16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
        ].dropLast(31 - depth))
  }
}
