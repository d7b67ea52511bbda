// SPDX-License-Identifier: MIT

import Foundation
import ModalHarness
import SceneHarness
import StateSpace
import Testing
import UIKit

@MainActor
@Suite("What is over makes no other state")
struct RecurrenceTests {
  /// How often an action is among the shortest sequences to the states of a scene, at most in one.
  private func greatest(
    _ action: String, in scene: @escaping SceneFactory
  ) throws -> (count: Int, isWhole: Bool) {
    let variant = Variant(
      scene: "scene", summary: "", names: [], properties: .everyScene, make: scene)
    let exploration = try variant.exploreEveryBehavior(limits: Limits(steps: 10_000))
    let counts = try exploration.states.indices.map { index in
      try exploration.trace(to: index).steps.count {
        variant.names.name(of: $0.action).hasPrefix(action)
      }
    }
    return (counts.max() ?? 0, exploration.isClosed)
  }

  @Test func `A sheet that was open is opened again as if it never had been`() throws {
    let opening = try greatest("tap open") { _ in
      let home = UIViewController()
      home.addButton("open") { [unowned home] in
        let sheet = UIViewController()
        sheet.addButton("close") { [unowned sheet] in sheet.dismiss(animated: true) }
        home.present(sheet, animated: true)
      }
      return home
    }
    // The second tap is compared with the first one, and nothing after it.
    #expect(opening == (2, true))
  }

  @Test func `After a swipe back that was cancelled, all is as before it`() throws {
    let swiping = try greatest("edge pan back swipe: began") { _ in
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.pushViewController(UIViewController(), animated: false)
      return stack
    }
    #expect(swiping == (1, true))
  }

  @Test(arguments: [true, false])
  func `An identifier that is drawn anew is the same, be it as a text`(isText: Bool) throws {
    final class Item: UIViewController {
      var identifier: Any = 0
    }
    let drawing = try greatest("tap draw") { _ in
      let item = Item()
      item.addButton("draw") { [unowned item] in
        item.identifier = isText ? UUID().uuidString : UUID()
      }
      return item
    }
    #expect(drawing == (1, true))
  }
}
