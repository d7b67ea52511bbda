// SPDX-License-Identifier: MIT

import UIKitSemantics

/// Finds the fewest answers to open questions that bring about a violation.
enum BehaviorCondition {
  typealias Case = (configuration: Int, choice: BehaviorChoice, isViolated: Bool)

  /// The shortest choices under which some configuration is violated whatever else is answered;
  /// together they explain every violation.
  ///
  /// - Complexity: Exponential in the number of answers of the shortest condition, which is small:
  ///   most violations depend on one answer.
  static func shortest(_ cases: [Case]) -> [BehaviorChoice] {
    var unexplained = cases.filter(\.isViolated)
    var conditions: [BehaviorChoice] = []
    var size = 0
    while let first = unexplained.first, size <= first.choice.options.count {
      for candidate in candidates(from: unexplained, size: size)
      where !conditions.contains(where: { $0.isPart(of: candidate) })
        && isSufficient(candidate, cases)
      {
        conditions.append(candidate)
      }
      unexplained.removeAll { violation in
        conditions.contains { $0.isPart(of: violation.choice) }
      }
      size += 1
    }
    return conditions
  }

  /// All sets of so many answers that occur in a violation.
  private static func candidates(from violations: [Case], size: Int) -> [BehaviorChoice] {
    var candidates: [BehaviorChoice] = []
    var seen: Set<BehaviorChoice> = []
    for violation in violations {
      for candidate in subsets(of: violation.choice.answers[...], size: size)
      where seen.insert(candidate).inserted { candidates.append(candidate) }
    }
    return candidates
  }

  private static func subsets(
    of answers: ArraySlice<(item: BehaviorSwitch, option: Int)>, size: Int
  ) -> [BehaviorChoice] {
    guard size > 0 else { return [BehaviorChoice()] }
    return answers.indices.flatMap { index in
      subsets(of: answers[(index + 1)...], size: size - 1).map {
        $0.choosing(answers[index].item, answers[index].option)
      }
    }
  }

  /// Whether a configuration with a violation has one under every behavior that agrees.
  private static func isSufficient(_ condition: BehaviorChoice, _ cases: [Case]) -> Bool {
    let matching = cases.filter { condition.isCompatible(with: $0.choice) }
    let sound = Set(matching.filter { !$0.isViolated }.map(\.configuration))
    return matching.contains { $0.isViolated && !sound.contains($0.configuration) }
  }
}
