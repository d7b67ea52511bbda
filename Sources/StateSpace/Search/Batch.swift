// SPDX-License-Identifier: MIT

/// What the expansion of neighboring states found, to be merged in their order.
@usableFromInline
struct Batch<System: TransitionSystem>: Sendable {
  /// A state that was not known when it was looked up.
  @usableFromInline
  struct Candidate: Sendable {
    /// The state, if it has no code.
    @usableFromInline let state: System.State?
    /// Its code, if a state with the same parts was stored.
    @usableFromInline let code: System.Coding.Code?
    @usableFromInline let monitors: MonitorStates

    @inlinable
    init(state: System.State?, code: System.Coding.Code?, monitors: MonitorStates) {
      (self.state, self.code, self.monitors) = (state, code, monitors)
    }
  }

  // The number of a state that has only a fingerprint is the greatest one there is.

  /// Where a transition leads that leaves the constraint; no state has this number.
  @inlinable static var outside: UInt32 { .max - 2 }
  /// Where a transition leads whose end is the next of the candidates.
  @inlinable static var candidate: UInt32 { .max - 1 }

  /// For each state that was expanded, how many transitions leave it.
  @usableFromInline var transitionCounts: [Int] = []
  /// For each transition, the number of the state it leads to, or one of the marks above.
  @usableFromInline var targets: [UInt32] = []
  /// For each transition, the sets of actions it belongs to; empty if there are no sets.
  @usableFromInline var allowed: [UInt64] = []
  /// For each transition, the place of its action among the enabled ones, and the answers on which it
  /// depends; empty if the system leaves nothing open.
  @usableFromInline var conditions: [(choice: Int, answers: Answers)] = []
  @usableFromInline var candidates: [Candidate] = []
  /// Why the state after the last one counted could not be expanded.
  @usableFromInline var error: ExplorationError?

  @inlinable
  init() {}

  /// Forgets what was found, but keeps the room for more.
  @inlinable
  mutating func removeAll() {
    transitionCounts.removeAll(keepingCapacity: true)
    targets.removeAll(keepingCapacity: true)
    allowed.removeAll(keepingCapacity: true)
    conditions.removeAll(keepingCapacity: true)
    candidates.removeAll(keepingCapacity: true)
    error = nil
  }
}
