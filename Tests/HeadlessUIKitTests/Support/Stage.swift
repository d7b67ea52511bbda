// SPDX-License-Identifier: MIT

import UIKit

/// A fresh scene with one window of 400 by 800 points.
@MainActor
struct Stage {
  let scene: HeadlessScene
  let window: UIWindow

  init(safeArea: UIEdgeInsets = .zero) {
    scene = HeadlessScene.start(screen: CGSize(width: 400, height: 800), safeArea: safeArea)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    scene.clock.runLayout()
  }

  var clock: LogicalClock { scene.clock }
  var touches: TouchDelivery { scene.touches }

  /// Adds a named view.
  @discardableResult
  func add(_ name: String, _ frame: CGRect, to superview: UIView? = nil) -> UIView {
    add(UIView(frame: frame), name, to: superview)
  }

  /// Adds a view under a name.
  @discardableResult
  func add<View: UIView>(_ view: View, _ name: String, to superview: UIView? = nil) -> View {
    view.accessibilityIdentifier = name
    (superview ?? window).addSubview(view)
    scene.clock.runLayout()
    return view
  }

  /// Puts a finger down and lifts it.
  func tap(_ x: CGFloat, _ y: CGFloat) {
    touches.ended(touches.began(at: CGPoint(x: x, y: y)))
  }

  /// Moves a finger from place to place without lifting it.
  @discardableResult
  func drag(from start: CGPoint, by steps: CGFloat...) -> UITouch {
    let touch = touches.began(at: start)
    for step in steps {
      let next = CGPoint(x: touch.point.x, y: touch.point.y + step)
      touches.moved(touch, to: next, velocity: CGPoint(x: 0, y: 10 * step))
    }
    return touch
  }
}

/// Writes down what it is told.
@MainActor
final class Journal: NSObject {
  var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  func gesture(_ recognizer: UIGestureRecognizer) {
    lines.append("\(recognizer.name ?? "?") \(recognizer.state)")
  }

  func pressed(_ sender: UIControl) {
    lines.append("pressed \(sender.accessibilityIdentifier ?? "?")")
  }

  /// Adds a recognizer that this journal listens to.
  @discardableResult
  func listen<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, on view: UIView
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: Selector("gesture:", Journal.gesture(_:)))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension HeadlessScene {
  /// The events that wait, as the clock names them.
  var pendingNames: [String] { clock.pending.map(\.name) }
}
