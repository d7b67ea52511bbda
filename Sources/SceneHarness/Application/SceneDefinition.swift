// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKit
import UIKitSemantics

/// All that is needed to make a scene.
struct SceneDefinition: Sendable {
  let make: SceneFactory
  let configuration: VariantConfiguration
  /// How UIKit behaves while the scene is made.
  var behavior: UIKitBehavior
  let horizontalSizeClass: HorizontalSizeClass
  let vocabulary: SceneVocabulary
  /// The types of the controllers, in the order of their identifiers.
  let names: [String]
  /// What all executions of the scene note.
  var ledger = SceneLedger()
  /// Whether each animated transition is compared with the same one without animation.
  var comparesAnimation = false
  /// Whether it is followed what gestures throw away.
  var followsDiscards = false
  /// What of the app's objects does not count as state.
  var exclusions = Snapshot.Exclusions()
  let visibleStates = VisibleStates()

  /// What tells executions of the same actions apart, in words.
  var circumstances: String {
    let subject = behavior.inquirySubject == .switches ? [] : ["\(behavior.inquirySubject)"]
    return ([configuration.text] + BehaviorSwitch.settings(of: behavior) + subject)
      .joined(separator: " ")
  }

  /// The same scene, made once more: what its making asks of UIKit's behavior is known.
  var again: SceneDefinition { telling(nil) }

  /// The same scene, whose making tells what it asks of UIKit's behavior.
  func telling(_ inquiry: Inquiry?) -> SceneDefinition {
    var definition = self
    definition.behavior = behavior.telling(inquiry)
    return definition
  }
}
