// SPDX-License-Identifier: MIT

import ModalHarness
import Testing
import UIKitSemantics

@testable import SceneHarness

@Suite("What another process tells of an exploration")
struct GlimpseTests {
  private static let glimpse = BehaviorGlimpse(
    consulted: SwitchSet(.modalFlagTiming),
    violated: [0: ["tap Open", "animation ends"], 7: [], 3: ["swipe: pull down"]])

  @Test("arrives as it was told")
  func roundTrip() {
    #expect(GlimpseText(text: GlimpseText(Self.glimpse).text).glimpse == Self.glimpse)
    let nothing = BehaviorGlimpse(consulted: [], violated: [:])
    #expect(GlimpseText(text: GlimpseText(nothing).text).glimpse == nothing)
  }

  @Test("is not taken for something else where a part is missing")
  func cut() {
    let lines = GlimpseText(Self.glimpse).text.split(separator: "\n")
    for count in [0, 2, 3, 4] {
      let part = lines.prefix(count).joined(separator: "\n")
      #expect(GlimpseText(text: part).glimpse == nil, "\(part)")
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
