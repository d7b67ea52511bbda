// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Testing
import UIKit
import UIKitSemantics

@testable import SceneHarness

@MainActor
@Suite("What is remembered of taps")
struct ControlRecordTests {
  private func newRecord() -> ControlRecord {
    ControlRecord(in: VariantConfiguration(axes: [], choices: []), noting: SceneLedger())
  }

  @Test func `A tap that has shown something is not one that has begun something`() {
    func fingerprint(_ events: [PresentationEvent], isSettled: Bool) -> Fingerprint {
      let scene = HeadlessScene.start()
      let tap = SceneInput("tap Open", .tap(.init(point: .zero)), after: Fingerprint())
      var record = newRecord()
      record.actionBegins(SceneStep(.input(tap)), in: scene, isSettled: true)
      record.actionEnds(events, in: scene, isSettled: isSettled)
      var fingerprint = Fingerprint()
      record.add(to: &fingerprint)
      return fingerprint
    }
    let presents = PresentationEvent.call(
      .present(ControllerID(1), from: .root, PresentationRequest(.pageSheet)), .accepted)
    let shown = fingerprint([presents], isSettled: true)
    #expect(shown != fingerprint([], isSettled: false))
    #expect(shown == fingerprint([presents], isSettled: true))
  }

  @Test func `A tap on a screen that is gone is forgotten`() {
    let scene = HeadlessScene.start()
    scene.launch(UIViewController())
    let tap = SceneInput(
      "tap Open", .tap(.init(point: CGPoint(x: 100, y: 100))), after: Fingerprint())
    let presents = PresentationEvent.call(
      .present(ControllerID(1), from: .root, PresentationRequest(.pageSheet)), .accepted)
    func fingerprint(_ record: ControlRecord) -> Fingerprint {
      var fingerprint = Fingerprint()
      record.add(to: &fingerprint)
      return fingerprint
    }
    var record = newRecord()
    record.actionBegins(SceneStep(.input(tap)), in: scene, isSettled: true)
    record.actionEnds([presents], in: scene, isSettled: true)
    #expect(fingerprint(record) != fingerprint(newRecord()))
    scene.presentation.turn { scene.windows[0].rootViewController = UIViewController() }
    record.actionBegins(SceneStep(.input(tap)), in: scene, isSettled: false)
    record.actionEnds([], in: scene, isSettled: true)
    #expect(fingerprint(record) == fingerprint(newRecord()))
  }
}
