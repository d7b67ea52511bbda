// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Testing
import UIKit
import UIKitSemantics

@testable import SceneHarness

@MainActor
@Suite("An action")
struct SceneActionTests {
  @Test("is the same as another one of its name, and can be done in another execution")
  func again() throws {
    let first = ActedScene(Home())
    let tap = try #require(first.actions.first)
    let second = ActedScene(Home())
    #expect(second.actions.first == tap)
    _ = second.actor.perform(tap)
    #expect(second.root.presentedViewController != nil)
  }

  @Test("is looked for by its name in another state than the one in which it was found")
  func elsewhere() throws {
    let stage = ActedScene()
    let journal = Journal()
    stage.add(journal.button(), "first", rect(0, 0, 100, 100))
    let button = stage.add(journal.button(), "second", rect(0, 100, 100, 100))
    let tap = try #require(stage.actions.last)
    stage.perform("tap first")
    button.frame = rect(0, 300, 100, 100)
    _ = stage.actor.perform(tap)
    #expect(journal.lines == ["pressed first", "pressed second"])
  }

  @Test func `that cannot happen ends the execution with a message`() throws {
    let stage = ActedScene(Home())
    let tap = try #require(stage.actions.first)
    stage.perform("tap showButton")
    _ = stage.actor.perform(tap)
    #expect(
      stage.scene.presentation.exception
        == "'tap showButton' is not possible at this point of this execution.")
  }

  @Test func `of the system's that cannot happen ends the execution too`() {
    let stage = ActedScene(Home())
    _ = stage.actor.perform(.uikit(.animationEnds))
    #expect(
      stage.scene.presentation.exception
        == "'animation ends' is not possible at this point of this execution.")
  }

  @Test func `of UIKit's is known to the harness as in models`() {
    let stage = ActedScene(Home { UIViewController() })
    stage.perform("tap showButton")
    #expect(stage.actions == [.uikit(.animationEnds)])
    stage.perform("animation ends")
    #expect(stage.actions == [.uikit(.swipeBegins)])
  }

  @Test func `can be told from others by its actor and by what it ends`() {
    let stage = ActedScene()
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
    #expect(stage.actions.map(\.actor) == [.app])
    #expect(stage.actions.map(\.finishes) == [.call])
  }

  @Test func `of a finger tells states apart`() {
    let stage = ActedScene()
    stage.add(UIView(), "sheet", rect(0, 0, 400, 400)).addGestureRecognizer(Journal().pan())
    func fingerprint() -> Fingerprint {
      var snapshot = Snapshot()
      stage.actor.add(to: &snapshot)
      return snapshot.fingerprint
    }
    let before = fingerprint()
    stage.perform("pan sheet: began down")
    let began = fingerprint()
    stage.perform("pan sheet: to 10 %")
    let moved = fingerprint()
    stage.perform("pan sheet: lifted")
    #expect(Set([before, began, moved]).count == 3)
    #expect(fingerprint() == before)
  }
}
