// SPDX-License-Identifier: MIT

// An obligation is looked into for all answers at once, in a graph that has every behavior that is
// there under any of them. Mostly none of these breaks it. Where one might, the answers are split by
// a question on which that part of the graph depends, until all that are left together agree.

extension FamilyJudge {
  /// Finds the shortest ways to break an obligation that is made in some states of the whole, and
  /// under which answers, and adds the states to a number.
  mutating func cases(
    breaking terms: FamilyTerms, from starts: [Int], counted count: inout Int
  ) -> [FamilyCase] {
    var found: [FamilyCase] = []
    // Of a family of one there are no parts.
    let isOne = sets.answerCounts.isEmpty
    var pending = [isOne ? whole : restrict(whole, to: reached(from: starts, terms))]
    while let part = pending.popLast() {
      guard let (danger, view) = danger(terms, in: part) else { continue }
      if isOne { return breaches(terms, view, in: part, counted: &count) }
      // Parts that nothing connects mostly depend on different questions.
      let components = components(view, in: part)
      if components.count > 1 {
        pending += components.map { restrict(part, to: $0) }
        continue
      }
      guard let question = question(dividing: part, view, terms) else {
        found += breaches(terms, view, in: part, counted: &count)
        continue
      }
      for answer in 0..<sets.answerCounts[question] {
        let set = sets.set(of: Answers().answering(question, with: answer))
        let answers = sets.intersection(part.answers, set)
        guard answers != AnswerSets.none else { continue }
        pending.append(cut(answers, of: danger))
      }
    }
    return found
  }

  private mutating func cut(_ answers: AnswerSets.Number, of states: [Int]) -> FamilyPart {
    FamilyPart(
      answers, of: states, graph, known: visits.known, unexpanded: unexpanded, &sets,
      places: &places)
  }

  private mutating func restrict(_ part: FamilyPart, to states: [Int]) -> FamilyPart {
    part.restricted(to: states, places: &places)
  }

  /// The states in danger, those together that transitions among them connect, each in rising order.
  private func components(_ view: View, in part: FamilyPart) -> [[Int]] {
    var leaders = Array(part.states.indices)
    func leader(of place: Int) -> Int {
      var place = place
      while leaders[place] != place {
        leaders[place] = leaders[leaders[place]]
        place = leaders[place]
      }
      return place
    }
    let places = part.states.indices.filter { view.distances[$0] >= 0 }
    for place in places {
      for edge in part.graph.edges(from: place) {
        let target = part.graph.target(of: edge)
        if view.distances[target] >= 0 { leaders[leader(of: target)] = leader(of: place) }
      }
    }
    var groups: [[Int]] = []
    var numbers = Array(repeating: -1, count: leaders.count)
    for place in places {
      let leader = leader(of: place)
      if numbers[leader] < 0 {
        numbers[leader] = groups.count
        groups.append([])
      }
      groups[numbers[leader]].append(part.states[place])
    }
    return groups
  }

  /// The states of the whole that some others lead to without keeping an obligation, in rising order.
  private mutating func reached(from starts: [Int], _ terms: FamilyTerms) -> [Int] {
    var found: [Int] = []
    func visit(_ place: Int) {
      if isReached[place] || !terms.isSettled && isKept(terms.goal, at: place, of: whole) { return }
      isReached[place] = true
      found.append(place)
    }
    for start in starts { visit(start) }
    var next = 0
    while next < found.count {
      for edge in whole.graph.edges(from: found[next]) { visit(whole.graph.target(of: edge)) }
      next += 1
    }
    for place in found { isReached[place] = false }
    return found.sorted().map { whole.states[$0] }
  }

  /// Whether a goal is true of a state of a part under all of its answers.
  private mutating func isKept(_ goal: FamilyTruth, at place: Int, of part: FamilyPart) -> Bool {
    let answers = goal.answers(in: part.states[place])
    if answers <= AnswerSets.all { return answers == AnswerSets.all }
    return sets.isSubset(part.present[place], of: answers)
  }

  /// What a part of the graph shows of an obligation.
  private struct View {
    let starts: [Int]
    let regions: FairRegions
    let distances: [Int]
    let demand: FairnessDemand
  }

  /// The states from which a behavior that breaks an obligation may go on; `nil` if there are none.
  private mutating func danger(_ terms: FamilyTerms, in part: FamilyPart) -> ([Int], View)? {
    let starts = starts(terms, in: part)
    guard !starts.isEmpty else { return nil }
    let isKept = part.states.indices.map { self.isKept(terms.goal, at: $0, of: part) }
    var demand = terms.demand
    demand.recurring = terms.recurring.map { possible($0, in: part) }
    let area = isKept.map { terms.isSettled || !$0 }
    if terms.isSettled { demand.recurring.append(isKept.map { !$0 }) }
    let reached = part.graph.reach(from: starts, within: area)
    let regions = FairRegions(part.graph, demand, among: part.graph.expanded(of: reached))
    guard !regions.states.isEmpty else { return nil }
    let distances = part.reverse.distances(to: regions.states, within: reached)
    let danger = part.states.indices.filter { distances[$0] >= 0 }.map { part.states[$0] }
    guard starts.contains(where: { distances[$0] >= 0 }) else { return nil }
    return (danger, View(starts: starts, regions: regions, distances: distances, demand: demand))
  }

  /// The states of a part in which an obligation is made under any of its answers.
  mutating func starts(_ terms: FamilyTerms, in part: FamilyPart) -> [Int] {
    if terms.isInitial {
      let initial = initialVisits.filter { !sets.areDisjoint(visits.own[$0], part.answers) }
      let states = Set(initial.map { Int(visits.states[$0]) })
      return part.states.indices.filter { states.contains(part.states[$0]) }
    }
    guard let trigger = terms.trigger else { return Array(part.states.indices) }
    if trigger.isNever { return [] }
    return part.states.indices.filter { isPossible(trigger, at: $0, of: part) }
  }

  /// For each state of a part, whether something is true of it under any of its answers.
  mutating func possible(_ truth: FamilyTruth, in part: FamilyPart) -> [Bool] {
    part.states.indices.map { isPossible(truth, at: $0, of: part) }
  }

  private mutating func isPossible(
    _ truth: FamilyTruth, at place: Int, of part: FamilyPart
  ) -> Bool {
    let answers = truth.answers(in: part.states[place])
    if answers <= AnswerSets.all { return answers == AnswerSets.all }
    return !sets.areDisjoint(part.present[place], answers)
  }

  /// A question on which it depends what some states are or where they lead to; `nil` if all answers
  /// of the part agree.
  private mutating func question(
    dividing part: FamilyPart, _ view: View, _ terms: FamilyTerms
  ) -> Int? {
    let answers = part.answers
    let truths = [terms.goal] + [terms.trigger].compactMap(\.self) + terms.recurring
    for (place, state) in part.states.enumerated() where view.distances[place] >= 0 {
      if let question = question(dividing: answers, by: visits.known[state]) { return question }
      for truth in truths {
        let condition = truth.answers(in: state)
        if let question = question(dividing: answers, by: condition) { return question }
      }
      if let condition = unexpanded[state] {
        if let question = question(dividing: answers, by: condition) { return question }
      }
      for visit in terms.isInitial ? initialVisits : [] where visits.states[visit] == state {
        if let question = question(dividing: answers, by: visits.own[visit]) { return question }
      }
      // A way out of danger matters only where it is owed, and not there under all answers.
      let unsure = (view.demand.weak | view.demand.strong) & ~part.graph.enabled[place]
      let within = part.graph.edges(from: place).filter {
        view.distances[part.graph.target(of: $0)] >= 0
      }.map { part.edges[$0] }
      let owed = graph.edges(from: state).filter { graph.masks[$0] & unsure != 0 }
      for edge in within + owed {
        let condition = graph.conditions[edge]
        if let question = question(dividing: answers, by: condition) { return question }
      }
    }
    return nil
  }

  private mutating func question(
    dividing answers: AnswerSets.Number, by condition: AnswerSets.Number
  ) -> Int? {
    if condition <= AnswerSets.all { return nil }
    let both = sets.intersection(answers, condition)
    guard both != AnswerSets.none, both != answers else { return nil }
    for question in sets.questions(of: both) {
      var count = 0
      for answer in 0..<sets.answerCounts[question] {
        let set = sets.set(of: Answers().answering(question, with: answer))
        if !sets.areDisjoint(answers, set) { count += 1 }
      }
      if count > 1 { return question }
    }
    return nil
  }

  /// The shortest ways to break an obligation, where all answers of a part agree.
  private mutating func breaches(
    _ terms: FamilyTerms, _ view: View, in part: FamilyPart, counted count: inout Int
  ) -> [FamilyCase] {
    var circles = CircleCache(FairCycle(part.graph, view.demand, view.regions))
    var covered: [Int: AnswerSets.Number] = [:]
    var ways: [(start: Int, item: FamilyCase)] = []
    for start in view.starts where view.distances[start] >= 0 {
      let distance = view.distances[start]
      ways += cases(in: part.states[start], under: part.answers, then: distance).map {
        (start, $0)
      }
    }
    count += ways.count
    var found: [FamilyCase] = []
    for way in ways.sorted(by: { ($0.item.length, $0.start) < ($1.item.length, $1.start) }) {
      let origin = way.item.finding.origin
      let known = covered[origin] ?? AnswerSets.none
      guard !sets.isSubset(way.item.answers, of: known) else { continue }
      covered[origin] = sets.union(known, way.item.answers)
      var item = way.item
      item.lasso = lasso(from: way.start, view, in: part, &circles)
      found.append(item)
    }
    return found
  }

  private func lasso(
    from start: Int, _ view: View, in part: FamilyPart, _ circles: inout CircleCache
  ) -> Lasso {
    var stem: [Int] = []
    var place = start
    while view.distances[place] > 0 {
      let step = part.graph.edges(from: place).first {
        view.distances[part.graph.target(of: $0)] == view.distances[place] - 1
      }
      guard let step else { preconditionFailure("A distance has no way behind it.") }
      stem.append(step)
      place = part.graph.target(of: step)
    }
    let circle = circles.edges(through: place)
    let hops = { (edges: [Int]) in
      edges.map {
        Lasso.Hop(
          target: part.states[part.graph.target(of: $0)], ranks: graph.ranks(of: part.edges[$0]))
      }
    }
    return Lasso(stem: hops(stem), circle: hops(circle))
  }
}

/// Circles that were found once; many ways may lead into the same one.
private struct CircleCache {
  var finder: FairCycle
  var known: [Int: [Int]] = [:]

  init(_ finder: FairCycle) {
    self.finder = finder
  }

  mutating func edges(through entry: Int) -> [Int] {
    if let edges = known[entry] { return edges }
    let edges = finder.edges(through: entry)
    known[entry] = edges
    return edges
  }
}

/// What one obligation asks of states.
struct FamilyTerms {
  /// What selects the states in which it is made; `nil` for all, or for the initial ones.
  let trigger: FamilyTruth?
  let goal: FamilyTruth
  let isSettled: Bool
  let isInitial: Bool
  let recurring: [FamilyTruth]
  let demand: FairnessDemand
}
