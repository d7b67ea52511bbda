// SPDX-License-Identifier: MIT

import StateSpace
import Testing

@Suite("Puzzles")
struct PuzzleModelTests {
  @Test("Hanoi is solved in one less than two to the power of the discs", arguments: 1...6)
  func towersOfHanoi(discs: Int) throws {
    let system = TowersOfHanoi(discs: discs)
    let exploration = try system.explored([
      .reachable("solved") { $0 == system.goal }, .alwaysReachable("back to the start") { $0 == 0 },
    ])
    #expect(try exploration.checked("solved").trace?.steps.count == 1 << discs - 1)
    #expect(try exploration.checked("back to the start").verdict == .holds)
  }

  @Test("A fourth peg makes Hanoi shorter", arguments: [(3, 5, 64), (4, 9, 256), (5, 13, 1024)])
  func fourPegs(discs: Int, steps: Int, distinct: Int) throws {
    let system = TowersOfHanoi(discs: discs, pegs: 4)
    let exploration = try system.explored([.reachable("solved") { $0 == system.goal }])
    #expect(exploration.distinct == distinct)
    #expect(try exploration.checked("solved").trace?.steps.count == steps)
  }

  @Test func `Tic-tac-toe ends in 958 boards, of which 16 are drawn`() throws {
    let exploration = try TicTacToe().explored([
      .reachable("crosses win") { $0.crossesWin }, .reachable("noughts win") { $0.noughtsWin },
      .reachable("draw") { $0.isOver && !$0.crossesWin && !$0.noughtsWin },
      .never("both win") { $0.crossesWin && $0.noughtsWin }, .noDeadlock,
    ])
    #expect(Census(exploration) == Census(5_478, 16_168, 10))
    #expect(exploration.levels == [1, 9, 72, 252, 756, 1_260, 1_520, 1_140, 390, 78])
    #expect(exploration.ends.count == 958)
    #expect(exploration.results.map(\.exercised) == [626, 316, 16, 5_478, 5_478])
    #expect(exploration.results.map(\.verdict) == Array(repeating: .holds, count: 5))
    #expect(try exploration.checked("crosses win").trace?.steps.count == 5)
  }

  @Test func `Tic-tac-toe is played in 255168 games, a tree of 549946 boards`() throws {
    let exploration = try TicTacToe().explored()
    let ways = waysFromTheStart(in: exploration)
    #expect(ways.reduce(0, +) == 549_946)
    #expect(exploration.ends.reduce(0) { $0 + ways[$1] } == 255_168)
  }

  /// How many shortest paths lead to each state.
  private func waysFromTheStart(in exploration: Exploration<some TransitionSystem>) -> [Int] {
    var ways = Array(repeating: 0, count: exploration.distinct)
    ways[0] = 1
    exploration.forEachTransition { from, _, _, to in
      if exploration.depth(of: to) == exploration.depth(of: from) + 1 { ways[to] += ways[from] }
    }
    return ways
  }

  @Test func `A puzzle that stateright's manual solves in four steps is four steps away`() throws {
    let tiles: [UInt64] = [1, 4, 2, 3, 5, 8, 6, 7, 0]
    let wanted = tiles.enumerated().reduce(0) { $0 | $1.element << UInt64(4 * $1.offset) }
    let exploration = try SlidingTiles(width: 3, height: 3).explored(
      [.reachable("the puzzle") { $0 == wanted }], limits: Limits(depth: 5))
    #expect(try exploration.checked("the puzzle").trace?.steps.count == 4)
  }

  @Test("A linear equation on bytes is solved in three steps, or never in the whole space")
  func linearEquation() throws {
    let exploration = try LinearEquation().explored([
      .reachable("2x + 10y = 14") { $0.solves(2, 10, 14) },
      .reachable("2x + 4y = 7") { $0.solves(2, 4, 7) },
    ])
    #expect(Census(exploration) == Census(65_536, 131_073, 511))
    #expect(try exploration.checked("2x + 10y = 14").trace?.steps.count == 3)
    #expect(try exploration.checked("2x + 4y = 7").verdict == .unreachable)
  }

  @Test func `The even counter always gets back to four, but not to five`() throws {
    let exploration = try EvenCounter().explored([
      .always("even") { $0 % 2 == 0 }, .reachable("eight") { $0 == 8 },
      .alwaysReachable("four") { $0 == 4 }, .alwaysReachable("five") { $0 == 5 },
    ])
    #expect(exploration.results.map(\.verdict) == [.holds, .holds, .holds, .violated])
    #expect(try exploration.checked("five").violations == 6)
    #expect(try exploration.checked("five").trace?.steps.isEmpty == true)
  }
}
