// SPDX-License-Identifier: MIT

import StateSpace

/// Something that the app owes exactly once: the answer of a picker, the completion of a payment, the
/// resumption of a continuation.
///
/// Ask for one where the work begins, and call it where the answer comes:
///
/// ```swift
/// home.onPick = {
///   let outcome = setup.outcome(of: "the pick")
///   home.present(Picker { image in outcome() }, animated: true)
/// }
/// ```
///
/// When nothing moves, nothing that was presented since is there and no call or timer is pending but
/// those that repeat, it has been called once; it is never called twice.
@MainActor
public final class ExpectedOutcome {
  /// What is owed.
  public let name: String
  /// How often it was called.
  public private(set) var count = 0

  init(_ name: String) { self.name = name }

  /// The outcome is there.
  public func callAsFunction() { count += 1 }
}

extension SceneSetup {
  /// Something that is owed exactly once from now on.
  public func outcome(of name: String) -> ExpectedOutcome {
    let outcome = ExpectedOutcome(name)
    outcomes.append(outcome)
    return outcome
  }

  /// The outcomes that are wrong, in words.
  func wrongOutcomes(isOver: Bool) -> [String] {
    outcomes.compactMap { outcome in
      if outcome.count > 1 { return "\(outcome.name) has \(outcome.count) outcomes" }
      return isOver && outcome.count == 0 ? "\(outcome.name) has no outcome" : nil
    }
  }

  /// Forgets the outcomes that are there and that can no longer be called.
  func forgetOutcomes() {
    var kept: [ExpectedOutcome] = []
    while var outcome = outcomes.popLast() {
      if outcome.count != 1 || !isKnownUniquelyReferenced(&outcome) { kept.append(outcome) }
    }
    outcomes = kept.reversed()
  }
}
