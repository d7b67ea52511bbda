// SPDX-License-Identifier: MIT

/// Where something was found: in a state, or on a step out of it.
@usableFromInline
struct Finding: Sendable {
  /// The state's index.
  @usableFromInline let state: Int
  /// Which of the actions enabled there the step took; `nil` if the state itself was found.
  @usableFromInline let choice: Int?

  @inlinable
  init(state: Int, choice: Int?) {
    self.state = state
    self.choice = choice
  }
}

/// What has been counted for one property so far.
///
/// Findings arrive in breadth-first order, so the first one is the shortest and is never replaced.
@usableFromInline
struct Tally: Sendable {
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
}
