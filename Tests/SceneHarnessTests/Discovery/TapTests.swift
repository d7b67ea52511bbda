// SPDX-License-Identifier: MIT

import StateSpace
import Foundation
import Testing
import UIKit

@testable import SceneHarness

@MainActor
@Suite("Taps are found")
struct TapTests {
  let journal = Journal()

  @Test func `on controls and on views with recognizers, the rearmost first`() {
    let stage = ActedScene()
    let overlay = stage.add(UIView(), "overlay", rect(0, 0, 400, 800))
    overlay.addGestureRecognizer(journal.tap())
    stage.add(journal.button(), "save", rect(0, 400, 400, 100))
    #expect(stage.names == ["tap overlay", "tap save"])
    stage.perform("tap overlay", "tap save")
    #expect(journal.lines == ["tapped overlay", "pressed save"])
  }

  @Test func `on what lies free only, be the strip ever so narrow`() {
    let stage = ActedScene()
    let overlay = stage.add(UIView(), "overlay", rect(0, 0, 400, 800))
    overlay.addGestureRecognizer(journal.tap())
    stage.add(UIView(), "card", rect(0, 1, 400, 799))
    #expect(stage.names == ["tap overlay"])
    stage.add(UIView(), "lid", rect(0, 0, 400, 800))
    #expect(stage.names.isEmpty)
  }

  @Test("not on views that are hidden, clear, disabled, off the screen or without interaction")
  func unreachable() {
    let stage = ActedScene()
    stage.add(journal.button(), "hidden", rect(0, 0, 100, 100)).isHidden = true
    stage.add(journal.button(), "clear", rect(0, 100, 100, 100)).alpha = 0
    stage.add(journal.button(), "disabled", rect(0, 200, 100, 100)).isEnabled = false
    stage.add(journal.button(), "outside", rect(0, 900, 100, 100))
    stage.add(journal.button(), "deaf", rect(0, 300, 100, 100)).isUserInteractionEnabled = false
    stage.add(UIButton(), "idle", rect(0, 400, 100, 100))
    stage.add(journal.button(), "fine", rect(0, 500, 100, 100))
    #expect(stage.names == ["tap fine"])
  }

  @Test func `not while the app asks for touches to be ignored`() {
    let stage = ActedScene()
    stage.add(journal.button(), "save", rect(0, 0, 100, 100))
    UIApplication.shared.beginIgnoringInteractionEvents()
    #expect(stage.names.isEmpty)
    UIApplication.shared.endIgnoringInteractionEvents()
    #expect(stage.names == ["tap save"])
  }

  @Test func `not of what has no place, which does no harm`() {
    let stage = ActedScene()
    let outer = stage.add(UIView(), "outer", .null)
    stage.add(journal.button(), "nowhere", rect(0, 0, 100, 100), to: outer)
    stage.add(journal.button(), "here", rect(0, 0, 100, 100))
    #expect(stage.names == ["tap here"])
    var look = Fingerprint()
    stage.scene.windows[0].addLook(to: &look)
    #expect(look != Fingerprint())
  }

  @Test func `under names that differ, whether or not the first of a name can be reached`() {
    let stage = ActedScene()
    let first = stage.add(journal.button(), "delete", rect(0, 0, 400, 100))
    stage.add(journal.button(), "delete", rect(0, 100, 400, 100))
    stage.add(journal.button(), "a; b > c", rect(0, 200, 400, 100))
    #expect(stage.names == ["tap delete", "tap delete (2)", "tap a, b › c"])
    first.isEnabled = false
    first.isHidden = true
    #expect(stage.names == ["tap delete (2)", "tap a, b › c"])
  }
}
