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

extension Variant {
  /// Breaks each of UIKit's rules in turn and tells which properties notice.
  ///
  /// Properties that do not hold in the unbroken world are left out: their violation would say
  /// nothing about the mutation.
  ///
  /// - Complexity: One exploration for each mutation.
  package func kills(
    of mutations: [RuleMutation] = RuleMutation.ofProperties, limits: Limits, jobs: Int = 1
  ) throws(ExplorationError) -> [Kill] {
    let defects = Set(knownDefects.map(\.property))
    var kills: [Kill] = []
    for mutation in mutations {
      var behavior = UIKitBehavior()
      behavior.mutation = mutation
      let exploration = try explore(
        limits: limits, behavior: behavior, configure: { $0.jobs = jobs })
      for result in exploration.results
      where result.verdict == .violated && !defects.contains(result.name) {
        kills.append(
          Kill(
            property: result.name, mutation: mutation, steps: result.trace?.steps.count ?? 0))
      }
    }
    return kills
  }
}
