// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

@MainActor
@Suite("A presentation that waits for the end of a pop")
struct WaitingPresentationTests {
  @Test("is refused, for the reason that there is, while a finger has the sheet around it")
  func forestalled() throws {
    let scene = HeadlessScene.start(screen: CGSize(width: 400, height: 800))
    let driver = scene.presentation
    let home = UIViewController()
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    scene.launch(home)
    driver.turn { home.present(navigation, animated: true) }
    driver.turn { driver.perform(.animationEnds) }
    driver.turn { navigation.pushViewController(UIViewController(), animated: false) }
    driver.turn {
      navigation.popViewController(animated: true)
      first.present(UIViewController(), animated: true)
    }
    try #require(driver.world.waitingController != nil && driver.offers(.swipeBegins))
    driver.turn { driver.perform(.swipeBegins) }
    for container in driver.containersInTransition {
      driver.turn { driver.perform(.containerTransitionEnds(container)) }
    }
    #expect(driver.takeRefusals().map(\.reason) == [.transitionInProgress])
  }
}
