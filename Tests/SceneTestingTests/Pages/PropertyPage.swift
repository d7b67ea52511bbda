// SPDX-License-Identifier: MIT

import SceneTesting
import UIKit

/// A page of the documentation on a property: its examples, which are printed there as they stand
/// between the marks.
struct PropertyPage: Sendable {
  /// The name of the page, which is that of the property in code.
  let name: String
  let property: SceneProperty
  let depth: Int
  /// An example that violates the property.
  let red: SceneFactory
  /// The same, repaired.
  let green: SceneFactory
  /// What the examples are called between the marks.
  let mark: String
  /// Where they stand.
  let file: String

  init(
    name: String, property: SceneProperty, mark: String? = nil, depth: Int = 8,
    file: String = #filePath, red: @escaping SceneFactory, green: @escaping SceneFactory
  ) {
    (self.name, self.property, self.mark) = (name, property, mark ?? name)
    (self.depth, self.file, self.red, self.green) = (depth, file, red, green)
  }

  static let helpers = #filePath

  static let all = ofPresentations + ofLeavings + ofControls + ofScreens + ofTransitions + ofViews

  /// Taps, swipes that dismiss or are cancelled, and drags with one place on the way.
  var vocabulary: SceneVocabulary {
    var vocabulary = SceneVocabulary()
    vocabulary.gestures = [.swipeBegins, .swipeMovesPastThreshold, .swipeReleased]
    (vocabulary.dragPositions, vocabulary.lifts) = ([40], [.still])
    vocabulary.includesCancelledTouches = property.name == SceneProperty.cancelledDragsEnd.name
    return vocabulary
  }
}

extension PropertyPage: CustomStringConvertible {
  var description: String { name }
}

// begin: helpers
/// A button that does something.
@MainActor
func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
  let button = UIButton(type: .system)
  button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
  button.setTitle(title, for: .normal)
  button.addAction(UIAction { _ in action() }, for: .touchUpInside)
  return button
}

/// A screen with one button, which does something with the screen.
@MainActor
func screen(
  _ title: String, _ action: @escaping @MainActor (UIViewController) -> Void
) -> UIViewController {
  let screen = UIViewController()
  screen.view.addSubview(button(title) { [unowned screen] in action(screen) })
  return screen
}
// end
