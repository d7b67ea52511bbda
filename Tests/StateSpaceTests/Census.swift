// SPDX-License-Identifier: MIT

import StateSpace

/// The three numbers by which explorations are compared with published ones.
struct Census: Equatable {
  var distinct: Int
  var generated: Int
  var levels: Int

  init(_ distinct: Int, _ generated: Int, _ levels: Int) {
    self.distinct = distinct
    self.generated = generated
    self.levels = levels
  }

  /// Explores a system to the end and counts.
  init(of system: some TransitionSystem) throws {
    self.init(try Explorer(system).explore())
  }

  init(_ exploration: Exploration<some TransitionSystem>) {
    self.init(exploration.distinct, exploration.generated, exploration.levels.count)
  }
}
