// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import SceneHarness

@MainActor
@Suite("A tap of a view that another one covers")
struct CoveredTapTests {
  let journal = Journal()

  /// A view with a tap, and one that covers it and waits for something else.
  private func names(_ recognizer: UIGestureRecognizer) -> [String] {
    let stage = ActedScene()
    let parent = stage.add(UIView(), "parent", rect(0, 100, 300, 300))
    parent.addGestureRecognizer(journal.tap())
    let child = UIView(frame: rect(0, 0, 300, 300))
    child.accessibilityIdentifier = "child"
    child.addGestureRecognizer(recognizer)
    parent.addSubview(child)
    return stage.names
  }

  @Test func `is made on the other one, unless that takes the same tap`() {
    #expect(names(journal.pan()).contains("tap parent"))
    #expect(names(UILongPressGestureRecognizer()).contains("tap parent"))
    let twice = journal.tap()
    twice.numberOfTapsRequired = 2
    #expect(names(twice).contains("tap parent"))
    #expect(!names(journal.tap()).contains("tap parent"))
  }
}
