// SPDX-License-Identifier: MIT

import ModalHarness
import Testing
import UIKitSemantics

@testable import SceneHarness

@Suite("What another process tells of a survey")
struct GlimpseTests {
  private static let nothing = BehaviorGlimpse(
    choice: BehaviorChoice(), consulted: [], violated: [:])
  private static let glimpse = BehaviorGlimpse(
    choice: BehaviorChoice().choosing(.shouldDismissTiming, 2).choosing(.modalFlagTiming, 1),
    consulted: SwitchSet(.modalFlagTiming),
    violated: [0: ["tap Open", "animation ends"], 7: [], 3: ["swipe: pull down"]])

  @Test(
    "arrives as it was told",
    arguments: [[glimpse], [nothing], [nothing, glimpse, glimpse], [glimpse, nothing]])
  func roundTrip(glimpses: [BehaviorGlimpse]) {
    #expect(GlimpseText(text: GlimpseText(glimpses).text).glimpses == glimpses)
  }

  @Test("is not taken for something else where a part is missing")
  func cut() {
    let text = GlimpseText([Self.glimpse]).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for count in 0..<lines.count {
      let part = lines.prefix(count).joined(separator: "\n")
      #expect(GlimpseText(text: part).glimpses == nil, "\(part)")
    }
  }

  #if os(Linux)
    @Test("is there when the process is gone, and only if it came to its end")
    func report() throws {
      let report = ProcessReport()
      _ = IsolatedRun().findings { _ in report.leave("told") }
      #expect(report.text == "told")
      report.clear()
      #expect(report.text == nil)
    }
  #endif
}
