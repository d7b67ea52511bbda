// SPDX-License-Identifier: MIT

import ModalHarness
import UIKit
import UIKitSemantics

/// The apps as they are when a scene of a variant was just made, each made once, so that several
/// explorations share what is remembered of the steps.
final class SceneStarts: Sendable {
  private struct Place: Hashable {
    let configuration: VariantConfiguration
    let behavior: UIKitBehavior
    let subject: Inquiry.Subject
  }

  private let trial = SceneTrial()
  private let known = ForkSafeLock<[Place: (app: SceneApplication, asked: UInt64)]>([:])

  /// The app in which a scene begins; what its making asks of UIKit's behavior is noted.
  func app(of definition: SceneDefinition) -> SceneApplication {
    let behavior = definition.behavior
    let place = Place(
      configuration: definition.configuration, behavior: behavior.telling(nil),
      subject: behavior.inquirySubject)
    let (app, asked) = known.withLock { $0[place] } ?? MainThread.run { make(definition) }
    known.withLock { $0[place] = (app, asked) }
    behavior.inquiry.value?.note(asked)
    return app
  }

  private func make(_ definition: SceneDefinition) -> (SceneApplication, UInt64) {
    let fault = trial.fault(of: definition)
    let asked = SceneJournal.current.asked
    asked.pointee = 0
    let inquiry = Inquiry(asked: asked, about: definition.behavior.inquirySubject)
    let app = SceneApplication(definition.telling(inquiry), endedBy: fault)
    return (app, fault?.asked ?? asked.pointee)
  }
}
