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
      var explorer = explorer
      let report = ProcessReport()
      let findings = IsolatedRun().findings { journal in
        use(journal)
        report.clear()
        _ = try explorer.explore()
        report.leave("")
      }
      use(StepJournal(knowing: findings.fatalSteps))
      // What the other process has executed twice is the same in this one.
      if report.text != nil { explorer.checksDeterminism = false }
      return Result { () throws(ExplorationError) in try explorer.explore() }
    }
    return try result.get()
  }

  /// Explores scenes in another process alone, which tells what a survey wants to know; in this one
  /// only if that comes to nothing.
  ///
  /// - Throws: An error if two executions of the same actions differ.
  static func glance(
    _ explorer: Explorer<System>, _ look: @Sendable (Exploration<System>) -> BehaviorGlimpse
  ) throws(ExplorationError) -> BehaviorGlimpse {
    let glimpse = MainThread.run { () -> BehaviorGlimpse? in
      let report = ProcessReport()
      let findings = IsolatedRun().findings { journal in
        use(journal)
        report.clear()
        report.leave(GlimpseText(look(try explorer.explore())).text)
      }
      return findings.notice == nil ? report.text.flatMap { GlimpseText(text: $0).glimpse } : nil
    }
    if let glimpse { return glimpse }
    return look(try explore(explorer))
  }
}
