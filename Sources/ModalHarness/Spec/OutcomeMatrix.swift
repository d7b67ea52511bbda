// SPDX-License-Identifier: MIT

public import UIKitSemantics

/// What comes of every combination of some axes.
public struct OutcomeMatrix: Hashable, Sendable {
  /// One combination.
  public struct Row: Hashable, Sendable {
    /// The value of each axis.
    public let values: [String]
    /// What came of it.
    public let outcome: Outcome
    /// What comes of it instead, with other answers to open questions about UIKit.
    public let alternatives: [Alternative]

    /// Puts values and outcomes together.
    public init(values: [String], outcome: Outcome, alternatives: [Alternative] = []) {
      self.values = values
      self.outcome = outcome
      self.alternatives = alternatives
    }
  }

  /// What came of a combination.
  public enum Outcome: Hashable, Sendable {
    /// It was exercised: what the user sees in the end, and the callbacks in order.
    case exercised(result: String, callbacks: [String])
    /// UIKit does not offer it: the reason and the fact that says so.
    case notOffered(reason: String, fact: String)
  }

  /// Another outcome, and the fewest answers that bring it about.
  public struct Alternative: Hashable, Sendable {
    /// The answers that are not as usual: `tapBlockedByModalFlagReportsAttempt=yes`.
    public let answers: [String]
    /// What comes of the combination with them.
    public let outcome: Outcome
  }

  /// What varies.
  public let axes: [Axis]
  /// Every combination, the last axis varying fastest.
  public let rows: [Row]

  /// Collects the outcome of every combination of some axes, under a behavior of UIKit's.
  ///
  /// - Parameters:
  ///   - axes: What varies.
  ///   - behavior: How UIKit behaves.
  ///   - everyAnswer: Whether open questions that come up are answered in every other way, too.
  ///   - outcome: Finds out what comes of a combination under a behavior, which it must not keep.
  public init(
    axes: [Axis], under behavior: UIKitBehavior = UIKitBehavior(), everyAnswer: Bool = false,
    outcome: (VariantConfiguration, UIKitBehavior) -> Outcome
  ) {
    let questions = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
    questions.initialize(to: 0)
    defer { questions.deallocate() }
    self.axes = axes
    rows = VariantConfiguration.all(of: axes).map { combination in
      var found: [Finding] = []
      func look(under behavior: UIKitBehavior, _ settled: SwitchSet, _ answers: [String]) {
        questions.pointee = 0
        let outcome = outcome(combination, behavior.telling(Inquiry(asked: questions)))
        found.append(Finding(answers: answers, outcome: outcome))
        guard everyAnswer else { return }
        var settled = settled
        for item in SwitchSet(rawValue: questions.pointee).subtracting(settled).switches {
          settled.insert(SwitchSet(item))
          for option in item.values.indices where option != item.option(in: behavior) {
            var other = behavior
            item.set(option, in: &other)
            look(under: other, settled, answers + ["\(item.name)=\(item.values[option])"])
          }
        }
      }
      look(under: behavior, [], [])
      return Row(
        values: combination.values, outcome: found[0].outcome,
        alternatives: Finding.alternatives(in: found))
    }
  }

  /// What came of a combination with answers that are not as usual.
  private struct Finding {
    let answers: [String]
    let outcome: Outcome

    /// The outcomes that differ from the first, each with the fewest answers, in their order.
    static func alternatives(in found: [Finding]) -> [Alternative] {
      let others = found.filter { $0.outcome != found[0].outcome }
      return others.filter { finding in
        !others.contains {
          $0.outcome == finding.outcome && $0.answers.count < finding.answers.count
            && Set($0.answers).isSubset(of: finding.answers)
        }
      }.map { Alternative(answers: $0.answers, outcome: $0.outcome) }
    }
  }
}
