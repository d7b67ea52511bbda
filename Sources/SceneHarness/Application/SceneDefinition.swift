// SPDX-License-Identifier: MIT

import StateSpace
import UIKit
import UIKitSemantics

/// All that is needed to make a scene.
struct SceneDefinition: Sendable {
  let make: SceneFactory
  let configuration: SceneConfiguration
  let behavior: UIKitBehavior
  let horizontalSizeClass: HorizontalSizeClass
  let vocabulary: SceneVocabulary
  /// The types of the controllers, in the order of their identifiers.
  let names: [String]
  /// Whether each animated transition is compared with the same one without animation.
  var comparesAnimation = false
}
