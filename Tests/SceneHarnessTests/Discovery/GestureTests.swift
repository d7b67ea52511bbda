// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import SceneHarness

@MainActor
@Suite("Other gestures are found")
struct GestureTests {
  let journal = Journal()

  @Test func `double taps, where a recognizer waits for two`() {
    let stage = ActedScene()
    let view = stage.add(UIView(), "picture", rect(0, 0, 400, 400))
    let single = journal.tap()
    let double = journal.tap()
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    for tap in [single, double] { view.addGestureRecognizer(tap) }
    #expect(stage.names == ["tap picture", "double tap picture"])
    stage.perform("double tap picture")
    #expect(journal.lines == ["tapped picture"])
    #expect(stage.names == ["tap picture", "double tap picture"])
    stage.perform("tap picture")
    #expect(journal.lines == ["tapped picture"])
    stage.perform("no further tap for UITapGestureRecognizer on picture")
    #expect(journal.lines == ["tapped picture", "tapped picture"])
  }

  @Test func `taps with two fingers`() {
    let stage = ActedScene()
    let tap = journal.tap()
    tap.numberOfTouchesRequired = 2
    stage.add(UIView(), "map", rect(0, 0, 400, 400)).addGestureRecognizer(tap)
    #expect(stage.perform("tap map with 2 fingers"))
    #expect(journal.lines == ["tapped map"])
  }

  @Test func `drags from the edge, inwards`() {
    let stage = ActedScene()
    let pan = UIScreenEdgePanGestureRecognizer(
      target: journal, action: Selector("dragged:", Journal.dragged(_:)))
    pan.edges = [.left, .bottom]
    stage.add(UIView(), "page", rect(0, 0, 400, 600)).addGestureRecognizer(pan)
    #expect(stage.names == ["edge pan page: began right"])
    stage.perform("edge pan page: began right", "edge pan page: to 40 %")
    #expect(journal.lines == ["began 2,0 at 100,0", "changed 160,0 at 100,0"])
  }

  @Test func `swipes in the directions of their recognizers`() {
    let stage = ActedScene()
    let swipe = UISwipeGestureRecognizer(
      target: journal, action: Selector("swiped", Journal.swiped))
    swipe.direction = [.up, .left]
    stage.add(UIView(), "card", rect(0, 0, 400, 800)).addGestureRecognizer(swipe)
    #expect(stage.names == ["swipe card up", "swipe card left"])
    stage.perform("swipe card up", "swipe card left")
    #expect(journal.lines == ["swiped", "swiped"])
  }

  @Test func `swipes with as many fingers as their recognizers need`() {
    let stage = ActedScene()
    let swipe = UISwipeGestureRecognizer(
      target: journal, action: Selector("swiped", Journal.swiped))
    swipe.numberOfTouchesRequired = 2
    stage.add(UIView(), "card", rect(0, 0, 400, 800)).addGestureRecognizer(swipe)
    #expect(stage.names == ["swipe card right with 2 fingers"])
    stage.perform("swipe card right with 2 fingers")
    #expect(journal.lines == ["swiped"])
    #expect(stage.scene.touches.active.isEmpty)
  }

  @Test func `long presses, which go on until the finger leaves`() {
    let stage = ActedScene()
    let press = UILongPressGestureRecognizer(
      target: journal, action: Selector("held:", Journal.held(_:)))
    stage.add(UIView(), "message", rect(0, 0, 400, 400)).addGestureRecognizer(press)
    #expect(stage.names == ["press message: began"])
    stage.perform("press message: began", "press message: to 10 %", "press message: lifted")
    #expect(journal.lines == ["held began", "held changed", "held ended"])
    #expect(stage.names == ["press message: began"])
  }

  @Test func `taps and drags, for recognizers of the app's own`() {
    let stage = ActedScene()
    let view = stage.add(UIView(), "dial", rect(0, 0, 400, 400))
    view.addGestureRecognizer(Turning(target: nil, action: nil))
    #expect(stage.names.prefix(2) == ["tap dial", "pan dial: began down"])
    stage.perform("pan dial: began down")
    #expect(stage.names.contains("pan dial: to 40 %"))
  }

  final class Turning: UIGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      state = state == .possible ? .began : .changed
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  }

  @Test func `a second finger, if the vocabulary has one: it rests, or it taps`() {
    var vocabulary = SceneVocabulary()
    vocabulary.includesSecondFinger = true
    let stage = ActedScene(vocabulary: vocabulary)
    stage.add(UIView(), "sheet", rect(0, 300, 400, 500)).addGestureRecognizer(journal.pan())
    stage.add(journal.button(), "close", rect(0, 0, 400, 100))
    stage.perform("pan sheet: began down")
    #expect(stage.names.suffix(2) == ["pan sheet: second finger", "tap close"])
    stage.perform("tap close", "pan sheet: second finger")
    #expect(stage.scene.touches.active.count == 2)
    #expect(!stage.names.contains("tap close"))
    stage.perform("pan sheet: second finger lifted", "pan sheet: lifted")
    #expect(journal.lines == ["began 0,2 at 0,100", "pressed close", "ended 0,2 at 0,0"])
    #expect(stage.scene.touches.active.isEmpty)
  }

  @Test func `a drag that does not begin leaves no finger on the screen, and presses no button`() {
    let stage = ActedScene()
    let sheet = stage.add(StubbornView(), "sheet", rect(0, 0, 400, 400))
    sheet.addGestureRecognizer(journal.pan())
    stage.add(journal.button(), "cover", rect(0, 0, 400, 400), to: sheet)
    #expect(stage.perform("pan sheet: began down"))
    #expect(journal.lines.isEmpty)
    #expect(stage.scene.touches.active.isEmpty)
    #expect(stage.names == ["pan sheet: began down", "tap cover"])
  }

  final class StubbornView: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      false
    }
  }

  @Test func `a finger whose gesture has been taken away can only be lifted`() {
    let stage = ActedScene()
    let pan = journal.pan()
    stage.add(UIView(), "sheet", rect(0, 0, 400, 400)).addGestureRecognizer(pan)
    stage.perform("pan sheet: began down")
    pan.isEnabled = false
    #expect(stage.names == ["pan sheet: lifted"])
    stage.perform("pan sheet: lifted")
    #expect(stage.names.isEmpty)
    #expect(stage.scene.touches.active.isEmpty)
  }

  @Test func `recognizers on views within each other get the same touch, and decide`() {
    let stage = ActedScene()
    let outer = stage.add(UIView(), "outer", rect(0, 0, 400, 800))
    outer.addGestureRecognizer(journal.pan())
    let inner = stage.add(UIView(), "inner", rect(0, 0, 400, 800), to: outer)
    inner.addGestureRecognizer(journal.pan())
    #expect(stage.names == ["pan inner: began down"])
    inner.frame = rect(0, 400, 400, 400)
    #expect(stage.names == ["pan outer: began down", "pan inner: began down"])
    stage.perform("pan inner: began down")
    #expect(journal.lines == ["began 0,2 at 0,100"])
  }
}
