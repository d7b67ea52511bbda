// SPDX-License-Identifier: MIT

extension FamilyJudge {
  /// Finds the states from which a goal is out of reach; the goal is a better one, for all of them and
  /// for those that it selects, under the answers under which any of the latter reach it.
  mutating func recovery(
    to goal: FamilyTruth, where selected: FamilyTruth?,
    orBetter better: (selected: FamilyTruth, goal: FamilyTruth)?, filter: Int?
  ) -> PropertyOutcome {
    let owing = owing(selected)
    var failing = failing(owing, to: goal, filter)
    var exercised = owing
    if let better {
      let asking = self.owing(better.selected)
      let reaching = reaching(better.goal, filter, isCertain: true)
      let possible = asking.indices.reduce(AnswerSets.none) {
        sets.union($0, sets.intersection(asking[$1], reaching[$1]))
      }
      for index in owing.indices {
        exercised[index] = sets.union(owing[index], sets.intersection(asking[index], possible))
      }
      let worse = self.failing(exercised, to: better.goal, filter)
      for index in worse.indices {
        failing[index] = sets.union(
          sets.intersection(worse[index], possible), sets.difference(failing[index], possible))
      }
    }
    let found = failing.indices.flatMap { cases(in: $0, under: failing[$0]) }
    return outcome(
      found, violations: found.count, exercised: exercised.count { $0 != AnswerSets.none })
  }

  /// For each state, the answers under which something is asked of it.
  private mutating func owing(_ selected: FamilyTruth?) -> [AnswerSets.Number] {
    visits.known.indices.map {
      sets.intersection(visits.known[$0], selected?.answers(in: $0) ?? AnswerSets.all)
    }
  }

  /// For each state, the answers under which it is out of reach.
  private mutating func failing(
    _ owing: [AnswerSets.Number], to goal: FamilyTruth, _ filter: Int?
  ) -> [AnswerSets.Number] {
    let reaching = reaching(goal, filter, isCertain: false)
    return owing.indices.map { sets.difference(owing[$0], reaching[$0]) }
  }

  /// For each state, the answers under which a goal is reached, backwards from the goals, until
  /// nothing changes; or may be reached, for all that was left unexplored.
  private mutating func reaching(
    _ goal: FamilyTruth, _ filter: Int?, isCertain: Bool
  ) -> [AnswerSets.Number] {
    var reaching = Array(repeating: AnswerSets.none, count: visits.known.count)
    var pending: [Int] = []
    for index in reaching.indices {
      reaching[index] = goal.answers(in: index)
      if !isCertain {
        let cut = graph.cuts[index].map { Self.passes($0, filter) } ?? false
        let unexplored = unexpanded[index] ?? AnswerSets.none
        reaching[index] = cut ? AnswerSets.all : sets.union(reaching[index], unexplored)
      }
      if reaching[index] != AnswerSets.none { pending.append(index) }
    }
    let entering = ReverseGraph(leaving: graph.offsets, targets: graph.targets)
    while let target = pending.popLast() {
      for (source, edge) in entering.edges(to: target)
      where Self.passes(graph.masks[edge], filter) {
        let arriving = sets.intersection(graph.conditions[edge], reaching[target])
        let all = sets.union(reaching[source], arriving)
        if all == reaching[source] { continue }
        reaching[source] = all
        pending.append(source)
      }
    }
    return reaching
  }

  /// Whether the sets that an action belongs to have the one that a claim asks about; without one,
  /// every action passes.
  private static func passes(_ allowed: UInt64, _ filter: Int?) -> Bool {
    filter.map { allowed >> UInt64($0) & 1 == 1 } ?? true
  }
}
