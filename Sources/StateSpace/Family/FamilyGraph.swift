// SPDX-License-Identifier: MIT

/// The transitions of a family of systems, each with the answers under which it is there.
///
/// A transition that was taken several times, under different answers or as another one of those that
/// are enabled, is one transition: so nothing depends on questions whose answers lead to the same.
struct FamilyGraph: Sendable {
  /// For each state, where its transitions begin; one more entry than states.
  private(set) var offsets: [Int] = [0]
  private(set) var targets: [UInt32] = []
  private(set) var masks: [UInt64] = []
  private(set) var conditions: [AnswerSets.Number] = []
  /// For each state, the sets of actions that are enabled in it and lead out of what was explored.
  private(set) var cuts: [Int: UInt64] = [:]
  /// For each transition, the first time that it was taken, and the last one.
  private var firstTakings: [UInt32] = []
  private var lastTakings: [UInt32] = []
  /// For each time that a transition was taken, the place of its action among the enabled ones, the
  /// answers, and the next time.
  private let choices: [UInt32]
  private let answers: [AnswerSets.Number]
  private var nextTakings: [UInt32]

  private static var noTaking: UInt32 { .max }

  /// Groups transitions by their source; those of a state come in the order in which they were taken.
  init<System>(stateCount: Int, edges: EdgeLog<System>, _ sets: inout AnswerSets) {
    var places = Array(repeating: 0, count: stateCount + 1)
    for source in edges.sources { places[Int(source) + 1] += 1 }
    for state in 0..<stateCount { places[state + 1] += places[state] }
    var takings = Array(repeating: 0, count: edges.count)
    for edge in edges.sources.indices {
      takings[places[Int(edges.sources[edge])]] = edge
      places[Int(edges.sources[edge])] += 1
    }
    choices = edges.choices
    answers =
      edges.conditions.isEmpty
      ? Array(repeating: AnswerSets.all, count: edges.count) : edges.conditions
    nextTakings = Array(repeating: Self.noTaking, count: edges.count)
    var next = 0
    for state in 0..<stateCount {
      while next < places[state] {
        add(takings[next], of: edges, &sets)
        next += 1
      }
      offsets.append(targets.count)
    }
    for cut in edges.cuts { cuts[Int(cut.source), default: 0] |= cut.allowed }
  }

  private mutating func add<System>(
    _ taking: Int, of edges: EdgeLog<System>, _ sets: inout AnswerSets
  ) {
    let target = edges.targets[taking]
    let mask = edges.allowed.isEmpty ? 0 : edges.allowed[taking]
    // Of one behavior nothing is joined: what a state leads to in several ways is so in all of them.
    let known = edges.conditions.isEmpty ? 0..<0 : (offsets.last ?? 0)..<targets.count
    for edge in known where targets[edge] == target && masks[edge] == mask {
      conditions[edge] = sets.union(conditions[edge], answers[taking])
      nextTakings[Int(lastTakings[edge])] = UInt32(taking)
      lastTakings[edge] = UInt32(taking)
      return
    }
    targets.append(target)
    masks.append(mask)
    conditions.append(answers[taking])
    firstTakings.append(UInt32(taking))
    lastTakings.append(UInt32(taking))
  }

  /// The first time that a transition was taken under some answers; `nil` if it is not there.
  func taking(
    of edge: Int, under present: AnswerSets.Number, _ sets: inout AnswerSets
  ) -> UInt32? {
    var taking = firstTakings[edge]
    while taking != Self.noTaking {
      if !sets.areDisjoint(answers[Int(taking)], present) { return taking }
      taking = nextTakings[Int(taking)]
    }
    return nil
  }

  /// The places that the action of a transition has among the enabled ones, and under which answers.
  func ranks(of edge: Int) -> [Lasso.Rank] {
    var ranks: [Lasso.Rank] = []
    var taking = firstTakings[edge]
    while taking != Self.noTaking {
      ranks.append(.init(answers: answers[Int(taking)], place: Int(choices[Int(taking)])))
      taking = nextTakings[Int(taking)]
    }
    return ranks
  }

  func edges(from state: Int) -> Range<Int> { offsets[state]..<offsets[state + 1] }
}

extension FamilyGraph {
  /// The sets of actions that are enabled in a state under each of some answers.
  func surelyEnabled(
    in state: Int, under answers: AnswerSets.Number, _ sets: inout AnswerSets
  ) -> UInt64 {
    var sure = cuts[state] ?? 0
    var possible: UInt64 = 0
    for edge in edges(from: state) {
      if conditions[edge] == AnswerSets.all { sure |= masks[edge] } else { possible |= masks[edge] }
    }
    possible &= ~sure
    while possible != 0 {
      let bit: UInt64 = 1 << UInt64(possible.trailingZeroBitCount)
      possible &= ~bit
      var enabling = AnswerSets.none
      for edge in edges(from: state) where masks[edge] & bit != 0 {
        enabling = sets.union(enabling, conditions[edge])
      }
      if sets.isSubset(answers, of: enabling) { sure |= bit }
    }
    return sure
  }
}
