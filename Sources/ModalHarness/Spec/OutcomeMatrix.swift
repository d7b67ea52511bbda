// SPDX-License-Identifier: MIT

/// All combinations of some axes, each with what came of it.
public struct OutcomeMatrix: Hashable, Sendable {
  /// One combination.
  public struct Row: Hashable, Sendable {
    /// The value of each axis.
    public let values: [String]
    /// What came of it.
    public let outcome: Outcome

    /// Puts values and outcome together.
    public init(values: [String], outcome: Outcome) {
      self.values = values
      self.outcome = outcome
    }
  }

  /// What came of a combination.
  public enum Outcome: Hashable, Sendable {
    /// It was exercised: what the user sees in the end, and the callbacks in order.
    case exercised(result: String, callbacks: [String])
    /// UIKit does not offer it: the reason and the fact that says so.
    case notOffered(reason: String, fact: String)
  }

  /// What varies.
  public let axes: [Axis]
  /// Every combination, the last axis varying fastest.
  public let rows: [Row]

  /// Collects the outcome of every combination of some axes.
  public init(axes: [Axis], outcome: (Configuration) -> Outcome) {
    self.axes = axes
    rows = Configuration.all(of: axes).map { Row(values: $0.values, outcome: outcome($0)) }
  }
}
