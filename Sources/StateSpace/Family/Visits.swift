// SPDX-License-Identifier: MIT

/// Under which answers to open questions each state was reached, and when.
///
/// Answers with which a state is reached again later, or on another way, are a visit of their own,
/// which counts for these answers only: so the first visit is the shortest for all of them. Visits of
/// a state at the same level are expanded together, by the first of them.
@usableFromInline
struct Visits: Sendable {
  @usableFromInline var sets: AnswerSets
  /// All answers that count.
  @usableFromInline let everything: AnswerSets.Number
  /// For each visit, the state.
  @usableFromInline var states: [UInt32] = []
  /// For each visit, the answers that no visit before had.
  @usableFromInline var own: [AnswerSets.Number] = []
  /// For each visit that expands the state, the answers of all that it is expanded for; none for
  /// the others.
  @usableFromInline var shared: [AnswerSets.Number] = []
  /// For each visit, the next one that is expanded with it.
  @usableFromInline var links: [UInt32] = []
  /// For each state, the answers of all visits.
  @usableFromInline var known: [AnswerSets.Number] = []
  /// For each state, the last visit that expands it.
  @usableFromInline var latest: [UInt32] = []
  /// The visits of the level that is being found begin here.
  @usableFromInline var levelStart = 0

  /// Answers to all questions that were asked, mixed up.
  @usableFromInline var asked = Answers()

  @inlinable static var noLink: UInt32 { .max }

  @usableFromInline
  init(answerCounts: [Int], varyingOneAtATime: Bool) {
    sets = AnswerSets(answerCounts: answerCounts)
    everything = varyingOneAtATime ? sets.variations() : AnswerSets.all
  }

  /// One visit for each state, where no questions are open.
  init(ofEachOf stateCount: Int) {
    self.init(answerCounts: [], varyingOneAtATime: false)
    states = (0..<UInt32(stateCount)).map(\.self)
    own = Array(repeating: AnswerSets.all, count: stateCount)
    known = own
  }

  /// Notes that a state is reached under some answers; returns whether any of them is new.
  @usableFromInline
  mutating func arrive(at state: Int, under answers: AnswerSets.Number) -> Bool {
    if state == known.count {
      known.append(AnswerSets.none)
      latest.append(Self.noLink)
    }
    let new = sets.difference(answers, known[state])
    if new == AnswerSets.none { return false }
    known[state] = sets.union(known[state], new)
    let visit = states.count
    states.append(UInt32(state))
    own.append(new)
    let leader = latest[state]
    if leader != Self.noLink, Int(leader) >= levelStart {
      links.append(links[Int(leader)])
      links[Int(leader)] = UInt32(visit)
      shared.append(AnswerSets.none)
      shared[Int(leader)] = sets.union(shared[Int(leader)], new)
    } else {
      links.append(Self.noLink)
      shared.append(new)
      latest[state] = UInt32(visit)
    }
    return true
  }

  /// The visit that given answers made, of all that are expanded with one.
  func visit(with leader: Int, under answers: Answers) -> Int? {
    var visit = leader
    while true {
      if sets.contains(answers, in: own[visit]) { return visit }
      guard links[visit] != Self.noLink else { return nil }
      visit = Int(links[visit])
    }
  }

  /// How many states the first visits come to; they are the first states.
  func stateCount(ofVisits count: Int) -> Int {
    states.prefix(count).max().map { Int($0) + 1 } ?? 0
  }

  /// Forgets the newest visits, and the states that only they have reached.
  mutating func truncate(to count: Int, states stateCount: Int) {
    for visit in states.indices.dropFirst(count) {
      let state = Int(states[visit])
      known[state] = sets.difference(known[state], own[visit])
    }
    let surplus = states.count - count
    states.removeLast(surplus)
    own.removeLast(surplus)
    shared.removeLast(surplus)
    links.removeLast(surplus)
    known.removeLast(known.count - stateCount)
    latest.removeLast(latest.count - stateCount)
  }
}
