// SPDX-License-Identifier: MIT

package import StateSpace
package import UIKitSemantics

/// One mutation of UIKit's rules that a property noticed.
package struct Kill: Hashable, Sendable {
  /// The name of the property.
  package let property: String
  /// The rule that was broken.
  package let mutation: RuleMutation
  /// How many actions the shortest counterexample has.
  package let steps: Int
}

extension Kill {
  /// The kill on one line, as one process tells it to another.
  fileprivate var line: String {
    "\(RuleMutation.ofProperties.firstIndex(of: mutation) ?? 0) \(steps) \(property)"
  }

  fileprivate init?(line: Substring) {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count == 3, let number = Int(words[0]), let steps = Int(words[1]) else {
      return nil
    }
    self.init(property: String(words[2]), mutation: RuleMutation.ofProperties[number], steps: steps)
  }
}

extension Variant {
  /// Breaks each of UIKit's rules in turn and tells which properties notice.
  ///
  /// Properties that do not hold in the unbroken world are left out: their violation would say
  /// nothing about the mutation.
  ///
  /// The mutants are a family of systems, explored at once: what asks for no rule that one of them
  /// breaks is explored once for all (X. Devroey and others, *Featured Model-based Mutation
  /// Analysis*, ICSE 2016).
  package func kills(limits: Limits, jobs: Int = 1) throws(ExplorationError) -> [Kill] {
    let lines = isolate {
      try killsFoundHere(limits: limits, jobs: jobs).map(\.line).joined(separator: "\n")
    }
    if let lines { return lines.split(separator: "\n").compactMap { Kill(line: $0) } }
    return try killsFoundHere(limits: limits, jobs: jobs)
  }

  private func killsFoundHere(limits: Limits, jobs: Int) throws(ExplorationError) -> [Kill] {
    let exploration = try explore(openSystem(.mutations), limits) { $0.jobs = jobs }
    let defects = Set(knownDefects.map(\.property))
    var kills: [Kill] = []
    for result in exploration.results
    where result.verdict == .violated && !defects.contains(result.name) {
      if try exploration.result(result, under: Answers()).verdict == .violated { continue }
      for (number, mutation) in RuleMutation.ofProperties.enumerated() {
        let broken = Answers().answering(number, with: 1)
        guard let trace = try exploration.trace(of: result, under: broken) else { continue }
        kills.append(
          Kill(property: result.name, mutation: mutation, steps: trace.steps.count))
      }
    }
    return kills
  }
}
