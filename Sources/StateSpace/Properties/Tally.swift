// SPDX-License-Identifier: MIT

/// Where something was found: in a state, or on a step out of it.
@usableFromInline
struct Finding: Hashable, Sendable {
  /// The state's index.
  @usableFromInline let state: Int
  /// Which of the actions enabled there the step took; `nil` if the state itself was found.
  @usableFromInline let choice: Int?

  @inlinable
  init(state: Int, choice: Int?) {
    self.state = state
    self.choice = choice
  }

  /// Whether this is found before another one in breadth-first order.
  func precedes(_ other: Finding) -> Bool {
    (state, choice ?? -1) < (other.state, other.choice ?? -1)
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
  @usableFromInline var firstByOrigin: [Int: Finding] = [:]

  @usableFromInline
  mutating func recordViolation(_ finding: Finding, origin: Int) {
    violations += 1
    if first == nil { first = finding }
    if firstByOrigin[origin] == nil { firstByOrigin[origin] = finding }
  }

  @usableFromInline
  mutating func recordWitness(_ state: Int) {
    exercised += 1
    if first == nil { first = Finding(state: state, choice: nil) }
  }

  /// Adds what another one has counted elsewhere at the same time.
  mutating func add(_ other: Tally) {
    exercised += other.exercised
    violations += other.violations
    if let finding = other.first, first.map(finding.precedes) ?? true { first = finding }
    firstByOrigin.merge(other.firstByOrigin) { $1.precedes($0) ? $1 : $0 }
  }
}
