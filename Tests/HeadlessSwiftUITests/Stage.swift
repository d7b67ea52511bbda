// SPDX-License-Identifier: MIT

import SwiftUI
import UIKit
import UIKitSemantics

/// A view on a screen, and what a user and the system do to it.
@MainActor
final class Stage {
  let scene: HeadlessScene
  let root: UIViewController

  convenience init<Content: View>(
    _ view: Content, version: IOSVersion = .latest, settles: Bool = true,
    assuming assumptions: (inout UIKitBehavior) -> Void = { _ in }
  ) {
    self.init(
      of: UIHostingController(rootView: view), version: version, settles: settles,
      assuming: assumptions)
  }

  init(
    of makeRoot: @autoclosure () -> UIViewController, version: IOSVersion = .latest,
    settles: Bool = true, assuming assumptions: (inout UIKitBehavior) -> Void = { _ in }
  ) {
    scene = HeadlessScene.start()
    var behavior = UIKitBehavior()
    behavior.version = version
    assumptions(&behavior)
    scene.presentation.configure(behavior: behavior, horizontalSizeClass: .compact)
    root = makeRoot()
    TaskRuntime.run { scene.launch(root) }
    if settles { settle() }
  }

  /// What is presented, the lowest first.
  var presented: [String] {
    var names: [String] = []
    var next = root.presentedViewController
    while let controller = next {
      names.append(controller.headlessTypeName ?? "\(type(of: controller))")
      next = controller.presentedViewController
    }
    return names
  }

  /// The texts of all labels and controls in the uppermost controller, in the order of the tree.
  var texts: [String] {
    var top = root
    while let next = top.presentedViewController { top = next }
    return Self.all(in: top.view).compactMap { view in
      (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle ?? (view as? UITextField)?.text
    }
  }

  static func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

  func find<Kind: UIView>(_ kind: Kind.Type, where isIt: (Kind) -> Bool = { _ in true }) -> Kind? {
    scene.windows.flatMap(Self.all).compactMap { $0 as? Kind }.last(where: isIt)
  }

  /// Taps the button with a title; says whether there is one that a finger reaches.
  @discardableResult
  func tap(_ title: String, settles: Bool = true) -> Bool {
    guard let button = find(UIButton.self, where: { $0.currentTitle == title }) else {
      return false
    }
    return tap(button, settles: settles)
  }

  @discardableResult
  func tap(_ view: UIView, across fraction: CGFloat = 0.5, settles: Bool = true) -> Bool {
    let frame = view.convert(view.bounds, to: nil)
    let point = CGPoint(x: frame.minX + fraction * frame.width, y: frame.midY)
    guard scene.touches.view(at: point)?.isDescendant(of: view) == true else { return false }
    turn {
      self.scene.touches.forgetTaps()
      self.scene.touches.ended(self.scene.touches.began(at: point), velocity: .zero)
    }
    if settles { settle() }
    return true
  }

  /// A finger goes down on a view, moves, and is lifted.
  func drag(_ view: UIView?, by distance: CGPoint) {
    guard let view else { return }
    let frame = view.convert(view.bounds, to: nil)
    let start = CGPoint(x: frame.midX, y: frame.midY)
    turn {
      let finger = scene.touches.began(at: start)
      for step in 1...4 {
        let part = CGFloat(step) / 4
        scene.touches.moved(
          finger, to: CGPoint(x: start.x + distance.x * part, y: start.y + distance.y * part))
      }
      scene.touches.ended(finger, velocity: .zero)
    }
    settle()
  }

  func turn(_ body: () -> Void) { TaskRuntime.run { _ = scene.presentation.turn(body) } }

  func perform(_ inputs: UIKitInput...) {
    for input in inputs {
      turn {
        var driver = scene.presentation
        if driver.offers(input) { driver.take(input) }
      }
    }
  }

  /// The user pulls the sheet down and lets go.
  func swipe() {
    perform(.swipeBegins, .swipeMovesPastThreshold, .swipeReleased)
    settle()
  }

  /// Lets everything that moves come to its end.
  func settle() {
    for _ in 0..<100 {
      if scene.presentation.offers(.animationEnds) {
        perform(.animationEnds)
      } else if let container = scene.presentation.runningContainer {
        perform(.containerTransitionEnds(container))
      } else if let event = scene.clock.pending.first {
        turn { scene.clock.fire(event.id) }
      } else {
        return
      }
    }
  }
}

extension PresentationDriver {
  /// The container whose transition the system can end now.
  fileprivate var runningContainer: ControllerID? {
    (0..<PresentationWorld.capacity).map { ControllerID($0) }.first {
      offers(.containerTransitionEnds($0))
    }
  }
}
