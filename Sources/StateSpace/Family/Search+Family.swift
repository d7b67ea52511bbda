// SPDX-License-Identifier: MIT

// A family of systems, one for each combination of answers to the open questions, in one search:
// A. Classen, P. Heymans, P.-Y. Schobbens, A. Legay, J.-F. Raskin, *Model Checking Lots of Systems*
// (ICSE 2010), and the same authors and M. Cordy, *Featured Transition Systems* (IEEE Transactions
// on Software Engineering 39, 2013).

extension Search {
  /// Whether the system leaves questions open.
  @inlinable var isFamily: Bool { store.isFamily }

  /// Visits the initial states under all answers.
  @inlinable
  mutating func seedFamily() throws(ExplorationError) {
    guard let note = lead.note else { return }
    let everything = store.visits.everything
    let monitors = lead.evaluator.monitors.initial
    for origin in initialStates.indices {
      var used: [Answers] = []
      while let answers = store.visits.sets.first(in: everything, besides: used) {
        counts.generated += 1
        let state = lead.expansion.system.initialState(origin, answering: note.begin(answers))
        let condition = note.used(of: answers)
        used.append(condition)
        let index = store.insert(lead.expansion.system.withoutAnswers(state), monitors).index
        let arrival = StateStore<System>.Arrival(parent: nil, choice: 0, origin: origin)
        visit(index, under: condition, from: everything, arrival)
      }
    }
    if let limit = limits.states, store.count > limit {
      throw .statesLimitBelowInitialStates(limit: limit, initialStates: store.count)
    }
  }

  /// Evaluates the states that a level visits.
  @inlinable
  mutating func beginLevel(_ level: Range<Int>) {
    stateLevels.append(store.count - stateLevels.reduce(0, +))
    store.visits.levelStart = level.upperBound
    observe(level)
    foldTallies()
  }

  @inlinable
  mutating func visit(
    _ state: Int, under answers: Answers, from source: AnswerSets.Number,
    _ arrival: StateStore<System>.Arrival
  ) {
    let condition = store.visits.sets.set(of: answers)
    let arriving = store.visits.sets.intersection(source, condition)
    store.visits.asked = store.visits.asked.union(answers)
    store.visit(state, under: arriving, arrival)
  }

  /// Finds the visits of a level that have actions left to take, and under which answers.
  @inlinable
  mutating func noteFrontierOfVisits(_ level: some Sequence<Int>) throws(ExplorationError) {
    guard let note = lead.note else { return }
    for visit in level {
      let active = try lead.enableVisit(visit, in: store, note)
      for (answers, _) in active { noteFrontier(visit, under: answers) }
      if !active.isEmpty { noteOffer(of: visit, count: active.reduce(0) { $0 + $1.1 }) }
    }
  }

  @inlinable
  mutating func noteFrontier(_ visit: Int, under answers: Answers) {
    let condition = store.visits.sets.set(of: answers)
    frontierAnswers.append(store.visits.sets.intersection(store.visits.shared[visit], condition))
    frontier.append(store.stateNumber(ofVisit: visit))
  }

  /// Adds what was found since the last time to the answers under which each property is violated.
  @usableFromInline
  mutating func foldCases() {
    let depths = LevelDepths(levels + [store.visitCount])
    for property in tallies.indices where !tallies[property].cases.isEmpty {
      let cases = tallies[property].cases.sorted { $0.precedes($1) }
      tallies[property].cases = []
      for finding in cases {
        guard let answers = finding.answers else { continue }
        let source = finding.state.map { store.visits.shared[$0] } ?? store.visits.everything
        let condition = store.visits.sets.set(of: answers)
        let length = (finding.state.map(depths.depth) ?? 0) + (finding.choice == nil ? 0 : 1)
        findings.add(
          FamilyCase(
            answers: store.visits.sets.intersection(source, condition), length: length,
            finding: finding, lasso: nil), of: property, &store.visits.sets)
      }
    }
  }
}

/// Answers under which a property is violated, or a witness is there, and the shortest way to it.
@usableFromInline
struct FamilyCase: Sendable {
  var answers: AnswerSets.Number
  let length: Int
  let finding: Finding
  var lasso: Lasso?
}

/// For each property, the cases that were found, none of which tells what an earlier one told.
@usableFromInline
struct FamilyFindings: Sendable {
  var cases: [[FamilyCase]]
  /// For each property, what the cases below each initial state cover.
  private var covered: [[Int: AnswerSets.Number]]

  init(properties: Int) {
    cases = Array(repeating: [], count: properties)
    covered = Array(repeating: [:], count: properties)
  }

  /// Adds a case of a property, so far as it is new for its initial state.
  mutating func add(_ found: FamilyCase, of property: Int, _ sets: inout AnswerSets) {
    let origin = found.finding.origin
    let known = covered[property][origin] ?? AnswerSets.none
    var found = found
    found.answers = sets.difference(found.answers, known)
    guard found.answers != AnswerSets.none else { return }
    covered[property][origin] = sets.union(known, found.answers)
    cases[property].append(found)
  }
}
