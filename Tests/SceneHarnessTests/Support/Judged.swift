// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import UIKit

/// What exploring a scene says of one property.
@MainActor
struct Judged {
  let verdict: Verdict
  /// The names of the actions of the shortest sequence that breaks it.
  let sequence: [String]
  /// How a transition differs from the same one without animation, at the end of the sequence.
  let difference: String?

  init(
    _ property: SceneProperty, depth: Int = 20, vocabulary: SceneVocabulary = SceneVocabulary(),
    scene: @escaping SceneFactory
  ) throws {
    let variant = Variant(
      scene: "scene", summary: "", names: [], vocabulary: vocabulary, properties: [property],
      make: scene)
    let results = try variant.explore(limits: Limits(depth: depth)).results
    verdict = results.first?.verdict ?? .vacuous(nil)
    sequence = results.first?.trace?.steps.map { variant.names.name(of: $0.action) } ?? []
    difference =
      results.first?.trace?.steps.last?.after.app.observation.differenceWithoutAnimation
  }
}

extension UIViewController {
  /// Puts a button into the controller's view, or into another one.
  func addButton(
    _ title: String, y: CGFloat = 100, to container: UIView? = nil, _ action: @escaping () -> Void
  ) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    (container ?? view).addSubview(button)
  }
}
