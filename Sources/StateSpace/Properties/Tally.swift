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

  @inlinable
  init(state: Int?, choice: Int? = nil, origin: Int) {
    self.state = state
    self.choice = choice
    self.origin = origin
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
  @usableFromInline var firstByOrigin: [Int: Finding] = [:]

  @usableFromInline
  mutating func recordViolation(_ finding: Finding) {
    violations += 1
    if first == nil { first = finding }
    if firstByOrigin[finding.origin] == nil { firstByOrigin[finding.origin] = finding }
  }

  @usableFromInline
  mutating func recordWitness(_ finding: Finding) {
    exercised += 1
    if first == nil { first = finding }
  }

  /// Adds what another one has counted elsewhere at the same time.
  mutating func add(_ other: Tally) {
    exercised += other.exercised
    violations += other.violations
    if let finding = other.first, first.map(finding.precedes) ?? true { first = finding }
    firstByOrigin.merge(other.firstByOrigin) { $1.precedes($0) ? $1 : $0 }
  }
}
