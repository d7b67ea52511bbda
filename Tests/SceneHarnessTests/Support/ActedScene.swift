// SPDX-License-Identifier: MIT

import Foundation
import ModalHarness
import UIKit

@testable import SceneHarness

/// A scene of 400 by 800 points with the one that finds out what can happen in it.
@MainActor
final class ActedScene {
  let scene: HeadlessScene
  let actor: SceneActor
  let root: UIViewController

  init(
    _ root: UIViewController = UIViewController(), vocabulary: SceneVocabulary = .withoutFlicks
  ) {
    scene = HeadlessScene.start(screen: CGSize(width: 400, height: 800), safeArea: .zero)
    self.root = root
    actor = SceneActor(scene, vocabulary: vocabulary)
    scene.launch(root)
  }

  var actions: [SceneActor.Action] {
    var actions: [SceneActor.Action] = []
    actor.appendActions(to: &actions)
    return actions
  }

  /// The names of what can happen now.
  var names: [String] { actions.map { ControllerNames([]).name(of: $0) } }

  /// Lets actions happen by their names; says whether there were such actions.
  @discardableResult
  func perform(_ names: String...) -> Bool {
    for name in names {
      guard let action = actions.first(where: { ControllerNames([]).name(of: $0) == name }) else {
        return false
      }
      _ = actor.perform(action)
    }
    return true
  }

  /// Adds a view to the root's view, or to another one.
  @discardableResult
  func add<View: UIView>(
    _ view: View, _ name: String? = nil, _ frame: CGRect, to superview: UIView? = nil
  ) -> View {
    view.accessibilityIdentifier = name
    view.frame = frame
    (superview ?? root.view).addSubview(view)
    scene.clock.runLayout()
    return view
  }
}

extension SceneVocabulary {
  /// What is tried by default, besides flicks.
  static let withoutFlicks = {
    var vocabulary = SceneVocabulary()
    vocabulary.includesFlicks = false
    return vocabulary
  }()
}

/// Writes down what it is told.
@MainActor
final class Journal: NSObject {
  var lines: [String] = []

  func tapped(_ recognizer: UIGestureRecognizer) {
    lines.append("tapped \(recognizer.view?.accessibilityIdentifier ?? "?")")
  }

  func pressed(_ sender: UIControl) {
    lines.append("pressed \(sender.accessibilityIdentifier ?? "?")")
  }

  func dragged(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: nil)
    let speed = pan.velocity(in: nil)
    lines.append("\(pan.state) \(Int(way.x)),\(Int(way.y)) at \(Int(speed.x)),\(Int(speed.y))")
  }

  func swiped() { lines.append("swiped") }

  func held(_ press: UILongPressGestureRecognizer) { lines.append("held \(press.state)") }

  func button(_ type: UIButton.ButtonType = .custom) -> UIButton {
    let button = UIButton(type: type)
    button.addTarget(self, action: Selector("pressed:", Journal.pressed(_:)), for: .touchUpInside)
    return button
  }

  func tap() -> UITapGestureRecognizer {
    UITapGestureRecognizer(target: self, action: Selector("tapped:", Journal.tapped(_:)))
  }

  func pan() -> UIPanGestureRecognizer {
    UIPanGestureRecognizer(target: self, action: Selector("dragged:", Journal.dragged(_:)))
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
