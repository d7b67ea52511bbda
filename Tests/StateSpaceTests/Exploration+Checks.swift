// SPDX-License-Identifier: MIT

import StateSpace
import Testing

extension Exploration {
  /// Returns the result for a property that must exist.
  func checked(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> PropertyResult<System> {
    try #require(result(named: name), sourceLocation: sourceLocation)
  }

  /// The states that no transition leads out of.
  var ends: [Int] {
    var ends = Set(states.indices)
    forEachTransition { source, _, _, _ in ends.remove(source) }
    return ends.sorted()
  }
}

extension TransitionSystem {
  /// Explores the system without ceremony.
  func explored(
    _ properties: [Property<Self>] = [], limits: Limits = .none
  ) throws -> Exploration<Self> {
    try Explorer(self, properties: properties, limits: limits).explore()
  }
}
