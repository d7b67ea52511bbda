// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKit

/// Makes a scene in another process first, once for each configuration, to see whether it can be
/// made at all.
///
/// A trap while the objects are being made would end this process before anything was explored.
final class SceneTrial: Sendable {
  private let known = ForkSafeLock<[[Int]: FatalStep?]>([:])

  /// Why a scene cannot be made; `nil` if it can, or if that cannot be found out.
  func fault(of definition: SceneDefinition) -> FatalStep? {
    let choices = definition.configuration.choices
    if let fault = known.withLock({ $0[choices] }) { return fault }
    let run = SceneJournal.limits
    let fault = MainThread.run {
      run.findings { journal in
        _ = journal.perform([definition.configuration.text]) {
          SceneExecution(definition).observe()
        }
      }.fatalSteps.first
    }
    known.withLock { $0[choices] = .some(fault) }
    return fault
  }
}
