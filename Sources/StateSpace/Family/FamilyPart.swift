// SPDX-License-Identifier: MIT

/// A part of a family's graph as it is for some answers: with all that is there under any of them.
///
/// Actions count as enabled where they are under all of them. So a behavior that is fair under some of
/// these answers is fair in the part, too; and if all of them agree, the part is their graph.
struct FamilyPart {
  let answers: AnswerSets.Number
  /// The states of the family's graph, in rising order.
  let states: [Int]
  /// For each state, under which of these answers it is there.
  let present: [AnswerSets.Number]
  let graph: StateGraph
  let reverse: ReverseGraph
  /// For each transition of the part, which one it is in the family's graph.
  let edges: [Int]
}

extension FamilyPart {
  /// Cuts a part out, of the states that are there under any of the answers.
  ///
  /// `places` is room for a number for each state of the graph; all are -1, and will be.
  init(
    _ answers: AnswerSets.Number, of states: [Int], _ graph: FamilyGraph,
    known: [AnswerSets.Number], unexpanded: [Int: AnswerSets.Number], _ sets: inout AnswerSets,
    places: inout [Int]
  ) {
    var present = states.map { sets.intersection(known[$0], answers) }
    let states = zip(states, present).filter { $1 != AnswerSets.none }.map(\.0)
    present.removeAll { $0 == AnswerSets.none }
    for (place, state) in states.enumerated() { places[state] = place }
    defer { for state in states { places[state] = -1 } }
    var offsets = [0]
    var targets: [UInt32] = []
    var masks: [UInt64] = []
    var edges: [Int] = []
    var found: [(taking: UInt32, edge: Int)] = []
    var enabled: [UInt64] = []
    var (isUnexpanded, isOpen): ([Bool], [Bool]) = ([], [])
    for (place, state) in states.enumerated() {
      let present = present[place]
      found.removeAll(keepingCapacity: true)
      for edge in graph.edges(from: state) where places[Int(graph.targets[edge])] >= 0 {
        guard let taking = graph.taking(of: edge, under: present, &sets) else { continue }
        found.append((taking, edge))
      }
      // The order is the one in which these answers take them.
      if found.count > 1 { found.sort { $0.taking < $1.taking } }
      for (_, edge) in found {
        targets.append(UInt32(places[Int(graph.targets[edge])]))
        masks.append(graph.masks[edge])
        edges.append(edge)
      }
      offsets.append(targets.count)
      enabled.append(graph.surelyEnabled(in: state, under: present, &sets))
      let open = unexpanded[state] ?? AnswerSets.none
      isUnexpanded.append(sets.isSubset(present, of: open))
      isOpen.append(!sets.areDisjoint(present, open) || graph.cuts[state] != nil)
    }
    self.answers = answers
    self.states = states
    self.present = present
    self.edges = edges
    self.graph = StateGraph(
      offsets: offsets, targets: targets, masks: masks, enabled: enabled,
      isUnexpanded: isUnexpanded, isOpen: isOpen)
    reverse = ReverseGraph(leaving: offsets, targets: targets)
  }

  /// The part that some of the states are, in rising order, and the transitions among them.
  ///
  /// - Complexity: O(*n* + *t*), where *n* is the number of states of this part and *t* that of the
  ///   transitions of those that are kept.
  func restricted(to kept: [Int], places: inout [Int]) -> FamilyPart {
    if kept.count == states.count { return self }
    for (place, state) in kept.enumerated() { places[state] = place }
    defer { for state in kept { places[state] = -1 } }
    var own: [Int] = []
    own.reserveCapacity(kept.count)
    var next = 0
    for state in kept {
      while states[next] != state { next += 1 }
      own.append(next)
    }
    var offsets = [0]
    var targets: [UInt32] = []
    var masks: [UInt64] = []
    var edges: [Int] = []
    for place in own {
      for edge in graph.edges(from: place) {
        let target = places[states[graph.target(of: edge)]]
        if target < 0 { continue }
        targets.append(UInt32(target))
        masks.append(graph.masks[edge])
        edges.append(self.edges[edge])
      }
      offsets.append(targets.count)
    }
    let rest = StateGraph(
      offsets: offsets, targets: targets, masks: masks, enabled: own.map { graph.enabled[$0] },
      isUnexpanded: own.map { graph.isUnexpanded[$0] }, isOpen: own.map { graph.isOpen[$0] })
    return FamilyPart(
      answers: answers, states: kept, present: own.map { present[$0] }, graph: rest,
      reverse: ReverseGraph(leaving: offsets, targets: targets), edges: edges)
  }
}
