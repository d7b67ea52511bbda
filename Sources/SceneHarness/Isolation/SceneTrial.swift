// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKit
import UIKitSemantics

/// Makes a scene in another process first, once for each configuration, to see whether it can be
/// made at all.
///
/// A trap while the objects are being made would end this process before anything was explored.
final class SceneTrial: Sendable {
  private let known = ForkSafeLock<[String: FatalStep?]>([:])

  /// Why a scene cannot be made; `nil` if it can, or if that cannot be found out.
  func fault(of definition: SceneDefinition) -> FatalStep? {
    let circumstances = definition.circumstances
    if let fault = known.withLock({ $0[circumstances] }) { return fault }
    let run = SceneJournal.limits
    let fault = MainThread.run {
      run.findings { journal in
        _ = journal.perform([definition.configuration.text]) {
          let inquiry = Inquiry(asked: journal.asked, about: definition.behavior.inquirySubject)
          return SceneExecution(definition.telling(inquiry)).observe()
        }
      }.fatalSteps.first
    }
    known.withLock { $0[circumstances] = .some(fault) }
    return fault
  }
}
