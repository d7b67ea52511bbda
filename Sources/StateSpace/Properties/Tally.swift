// SPDX-License-Identifier: MIT

/// Where something was found: in a state, or on a step out of it.
@usableFromInline
struct Finding: Hashable, Sendable {
  /// The state's number; `nil` for an initial state outside the constraint, which has none.
  @usableFromInline let state: Int?
  /// Which of the actions enabled there the step took; `nil` if the state itself was found.
  @usableFromInline let choice: Int?
  /// The index of the initial state below which it was found.
  @usableFromInline let origin: Int
  /// The answers on which the finding depends; `nil` if the system leaves nothing open.
  ///
  /// With them, the state's number is that of a visit.
  @usableFromInline var answers: Answers?

  @inlinable
  init(state: Int?, choice: Int? = nil, origin: Int, answers: Answers? = nil) {
    self.state = state
    self.choice = choice
    self.origin = origin
    self.answers = answers
  }

  /// Whether this is found before another one in breadth-first order.
  func precedes(_ other: Finding) -> Bool {
    (state ?? -1, choice ?? -1, origin) < (other.state ?? -1, other.choice ?? -1, other.origin)
  }
}

/// What has been counted for one property so far.
///
/// Findings arrive in breadth-first order, so the first one is the shortest and is never replaced.
/// Where several count, each has its own tally, and they are added up.
@usableFromInline
struct Tally: Hashable, Sendable {
  @usableFromInline var exercised = 0
  @usableFromInline var violations = 0
  @usableFromInline var first: Finding?
  /// The initial states below which something was found that violates the property.
  @usableFromInline var origins: Set<Int> = []
  /// All that was found since the last level, where it depends on answers.
  @usableFromInline var cases: [Finding] = []

  @usableFromInline
  mutating func recordViolation(_ finding: Finding) {
    if finding.answers != nil { cases.append(finding) }
    violations += 1
    if first == nil { first = finding }
    origins.insert(finding.origin)
  }

  @usableFromInline
  mutating func recordWitness(_ finding: Finding) {
    if finding.answers != nil { cases.append(finding) }
    exercised += 1
    if first == nil { first = finding }
  }

  /// Says on which answers the newest findings depend.
  @inlinable
  mutating func settleCases(on used: Answers) {
    var index = cases.count
    while index > 0, cases[index - 1].answers == .pending {
      index -= 1
      cases[index].answers = used
    }
  }

  /// Adds what another one has counted elsewhere at the same time.
  mutating func add(_ other: Tally) {
    exercised += other.exercised
    violations += other.violations
    cases += other.cases
    if let finding = other.first, first.map(finding.precedes) ?? true { first = finding }
    origins.formUnion(other.origins)
  }
}
