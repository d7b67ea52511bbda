// SPDX-License-Identifier: MIT

import ModalHarness
import Testing
import UIKitSemantics

@testable import SceneHarness

@Suite("What another process tells of a sweep")
struct ProbeTests {
  private static let nothing = BehaviorProbe(
    choice: BehaviorChoice(), consulted: [], violated: [:])
  private static let probe = BehaviorProbe(
    choice: BehaviorChoice().choosing(.shouldDismissTiming, 2).choosing(.modalFlagTiming, 1),
    consulted: SwitchSet(.modalFlagTiming),
    violated: [0: ["tap Open", "animation ends"], 7: [], 3: ["swipe: pull down"]])

  @Test(
    "arrives as it was told",
    arguments: [[probe], [nothing], [nothing, probe, probe], [probe, nothing]])
  func roundTrip(probes: [BehaviorProbe]) {
    #expect(ProbeText(text: ProbeText(probes).text).probes == probes)
  }

  @Test("is not taken for something else where a part is missing")
  func cut() {
    let text = ProbeText([Self.probe]).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for count in 0..<lines.count {
      let part = lines.prefix(count).joined(separator: "\n")
      #expect(ProbeText(text: part).probes == nil, "\(part)")
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
