// SPDX-License-Identifier: MIT

import ModalHarness
import UIKit
import UIKitSemantics

/// Executes a small scene, so that the processes which are forked from this one find what the runtime of
/// Swift has found out: to which protocols each type conforms, above all.
///
/// It searches all conformances of the program for that, once for each type. An exploration of a test takes a
/// tenth of its time for it.
enum WarmUp {
  /// Whether this was done for UIKit.
  static let ofUIKit: Bool = MainThread.run {
    let outer = HeadlessScene.current
    defer { outer.makeCurrent() }
    let definition = SceneDefinition(
      make: { _ in Screen() }, configuration: VariantConfiguration(axes: [], choices: []),
      behavior: UIKitBehavior(), horizontalSizeClass: .compact, vocabulary: SceneVocabulary(),
      names: [])
    let system = SceneApplication.System { SceneExecution(definition) }
    var states = system.initialStates
    for _ in 0..<3 {
      states = states.flatMap { state in
        state.actions.map { system.step(state, by: $0) }
      }
    }
    return true
  }

  private final class Screen: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(type: .system)
      button.setTitle("Open", for: .normal)
      button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
      button.addAction(
        UIAction { [unowned self] _ in
          let page = UIViewController()
          page.view.addSubview(UILabel())
          present(UINavigationController(rootViewController: page), animated: true)
        }, for: .touchUpInside)
      view.addSubview(button)
    }
  }
}
