// SPDX-License-Identifier: MIT

/// Where something was found: in a state, or on a step out of it.
struct Finding: Sendable {
  /// The state's index.
  let state: Int
  /// Which of the actions enabled there the step took; `nil` if the state itself was found.
  let choice: Int?
}

/// What has been counted for one property so far.
///
/// Findings arrive in breadth-first order, so the first one is the shortest and is never replaced.
struct Tally: Sendable {
  var exercised = 0
  var violations = 0
  var first: Finding?
  var firstByOrigin: [Int: Finding] = [:]

  mutating func recordViolation(_ finding: Finding, origin: Int) {
    violations += 1
    if first == nil { first = finding }
    if firstByOrigin[origin] == nil { firstByOrigin[origin] = finding }
  }

  mutating func recordWitness(_ state: Int) {
    exercised += 1
    if first == nil { first = Finding(state: state, choice: nil) }
  }
}
