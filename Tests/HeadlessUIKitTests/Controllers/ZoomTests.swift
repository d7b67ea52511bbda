// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

/// A list from which a detail has zoomed in.
@MainActor
private final class Zoomed {
  let scene = HeadlessScene.start()
  let ear = Ear()
  let list: Listener, detail: Listener
  let navigation: UINavigationController
  var asked: [CGVector] = []
  var mayBegin = true

  init(version: IOSVersion = .latest) {
    var behavior = UIKitBehavior()
    behavior.version = version
    scene.presentation.configure(behavior: behavior, horizontalSizeClass: .compact)
    (list, detail) = (Listener("list", ear), Listener("detail", ear))
    navigation = UINavigationController(rootViewController: list)
    scene.launch(navigation)
    let options = UIViewController.Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = { [unowned self] context in
      asked.append(context.velocity)
      return context.willBegin && mayBegin
    }
    detail.preferredTransition = .zoom(options: options) { [list] _ in list.view }
  }

  func push() {
    scene.presentation.turn { navigation.pushViewController(detail, animated: true) }
    end()
    _ = ear.received()
  }

  func end() {
    let driver = scene.presentation
    driver.turn {
      for container in driver.world.containersInTransition {
        driver.perform(.containerTransitionEnds(container))
      }
      if driver.world.animated != nil { driver.perform(.animationEnds) }
    }
  }

  /// A finger moves down, and is lifted.
  func swipe(by way: CGFloat) {
    scene.clock.runLayout()
    let touch = scene.touches.began(at: CGPoint(x: 200, y: 200))
    for part in [0.2, 1] {
      move([(touch, CGPoint(x: 200, y: 200 + way * part))], CGPoint(x: 0, y: 20))
    }
    turn { scene.touches.ended(touch, velocity: .zero) }
  }

  func pinch() {
    scene.clock.runLayout()
    let left = scene.touches.began(at: CGPoint(x: 100, y: 400))
    let right = scene.touches.began(at: CGPoint(x: 300, y: 400))
    for way in [40, 80] as [CGFloat] {
      move([(left, CGPoint(x: 100 + way, y: 400)), (right, CGPoint(x: 300 - way, y: 400))])
    }
    for touch in [left, right] { turn { scene.touches.ended(touch, velocity: .zero) } }
  }

  private func turn(_ body: () -> Void) { scene.presentation.turn(body) }

  private func move(_ touches: [(UITouch, CGPoint)], _ velocity: CGPoint = .zero) {
    for (touch, point) in touches {
      turn { scene.touches.moved(touch, to: point, velocity: velocity) }
    }
  }
}

@MainActor
@Suite("A controller that zooms in")
struct ZoomTests {
  @Test func `is popped by a swipe down (A40), or stays where it is let go early`() {
    let zoomed = Zoomed()
    zoomed.push()
    zoomed.swipe(by: 100)
    zoomed.end()
    #expect(zoomed.navigation.topViewController === zoomed.detail)
    #expect(zoomed.ear.received().last == "detail did appear")
    zoomed.swipe(by: 500)
    zoomed.end()
    #expect(zoomed.navigation.topViewController === zoomed.list)
    #expect(zoomed.ear.received().last == "list did appear")
    #expect(zoomed.asked.count == 2 && zoomed.asked.allSatisfy { $0.dy > 0 && $0.dx == 0 })
  }

  @Test func `is popped by a pinch (A40)`() {
    let zoomed = Zoomed()
    zoomed.push()
    zoomed.pinch()
    zoomed.end()
    #expect(zoomed.navigation.topViewController === zoomed.list)
  }

  @Test func `stays where its options do not let the gesture begin, and before iOS 18`() {
    let zoomed = Zoomed()
    zoomed.mayBegin = false
    zoomed.push()
    zoomed.swipe(by: 500)
    zoomed.pinch()
    #expect(zoomed.asked.count == 2 && zoomed.ear.received().isEmpty)
    let older = Zoomed(version: .iOS17)
    older.push()
    older.swipe(by: 500)
    older.pinch()
    #expect(older.asked.isEmpty && older.ear.received().isEmpty)
  }

  @Test("is dismissed by a swipe, though it covers the screen, if its options let that begin")
  func presented() {
    let zoomed = Zoomed()
    zoomed.detail.modalPresentationStyle = .fullScreen
    let driver = zoomed.scene.presentation
    driver.turn { zoomed.list.present(zoomed.detail, animated: true) }
    zoomed.end()
    zoomed.mayBegin = false
    driver.turn { driver.perform(.swipeBegins) }
    #expect(!zoomed.detail.isBeingDismissed && zoomed.asked.count == 1)
    zoomed.mayBegin = true
    for input in [.swipeBegins, .swipeMovesPastThreshold, .swipeReleased] as [UIKitInput] {
      driver.turn { if driver.offers(input) { driver.perform(input) } }
    }
    zoomed.end()
    #expect(zoomed.list.presentedViewController == nil)
  }
}
