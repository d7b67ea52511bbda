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
  func stage(_ vocabulary: SceneVocabulary = SceneVocabulary()) -> ActedScene {
    let stage = ActedScene(vocabulary: vocabulary)
    let sheet = stage.add(UIView(), "sheet", rect(0, 300, 400, 500))
    sheet.addGestureRecognizer(journal.pan())
    return stage
  }

  @Test("with a finger that comes down and goes as far as a recognizer needs to begin")
  func began() {
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

  @Test("with positions in percent of the height of the view, and a way back")
  func positions() {
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
    "with lifts at three speeds",
    arguments: [
      ("pan sheet: lifted", "ended 0,2 at 0,0"), ("pan sheet: lifted fast", "ended 0,2 at 0,2000"),
      ("pan sheet: lifted fast backwards", "ended 0,2 at 0,-2000"),
      ("pan sheet: cancelled by the system", "cancelled 0,2 at 0,100"),
    ])
  func ends(_ name: String, _ line: String) {
    let stage = stage()
    stage.perform("pan sheet: began down", name)
    #expect(journal.lines == ["began 0,2 at 0,100", line])
    #expect(stage.names == ["pan sheet: began down"])
    #expect(stage.scene.touches.active.isEmpty)
  }
}
