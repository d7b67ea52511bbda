// SPDX-License-Identifier: MIT

import StateSpace
package import UIKitSemantics

/// What a sweep wants to know of one exploration: little enough to be told by another process.
@usableFromInline package struct BehaviorProbe: Hashable, Sendable {
  /// The answers under which all was explored.
  package var choice: BehaviorChoice
  /// The open questions on which something hung.
  package var consulted: SwitchSet
  /// The actions of the shortest counterexamples, by the places of the violated properties.
  package var violated: [Int: [String]]

  /// Notes what was seen.
  package init(choice: BehaviorChoice, consulted: SwitchSet, violated: [Int: [String]]) {
    (self.choice, self.consulted, self.violated) = (choice, consulted, violated)
  }
}
