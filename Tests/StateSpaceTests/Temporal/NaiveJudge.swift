// SPDX-License-Identifier: MIT

import StateSpace

/// Decides claims about small graphs by trying every set of states a behavior might stay in.
///
/// Shares neither code nor method with the engine; its cost is exponential. Bits stand for states.
struct NaiveJudge {
  private let graph: ArrowGraph
  private let claim: PlainClaim
  private let all: Int
  private let initial: Int
  /// Where the goal is not met, or does not have to be avoided.
  private let area: Int
  /// The states in which an obligation is made, among those that can be reached.
  private let obligations: Int
  /// The states of all sets in which a behavior can stay and break the claim.
  private let homes: Int

  init(_ graph: ArrowGraph, _ claim: PlainClaim) {
    self.graph = graph
    self.claim = claim
    let all = 1 << graph.count - 1
    let goal = all & claim.goal.reduce(0) { $0 | 1 << $1 }
    let area = claim.form == .eventuallyAlways ? all : all & ~goal
    let initial = graph.initialStates.reduce(0) { $0 | 1 << $1 }
    let reached = Self.closure(of: initial, within: all, graph.arrows)
    self.all = all
    self.area = area
    self.initial = initial
    obligations = Self.members(of: reached).reduce(0) { set, state in
      let isMade = claim.obligations(in: state, isInitial: initial >> state & 1 == 1)
      return isMade ? set | 1 << state : set
    }
    homes = (1...all).reduce(0) { union, set in
      let breaks = set & ~area == 0 && (claim.form != .eventuallyAlways || set & ~goal != 0)
      return breaks && Self.isForEver(set, graph, claim) ? union | set : union
    }
  }

  var obligationCount: Int { obligations.nonzeroBitCount }

  /// The number of states in which an obligation is made that can be broken.
  var brokenObligationCount: Int {
    Self.members(of: obligations & area).count {
      Self.closure(of: 1 << $0, within: area, graph.arrows) & homes != 0
    }
  }

  /// Whether any behavior satisfies the assumptions.
  var isPossible: Bool {
    let reached = Self.closure(of: obligations, within: all, graph.arrows)
    return (1...all).contains { $0 & ~reached == 0 && Self.isForEver($0, graph, claim) }
  }

  /// The fewest steps that lead to where an obligation can be broken without end.
  var shortestStem: Int? {
    var free = initial
    var bound = 0
    for length in 0...2 * graph.count {
      bound |= free & obligations & area
      if bound & homes != 0 { return length }
      free |= Self.successors(of: free, graph.arrows)
      bound |= Self.successors(of: bound, graph.arrows) & area
    }
    return nil
  }

  /// Whether a behavior can visit these states again and again and, from some point on, no others.
  private static func isForEver(_ set: Int, _ graph: ArrowGraph, _ claim: PlainClaim) -> Bool {
    let ceasing = claim.assumptions.filter { $0.form == .ceasing }
    let arrows = graph.arrows.filter { arrow in
      set >> arrow.source & set >> arrow.target & 1 == 1
        && (arrow.source == arrow.target
          || !ceasing.contains { $0.members.contains(arrow.kind) })
    }
    let states = members(of: set)
    return states.allSatisfy { closure(of: 1 << $0, within: set, arrows) == set }
      && claim.allowsForEver(Set(states), arrows, in: graph)
  }

  private static func members(of set: Int) -> [Int] {
    (0..<set.bitWidth - set.leadingZeroBitCount).filter { set >> $0 & 1 == 1 }
  }

  private static func successors(of set: Int, _ arrows: [ArrowGraph.Arrow]) -> Int {
    arrows.reduce(0) { set >> $1.source & 1 == 1 ? $0 | 1 << $1.target : $0 }
  }

  private static func closure(
    of set: Int, within area: Int, _ arrows: [ArrowGraph.Arrow]
  ) -> Int {
    var closure = set & area
    while true {
      let larger = closure | successors(of: closure, arrows) & area
      if larger == closure { return closure }
      closure = larger
    }
  }
}
