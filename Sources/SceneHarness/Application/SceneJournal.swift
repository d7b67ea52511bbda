// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKit

/// The journal of the steps of scenes, of which one is executed at a time.
enum SceneJournal {
  typealias System = PresentationSystem<SceneApplication>

  private static let journal = ForkSafeLock(StepJournal())

  /// The journal that counts now.
  static var current: StepJournal { journal.withLock { $0 } }

  /// Makes another journal the one that counts.
  static func use(_ journal: StepJournal) { self.journal.withLock { $0 = journal } }

  /// Explores scenes so that a step which ends the process is a state like others.
  ///
  /// - Throws: An error if two executions of the same actions differ.
  static func explore(
    _ explorer: Explorer<System>
  ) throws(ExplorationError) -> Exploration<System> {
    let result = MainThread.run { () -> Result<Exploration<System>, ExplorationError> in
      let findings = IsolatedRun().findings { journal in
        use(journal)
        _ = try explorer.explore()
      }
      use(StepJournal(knowing: findings.fatalSteps))
      return Result { () throws(ExplorationError) in try explorer.explore() }
    }
    return try result.get()
  }
}
