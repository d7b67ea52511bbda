// SPDX-License-Identifier: MIT

import StateSpace

/// A system that is nothing but arrows between numbers; each arrow has a kind.
struct ArrowGraph: TransitionSystem, CustomStringConvertible {
  struct Arrow: Hashable, Sendable {
    var source: Int
    var target: Int
    var kind: Int
  }

  enum Event: Hashable, Sendable { case tookArrow(kind: Int) }

  var count: Int
  var initialStates: [Int]
  var arrows: [Arrow]
  /// The states beyond this number are outside the constraint.
  var highest = Int.max

  func isWithinConstraint(_ state: Int) -> Bool { state <= highest }

  func appendActions(enabledIn state: Int, to actions: inout [Arrow]) {
    for arrow in arrows where arrow.source == state { actions.append(arrow) }
  }

  func step(_ state: Int, by arrow: Arrow, emitting events: inout [Event]) -> Int {
    events.append(.tookArrow(kind: arrow.kind))
    return arrow.target
  }

  var description: String {
    let list = arrows.map { "\($0.source)-\($0.kind)->\($0.target)" }
    return "from \(initialStates): \(list.joined(separator: " "))"
  }
}

extension ArrowGraph {
  /// Draws a graph of a few states with arrows of three kinds.
  static func random(_ dice: inout Dice, largest: Int = 6) -> Self {
    let count = dice.roll(1...largest)
    let density = dice.roll(1...4)
    var arrows: [Arrow] = []
    for _ in 0..<dice.roll(0...count * density) {
      let arrow = Arrow(
        source: dice.roll(0...count - 1), target: dice.roll(0...count - 1), kind: dice.roll(0...2))
      if !arrows.contains(arrow) { arrows.append(arrow) }
    }
    let initialStates = (0..<dice.roll(1...2)).map { _ in dice.roll(0...count - 1) }
    return Self(count: count, initialStates: initialStates, arrows: arrows)
  }
}

/// Random numbers that depend on a seed alone.
struct Dice {
  private var generator: SplitMix64

  init(seed: Int) { generator = SplitMix64(seed: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15) }

  mutating func roll(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(generator.next() % UInt64(range.count))
  }

  /// Draws a subset of the numbers below a bound.
  mutating func subset(below bound: Int) -> Set<Int> {
    Set((0..<bound).filter { _ in roll(0...1) == 0 })
  }

  /// Draws some kinds of arrows, often just one.
  mutating func kinds() -> Set<Int> { roll(0...2) == 0 ? subset(below: 3) : [roll(0...2)] }
}
