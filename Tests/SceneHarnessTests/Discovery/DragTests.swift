// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import SceneHarness

@MainActor
@Suite("Drags are found")
struct DragTests {
  let journal = Journal()

  /// A sheet of 400 by 500 points that can be dragged.
  func stage(_ vocabulary: SceneVocabulary = .withoutFlicks) -> ActedScene {
    let stage = ActedScene(vocabulary: vocabulary)
    let sheet = stage.add(UIView(), "sheet", rect(0, 300, 400, 500))
    sheet.addGestureRecognizer(journal.pan())
    return stage
  }

  @Test func `with a finger that comes down and goes as far as a recognizer needs to begin`() {
    let stage = stage()
    #expect(stage.names == ["pan sheet: began down"])
    stage.perform("pan sheet: began down")
    #expect(journal.lines == ["began 0,2 at 0,100"])
    #expect(
      stage.names == [
        "pan sheet: to 10 %", "pan sheet: to 40 %", "pan sheet: to 70 %", "pan sheet: lifted",
        "pan sheet: lifted fast", "pan sheet: lifted fast backwards",
        "pan sheet: cancelled by the system",
      ])
  }

  @Test func `with positions in percent of the height of the view, and a way back`() {
    let stage = stage()
    stage.perform("pan sheet: began down", "pan sheet: to 40 %", "pan sheet: to 70 %")
    #expect(
      stage.names.prefix(3) == [
        "pan sheet: back to the start", "pan sheet: to 10 %", "pan sheet: to 40 %",
      ])
    stage.perform("pan sheet: back to the start")
    #expect(
      journal.lines.dropFirst() == [
        "changed 0,200 at 0,100", "changed 0,350 at 0,100", "changed 0,2 at 0,-100",
      ])
  }

  @Test(
    arguments: [
      ("pan sheet: lifted", "ended 0,2 at 0,0"), ("pan sheet: lifted fast", "ended 0,2 at 0,2000"),
      ("pan sheet: lifted fast backwards", "ended 0,2 at 0,-2000"),
      ("pan sheet: cancelled by the system", "cancelled 0,2 at 0,100"),
    ])
  func `with lifts at three speeds`(_ name: String, _ line: String) {
    let stage = stage()
    stage.perform("pan sheet: began down", name)
    #expect(journal.lines == ["began 0,2 at 0,100", line])
    #expect(stage.names == ["pan sheet: began down"])
    #expect(stage.scene.touches.active.isEmpty)
  }

  @Test("on a button, a row or within a view that lets touches through, where nothing else is free")
  func covered() {
    let stage = ActedScene()
    let sheet = stage.add(UIView(), "sheet", rect(0, 0, 400, 400))
    sheet.addGestureRecognizer(journal.pan())
    stage.add(journal.button(), "button", rect(0, 0, 400, 400), to: sheet)
    #expect(stage.names == ["pan sheet: began down", "tap button"])
    stage.perform("pan sheet: began down", "pan sheet: to 40 %", "pan sheet: lifted")
    #expect(
      journal.lines == ["began 0,2 at 0,100", "changed 0,160 at 0,100", "ended 0,160 at 0,0"])

    let veil = stage.add(Veil(), "veil", rect(0, 400, 400, 400))
    veil.addGestureRecognizer(journal.pan())
    stage.add(UIView(), "card", rect(0, 300, 400, 100), to: veil)
    #expect(stage.names.last == "pan veil: began down")
    stage.perform("pan veil: began down")
    #expect(journal.lines.count == 4)
  }

  private final class Veil: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      subviews.contains { $0.frame.contains(point) }
    }
  }

  /// Lets a gesture begin upwards or to the left.
  private final class Chooser: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      let velocity = (recognizer as? UIPanGestureRecognizer)?.velocity(in: nil) ?? .zero
      return velocity.y < 0 || velocity.x < 0
    }
  }

  @Test func `in every direction, where the recognizer asks a delegate or is the app's own`() {
    let stage = ActedScene()
    let chooser = Chooser()
    let pan = journal.pan()
    pan.delegate = chooser
    stage.add(UIView(), "sheet", rect(0, 300, 400, 500)).addGestureRecognizer(pan)
    let all = ["down", "up", "left", "right"].map { "pan sheet: began \($0)" }
    #expect(stage.names == all)
    #expect(stage.actor.survey.untried.isEmpty)
    stage.perform(all[0], all[3])
    #expect(journal.lines.isEmpty && stage.names == all)
    stage.perform(all[1])
    #expect(journal.lines == ["began 0,-2 at 0,-100"])
    let next = ["to 70 %", "lifted", "lifted fast", "cancelled by the system"]
    #expect(stage.names == next.map { "pan sheet: \($0)" })
  }
}
