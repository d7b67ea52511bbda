// SPDX-License-Identifier: MIT

import StateSpace
import UIKit
import UIKitSemantics

/// All that is needed to make a scene.
struct SceneDefinition: Sendable {
  let make: SceneFactory
  let configuration: SceneConfiguration
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

  /// The same scene, made once more: what its making asks of UIKit's behavior is known.
  var again: SceneDefinition { telling(nil) }

  /// The same scene, whose making tells what it asks of UIKit's behavior.
  func telling(_ inquiry: Inquiry?) -> SceneDefinition {
    var definition = self
    definition.behavior = behavior.telling(inquiry)
    return definition
  }
}
