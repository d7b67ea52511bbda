// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import Testing
import UIKit

@MainActor
@Suite("A right app is not reported")
struct QuietScreenTests {
  @Test func `that chooses a tab and presents in one call: the tab's views stay`() throws {
    let result = try Judged(.nothingLeftBehind, depth: 5) { _ in
      let (tabs, first) = (UITabBarController(), UIViewController())
      first.addButton("open") { [unowned tabs] in
        tabs.selectedIndex = 1
        let sheet = UIViewController()
        sheet.addButton("close") { [unowned sheet] in sheet.dismiss(animated: true) }
        tabs.present(sheet, animated: true)
      }
      tabs.viewControllers = [
        first, UINavigationController(rootViewController: UIViewController()),
      ]
      return tabs
    }
    #expect(result.verdict == .holds, "\(result.verdict) \(result.sequence)")
  }

  @Test func `whose server answers while the user takes a swipe back`() throws {
    var vocabulary = SceneVocabulary()
    vocabulary.gestures = [.swipeBegins, .swipeReleased]
    let result = try Judged(.restoredAfterCancel, depth: 7, vocabulary: vocabulary) { setup in
      let home = UIViewController()
      let answer = setup.answer("server", outcomes: [.value]) { () }
      home.addButton("open") { [unowned home] in
        let sheet = UIViewController()
        let label = UILabel(frame: CGRect(x: 0, y: 200, width: 100, height: 20))
        sheet.view.addSubview(label)
        answer { _ in label.isHidden = true }
        home.present(sheet, animated: true)
      }
      return home
    }
    #expect(result.verdict == .holds, "\(result.verdict) \(result.sequence)")
  }
}
