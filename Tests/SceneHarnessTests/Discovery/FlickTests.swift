// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import SceneHarness

@MainActor
@Suite("Fingers flick where they do not drag")
struct FlickTests {
  let journal = Journal()

  @Test func `in the other directions of a plain recognizer, and stop nowhere`() {
    let stage = ActedScene(vocabulary: SceneVocabulary())
    stage.add(UIView(), "sheet", rect(0, 300, 400, 500)).addGestureRecognizer(journal.pan())
    let all = ["down", "up", "left", "right"].map { "pan sheet: began \($0)" }
    #expect(stage.names == all)
    #expect(stage.actor.survey.untried.isEmpty)
    stage.perform(all[2])
    #expect(
      stage.names == [
        "pan sheet: lifted fast at 70 %", "pan sheet: lifted at 70 %",
        "pan sheet: cancelled by the system at 70 %",
      ])
    stage.perform("pan sheet: lifted fast at 70 %")
    #expect(
      journal.lines == [
        "began -2,0 at -100,0", "changed -280,0 at -100,0", "ended -280,0 at -2000,0",
      ])
    #expect(stage.names == all && stage.scene.touches.active.isEmpty)
  }

  @Test func `and are named as never tried, where the vocabulary leaves them out`() {
    let stage = ActedScene()
    stage.add(UIView(), "sheet", rect(0, 300, 400, 500)).addGestureRecognizer(journal.pan())
    let list = stage.add(UIScrollView(), "list", rect(0, 0, 400, 300))
    list.contentSize = CGSize(width: 1000, height: 300)
    #expect(stage.names == ["pan sheet: began down"])
    #expect(
      stage.actor.survey.untried == [
        "drags up of sheet", "drags left of sheet", "drags right of sheet", "drags left of list",
      ])
  }

  @Test func `as far as contents go, in the directions in which they can move`() {
    let stage = ActedScene(vocabulary: SceneVocabulary())
    let list = stage.add(UIScrollView(), "list", rect(0, 0, 400, 400))
    list.contentSize = CGSize(width: 400, height: 5000)
    #expect(stage.names == ["flick list up"])
    stage.perform("flick list up")
    #expect(list.contentOffset.y == 4600 && stage.scene.clock.isIdle)
    #expect(stage.names == ["flick list down"])
    stage.perform("flick list down")
    #expect(list.contentOffset.y == 0)
    list.isScrollEnabled = false
    #expect(stage.names.isEmpty)
  }

  /// Writes down how far the contents go beyond their top.
  private final class Puller: NSObject, UIScrollViewDelegate {
    var least: CGFloat = 0
    var rests = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      least = min(least, scrollView.contentOffset.y)
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rests += 1 }
  }

  @Test func `beyond the contents where these bounce and somebody is told`() {
    let stage = ActedScene(vocabulary: SceneVocabulary())
    let list = stage.add(UIScrollView(), "list", rect(0, 0, 400, 800))
    list.contentSize = CGSize(width: 400, height: 1000)
    let puller = Puller()
    list.delegate = puller
    #expect(stage.names == ["flick list down", "flick list up"])
    stage.perform("flick list down")
    #expect(puller.least < -200 && puller.rests == 1 && list.contentOffset.y == 0)
    list.bounces = false
    #expect(stage.names == ["flick list up"])
  }

  @Test func `through rows that can be tapped, which take no tap from what is around`() {
    let stage = ActedScene(vocabulary: SceneVocabulary())
    let card = stage.add(UIView(), "card", rect(0, 0, 400, 800))
    card.addGestureRecognizer(journal.tap())
    let list = stage.add(UIScrollView(), "list", rect(0, 0, 400, 800), to: card)
    list.contentSize = CGSize(width: 400, height: 1600)
    stage.add(journal.button(), "row", rect(0, 0, 400, 200), to: list)
    #expect(stage.names == ["tap card", "flick list up", "tap row"])
    stage.perform("tap card")
    #expect(journal.lines == ["tapped card"])
  }

  @Test func `Contents of a sheet move where they are not at their top; there the sheet moves`() {
    let puller = Puller()
    let screen = UIViewController()
    let stage = ActedScene(Home { screen }, vocabulary: SceneVocabulary())
    let list = UIScrollView(frame: rect(0, 0, 400, 600))
    list.accessibilityIdentifier = "list"
    list.contentSize = CGSize(width: 400, height: 2000)
    list.delegate = puller
    screen.view.addSubview(list)
    screen.sheetPresentationController?.detents = [.medium(), .large()]
    stage.perform("tap showButton", "animation ends")
    func flicks() -> [String] { stage.names.filter { $0.hasPrefix("flick") } }

    #expect(flicks().isEmpty && stage.names.contains("scroll up at the top"), "\(stage.names)")
    stage.perform("scroll up at the top", "animation ends")
    #expect(flicks() == ["flick list up"], "\(stage.names)")
    stage.perform("flick list up")
    #expect(flicks() == ["flick list down", "flick list up"])
    screen.isModalInPresentation = true
    stage.perform("flick list down")
    #expect(list.contentOffset.y == 0 && flicks() == ["flick list up"], "\(stage.names)")
  }

  @Test(
    "and the keyboard goes, where that is how it is dismissed",
    arguments: [(UIScrollView.KeyboardDismissMode.none, false), (.onDrag, true)])
  func keyboard(mode: UIScrollView.KeyboardDismissMode, isDismissed: Bool) {
    let stage = ActedScene(vocabulary: SceneVocabulary())
    let form = stage.add(UIScrollView(), "form", rect(0, 0, 400, 800))
    form.contentSize = CGSize(width: 400, height: 1600)
    form.keyboardDismissMode = mode
    let field = stage.add(UITextField(), "name", rect(0, 0, 400, 40), to: form)
    stage.perform("type in name", "flick form up")
    #expect(form.contentOffset.y == 800)
    #expect(field.isFirstResponder != isDismissed)
  }

  @Test(
    "A finger that goes down takes an interactive keyboard along, and one that goes up does not")
  func interactiveKeyboard() {
    let stage = ActedScene(vocabulary: SceneVocabulary())
    let form = stage.add(UIScrollView(), "form", rect(0, 0, 400, 800))
    form.contentSize = CGSize(width: 400, height: 1600)
    form.keyboardDismissMode = .interactive
    let field = stage.add(UITextField(), "name", rect(0, 0, 400, 40), to: form)
    stage.perform("type in name", "flick form up")
    #expect(field.isFirstResponder)
    stage.perform("flick form down")
    #expect(!field.isFirstResponder)
  }
}
