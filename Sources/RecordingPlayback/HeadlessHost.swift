// SPDX-License-Identifier: MIT

import Recordings
import UIKit
import UIKitSemantics

/// Plays scenes on the stand-in, by its logical clock.
@MainActor
final class HeadlessHost: RecordingHost {
  let window: UIWindow
  private let scene: HeadlessScene
  private let takeLine: (String) -> Void
  /// What the scene ended by, as soon as it did.
  private let end: (String) -> Void
  private var hasEnded = false

  /// Starts a new scene; `end` is called when UIKit raises an exception.
  init(
    _ device: RecordingDevice, _ behavior: UIKitBehavior, take: @escaping (String) -> Void,
    end: @escaping (String) -> Void
  ) {
    (takeLine, self.end) = (take, end)
    scene = HeadlessScene.start(screen: device.size, safeArea: device.safeArea)
    let width: HorizontalSizeClass = device.isNarrow ? .compact : .regular
    scene.presentation.configure(behavior: behavior, horizontalSizeClass: width)
    if device == .landscapePhone {
      scene.presentation.setSizeClasses(
        horizontal: width, vertical: .compact, size: device.size)
    }
    window = UIWindow(windowScene: scene.windowScene)
  }

  private(set) lazy var finger: (any RecordingFinger)? = HeadlessFinger(
    scene: scene, turn: { [unowned self] in turn($0) })

  func take(_ line: String) {
    checkForException()
    takeLine(line)
  }

  func endTurn() { turn {} }

  func wait(_ seconds: Double) {
    endTurn()
    var isOver = false
    scene.clock.schedule(.timer, "the wait of a recording", after: seconds) { isOver = true }
    while !isOver {
      startInteraction()
      guard let step = nextStep else { return }
      turn(step)
    }
    startInteraction()
  }

  func settle() {
    endTurn()
    for _ in 0..<Self.boundOfSteps {
      startInteraction()
      guard let step = nextStep else { return }
      turn(step)
    }
    takeLine("never comes to rest")
  }

  /// How many things may happen by themselves before a scene counts as restless.
  private static var boundOfSteps: Int { 1_000 }

  /// What happens next by itself: what is due first, an event of the clock or the end of one of
  /// UIKit's own transitions.
  private var nextStep: (() -> Void)? {
    let (presentation, clock) = (scene.presentation, scene.clock)
    let event = clock.pending.first
    let transition = presentation.endsOfTransitions.min { $0.due < $1.due }
    if let transition, event.map({ transition.due < $0.due }) ?? true {
      return {
        clock.advance(to: transition.due)
        presentation.perform(transition.input)
      }
    }
    return event.map { event in { clock.fire(event.id) } }
  }

  private func startInteraction() {
    guard scene.presentation.offers(.interactiveTransitionStarts) else { return }
    turn { scene.presentation.perform(.interactiveTransitionStarts) }
  }

  private func turn(_ body: () -> Void) {
    scene.presentation.turn {
      body()
      scene.presentation.serveMainQueue()
    }
    checkForException()
  }

  private func checkForException() {
    guard !hasEnded, let reason = scene.presentation.exception else { return }
    hasEnded = true
    end(reason)
  }
}

/// Makes the gestures that the rules of presentation know.
@MainActor
private final class HeadlessFinger: RecordingFinger {
  let scene: HeadlessScene
  /// The finger that holds a page, and where it turns to.
  private var page: (touch: UITouch, forward: Bool)?

  init(scene: HeadlessScene, turn: @escaping (() -> Void) -> Void) {
    (self.scene, self.turn) = (scene, turn)
  }

  let turn: (() -> Void) -> Void

  func pullSheet() { perform(.swipeBegins) }
  func pullSheetPastThreshold() { perform(.swipeMovesPastThreshold) }
  func lift() { perform(.swipeReleased) }

  private func perform(_ gesture: UIKitInput) {
    precondition(scene.presentation.world.offers(gesture), "The user cannot do '\(gesture)' now.")
    turn { scene.presentation.perform(gesture) }
  }

  /// Nothing follows the finger yet.
  func swipeFromEdge(farEnough: Bool) {
    let bounds = scene.screen.bounds
    let touch = scene.touches.began(at: CGPoint(x: 1, y: bounds.midY))
    for step in 1...8 {
      let part = farEnough ? 0.9 : 0.2
      let next = CGPoint(x: bounds.width * part * CGFloat(step) / 8, y: bounds.midY)
      turn { scene.touches.moved(touch, to: next, velocity: CGPoint(x: 100, y: 0)) }
    }
    turn { scene.touches.ended(touch, velocity: .zero) }
  }

  func pullPage(forward: Bool) {
    let bounds = scene.screen.bounds
    let start = CGPoint(x: bounds.width * (forward ? 0.9 : 0.1), y: bounds.midY)
    let touch = scene.touches.began(at: start)
    page = (touch, forward)
    for step in 1...4 { move(touch, to: CGFloat(step) / 40, of: bounds.width, forward) }
  }

  func liftPage(farEnough: Bool) {
    guard let (touch, forward) = page else { return }
    page = nil
    let part: CGFloat = farEnough ? 0.8 : 0.1
    move(touch, to: part, of: scene.screen.bounds.width, forward)
    turn { scene.touches.ended(touch, velocity: .zero) }
  }

  private func move(_ touch: UITouch, to part: CGFloat, of width: CGFloat, _ forward: Bool) {
    let way = width * part
    let x = forward ? width * 0.9 - way : width * 0.1 + way
    turn { scene.touches.moved(touch, to: CGPoint(x: x, y: scene.screen.bounds.midY)) }
  }

  func tapButton(_ title: String) {
    let buttons = scene.windows.reversed().lazy.flatMap(\.tree).compactMap { $0 as? UIButton }
    guard let button = buttons.first(where: { $0.currentTitle == title }) else {
      preconditionFailure("There is no button '\(title)'.")
    }
    let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    turn { scene.touches.ended(scene.touches.began(at: middle)) }
  }
}

extension RecordingDevice {
  fileprivate var safeArea: UIEdgeInsets {
    let hasStatusBar = self == .phone || self == .pad
    return UIEdgeInsets(top: hasStatusBar ? 20 : 0, left: 0, bottom: 0, right: 0)
  }

  fileprivate var isNarrow: Bool { self == .phone || self == .landscapePhone }
}
