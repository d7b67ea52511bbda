// SPDX-License-Identifier: MIT

import Foundation
import ModalSpecs
import Testing

@testable import ModalCheckCommand

@Suite("The committed reports")
struct CommittedReportsTests {
  @Test("are what 'modalcheck explore --depth 6' writes", .timeLimit(.minutes(3)))
  func areUpToDate() {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let recorder = Recorder()
    let status = ModalCheck.run(
      [
        "explore", "--depth", "6", "--check", "--quiet", "--output",
        root.appendingPathComponent("Reports").path,
      ], specs: SpecCatalogue.all, reportsOnFacts: true, output: recorder.output())
    #expect(status == .success, "\(recorder.text.error)")
  }
}
