// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("The way back")
struct WayBackTests {
  @Test("is refused, or gone, by a subclass that is the delegate of its bar", arguments: 0...2)
  func shouldPop(answer: Int) {
    final class Asking: UINavigationController, UINavigationBarDelegate {
      var asked = 0, answer = 0
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
      {
        asked += 1
        if answer == 2 { popViewController(animated: true) }
        return answer > 0
      }
    }
    let scene = HeadlessScene.start()
    let navigation = Asking(rootViewController: UIViewController())
    navigation.answer = answer
    scene.launch(navigation)
    for _ in 1...2 {
      scene.presentation.turn {
        navigation.pushViewController(UIViewController(), animated: false)
      }
    }
    #expect(navigation.asked == 0 && scene.tapButton("Back"))
    #expect(navigation.asked == 1)
    #expect(navigation.viewControllers.count == (answer == 0 ? 3 : 2))
  }

  @Test func `is another one where the item has something else in place of it`() {
    let scene = HeadlessScene.start()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let journal = Journal()
    scene.launch(navigation)
    let second = UIViewController()
    second.navigationItem.backAction = UIAction { _ in journal.note("asked") }
    scene.presentation.turn { navigation.pushViewController(second, animated: false) }
    #expect(scene.tapButton("Back") && journal.lines == ["asked"])
    #expect(navigation.topViewController === second)
  }
}
