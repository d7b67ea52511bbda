// SPDX-License-Identifier: MIT

import StateSpace

/// Decides claims about small graphs by trying every set of states a behaviour might stay in.
///
/// Shares neither code nor method with the engine; its cost is exponential.
struct NaiveJudge {
  let graph: ArrowGraph
  let claim: PlainClaim

  /// The states in which a promise is made, among those that can be reached.
  var promises: Set<Int> {
    closure(of: Set(graph.initialStates), within: Set(0..<graph.count)).filter {
      claim.promises(in: $0, isInitial: graph.initialStates.contains($0))
    }
  }

  /// The states in which a promise is made that can be broken.
  var brokenPromises: Set<Int> {
    let homes = homes
    return promises.filter { !closure(of: [$0], within: area).isDisjoint(with: homes) }
  }

  /// Whether any behaviour satisfies the assumptions.
  var isPossible: Bool {
    let reached = closure(of: promises, within: Set(0..<graph.count))
    return subsets.contains { $0.isSubset(of: reached) && isForEver($0) }
  }

  /// The fewest steps that lead to where a promise can be broken without end.
  var shortestStem: Int? {
    let homes = homes
    var length = 0
    var free = Set(graph.initialStates)
    var bound: Set<Int> = []
    while length <= 2 * graph.count {
      bound.formUnion(free.intersection(promises).intersection(area))
      if !bound.isDisjoint(with: homes) { return length }
      free.formUnion(successors(of: free))
      bound.formUnion(successors(of: bound).intersection(area))
      length += 1
    }
    return nil
  }

  /// Where the goal is not met, or does not have to be on the way.
  private var area: Set<Int> {
    let all = Set(0..<graph.count)
    return claim.form == .eventuallyAlways ? all : all.subtracting(claim.goal)
  }

  private var subsets: [Set<Int>] {
    (1..<1 << graph.count).map { mask in Set((0..<graph.count).filter { mask >> $0 & 1 == 1 }) }
  }

  /// The states of all sets in which a behaviour can stay and break the claim.
  private var homes: Set<Int> {
    subsets.filter { set in
      set.isSubset(of: area) && isForEver(set)
        && (claim.form != .eventuallyAlways || !set.isSubset(of: claim.goal))
    }.reduce(into: []) { $0.formUnion($1) }
  }

  /// Whether a behaviour can visit these states again and again and, from some point on, no others.
  private func isForEver(_ set: Set<Int>) -> Bool {
    let ceasing = claim.assumptions.filter { $0.form == .ceasing }
    let arrows = graph.arrows.filter { arrow in
      set.contains(arrow.source) && set.contains(arrow.target)
        && (arrow.source == arrow.target
          || !ceasing.contains { $0.members.contains(arrow.kind) })
    }
    let inner = ArrowGraph(count: graph.count, initialStates: [], arrows: arrows)
    let judge = NaiveJudge(graph: inner, claim: claim)
    return set.allSatisfy { judge.closure(of: [$0], within: set) == set }
      && claim.allowsForEver(set, arrows, in: graph)
  }

  private func successors(of states: Set<Int>) -> Set<Int> {
    Set(graph.arrows.filter { states.contains($0.source) }.map(\.target))
  }

  private func closure(of states: Set<Int>, within area: Set<Int>) -> Set<Int> {
    var closure = states.intersection(area)
    while true {
      let larger = closure.union(successors(of: closure).intersection(area))
      if larger == closure { return closure }
      closure = larger
    }
  }
}
