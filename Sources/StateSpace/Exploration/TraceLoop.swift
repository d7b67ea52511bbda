// SPDX-License-Identifier: MIT

/// How a trace that stands for a behavior without end goes on.
public struct TraceLoop: Hashable, Sendable {
  /// The index, among the states of the trace, of the one to which its end leads back.
  ///
  /// That state equals the last one. If it is the last one, the behavior stands still there.
  public let start: Int
  /// For each step of the trace, the fairness assumptions whose actions it belongs to.
  ///
  /// A step that changes nothing belongs to none.
  public let fairness: [[String]]

  /// Makes a loop from its parts.
  public init(start: Int, fairness: [[String]] = []) {
    self.start = start
    self.fairness = fairness
  }
}
