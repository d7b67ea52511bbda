// SPDX-License-Identifier: MIT

package import Foundation
import UIKitSemantics

/// Brings touches to recognizers and views.
///
/// The order, for each touch and each phase:
///
/// 1. When the touch begins, the view is found by hit testing. The recognizers on it and on the
///    views around it, the innermost view's first, are asked whether they are enabled and their
///    delegates whether they receive the touch; for the order on one view, see
///    ``UIGestureRecognizer/isRival(of:)``. The innermost list that chooses cells comes last.
/// 2. Each of them gets the touch, in that order. What it decides holds at once for the others: one
///    that recognizes makes those fail that may not recognize beside it, and one that fails lets
///    those go on that waited for that.
/// 3. Their actions are sent, in the same order, one for each recognizer and touch.
/// 4. The view gets the touch, unless a recognizer has taken it over: then it is told once that
///    the touch was cancelled. Nothing is held back for recognizers that delay touches.
/// 5. Recognizers that have come to an end and have no finger left become possible again.
///
/// A recognizer whose view leaves its window, that is taken off its view or that is disabled stops
/// at once: it is cancelled, and sends its action, if it had begun; otherwise it fails. The touches
/// of a view that leaves its window are cancelled for it.
@MainActor
package final class TouchDelivery {
  let clock: LogicalClock
  /// The fingers on the screen, the oldest first.
  package private(set) var active: [UITouch] = []
  /// The recognizers that follow fingers or wait for one, in the order of delivery.
  package private(set) var tracking: [UIGestureRecognizer] = []
  /// What is being delivered.
  private var delivered: UIEvent?
  private var depth = 0
  private var taps: (point: CGPoint, time: Double, count: Int)?

  init(clock: LogicalClock) { self.clock = clock }

  /// Puts a finger down; without a window, on the frontmost one that takes it.
  @discardableResult
  package func began(
    at point: CGPoint, in window: UIWindow? = nil, velocity: CGPoint = .zero
  ) -> UITouch {
    let touch = UITouch(at: point, velocity: velocity)
    let view = window.map { Self.target(in: $0, at: point) } ?? view(at: point)
    (touch.view, touch.window) = (view, view?.window)
    (touch.time, touch.timeOfStart) = (clock.now, clock.timeOfDay)
    touch.tapCount = countTap(at: point)
    active.append(touch)
    let touched = touch.view?.controllerAround
    clock.chain.touched = touched?.existence
    clock.chain.page = touched.flatMap(CausalChain.Page.init)
    clock.chain.screen = touched.flatMap(HeadlessScene.current.presentation.request(around:))
    if let view = touch.view { follow(touch, from: view) }
    deliver(touch) {
      $0.touchesBegan($1, with: $2)
    } toView: {
      $0.touchesBegan($1, with: $2)
    }
    return touch
  }

  /// Moves a finger.
  package func moved(_ touch: UITouch, to point: CGPoint, velocity: CGPoint = .zero) {
    guard touch.isActive else { return }
    touch.move(to: point, velocity: velocity)
    touch.phase = .moved
    deliver(touch) {
      $0.touchesMoved($1, with: $2)
    } toView: {
      $0.touchesMoved($1, with: $2)
    }
  }

  /// Lifts a finger.
  package func ended(_ touch: UITouch, velocity: CGPoint? = nil) {
    guard touch.isActive else { return }
    (touch.previous, touch.velocity) = (touch.point, velocity ?? touch.velocity)
    touch.phase = .ended
    deliver(touch) {
      $0.touchesEnded($1, with: $2)
    } toView: {
      $0.touchesEnded($1, with: $2)
    }
  }

  /// Lets the system take a finger away, as for a call.
  package func cancelled(_ touch: UITouch) {
    guard touch.isActive else { return }
    touch.phase = .cancelled
    deliver(touch) {
      $0.touchesCancelled($1, with: $2)
    } toView: {
      $0.touchesCancelled($1, with: $2)
    }
  }

  /// The view that would get a touch at a point of the screen.
  package func view(at point: CGPoint) -> UIView? {
    let windows = HeadlessScene.current.windows
    if windows.count == 1 { return Self.target(in: windows[0], at: point) }
    return frontToRear.lazy.compactMap { Self.target(in: $0, at: point) }.first
  }

  /// The view that a window finds, or what that one finds in itself.
  private static func target(in window: UIWindow, at point: CGPoint) -> UIView? {
    let hit = window.hitTest(point, with: nil)
    return (hit as? any TouchForwarding)?.target(at: point) ?? hit
  }

  /// Lets the next touch begin long after those before: it is no second tap.
  package func forgetTaps() { taps = nil }

  private var frontToRear: [UIWindow] {
    HeadlessScene.current.windows.enumerated().sorted {
      ($1.element.windowLevel, $1.offset) < ($0.element.windowLevel, $0.offset)
    }.map(\.element)
  }

  private func countTap(at point: CGPoint) -> Int {
    var count = 1
    if let taps, taps.time == clock.now, abs(taps.point.x - point.x) < 45,
      abs(taps.point.y - point.y) < 45
    {
      count = taps.count + 1
    }
    taps = (point, clock.now, count)
    return count
  }

  private func follow(_ touch: UITouch, from view: UIView) {
    var choosing: UIGestureRecognizer?
    var around: UIView? = view
    while let next = around {
      follow(touch, next.recognizers.filter { !($0 is ChoosingTap) })
      choosing = choosing ?? next.recognizers.first { $0 is ChoosingTap }
      around = next.parent
    }
    if let choosing { follow(touch, [choosing]) }
  }

  /// Lets those recognizers on one view follow a touch that want to.
  private func follow(_ touch: UITouch, _ recognizers: [UIGestureRecognizer]) {
    let accepting = recognizers.filter { $0.accepts(touch) }
    let hasRivals = accepting.enumerated().contains { place, one in
      accepting[..<place].contains { one.isRival(of: $0) }
    }
    let isReversed =
      hasRivals && HeadlessScene.current.presentation.world.newestRecognizerComesFirst()
    for recognizer in isReversed ? accepting.reversed() : accepting {
      touch.followers.append(recognizer)
      recognizer.follow(touch)
      if !isTracking(recognizer) { tracking.append(recognizer) }
    }
  }

  /// What actions are sent with: the event that is being delivered, or that of a finger which has been
  /// lifted.
  var event: UIEvent {
    if let delivered { return delivered }
    let touch = UITouch(at: .zero, velocity: .zero)
    (touch.phase, touch.time) = (.ended, clock.now)
    return UIEvent(touches: [touch])
  }

  private func deliver(
    _ touch: UITouch, _ send: (UIGestureRecognizer, Set<UITouch>, UIEvent) -> Void,
    toView sendToView: (UIView, Set<UITouch>, UIEvent) -> Void
  ) {
    touch.time = clock.now
    let event = UIEvent(touches: active)
    delivered = event
    defer { delivered = nil }
    let touches: Set = [touch]
    perform {
      for recognizer in touch.followers where recognizer.isFollowing(touch) {
        send(recognizer, touches, event)
      }
    }
    if let view = touch.view, !touch.isTakenOver {
      if isTakenOver(touch) {
        touch.isTakenOver = true
        if touch.phase != .began { view.touchesCancelled(touches, with: event) }
      } else {
        sendToView(view, touches, event)
      }
    }
    if !touch.isActive {
      active.removeAll { $0 === touch }
      for recognizer in touch.followers { recognizer.lose(touch) }
    }
    settle()
  }

  /// Whether a recognizer takes a touch away from its view.
  func isTakenOver(_ touch: UITouch) -> Bool {
    for recognizer in touch.followers where recognizer.hasTakenOver(touch) { return true }
    return false
  }

  /// Lets recognizers change their states, then sends their actions in order.
  func perform(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    guard depth == 0 else { return }
    for recognizer in tracking { recognizer.actIfNeeded() }
  }

  /// Whether a recognizer follows a finger or waits for one.
  func isTracking(_ recognizer: UIGestureRecognizer) -> Bool {
    for other in tracking where other === recognizer { return true }
    return false
  }

  /// Makes recognizers possible again that have come to an end.
  func settle() {
    guard depth == 0 else { return }
    for recognizer in tracking where recognizer.isDone {
      tracking.removeAll { $0 === recognizer }
      recognizer.becomePossible()
    }
  }

  func forget(_ recognizer: UIGestureRecognizer) {
    tracking.removeAll { $0 === recognizer }
    for touch in active { touch.followers.removeAll { $0 === recognizer } }
  }

  func viewLeftWindow(_ view: UIView) {
    for recognizer in view.recognizers { recognizer.stopTracking() }
    for touch in active where touch.view === view && !touch.isTakenOver {
      touch.isTakenOver = true
      view.touchesCancelled([touch], with: UIEvent(touches: active))
    }
  }
}

/// A view that finds out by itself what in it is touched, as that of a hosting controller of SwiftUI's.
package protocol TouchForwarding: UIView {
  /// The view that gets a touch at a point of the window, for which hit testing has found this one.
  func target(at point: CGPoint) -> UIView
}
