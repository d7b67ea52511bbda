// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Testing

@testable import ModalSpecs

@Suite("The semi-modal")
struct SemiModalTests {
  private func replay(_ text: String) throws -> Trace<PresentationSystem<SemiModalApp>> {
    let script = try TraceScript(parsing: text)
    return try SemiModal().variant(for: script).replay(script)
  }

  @Test("A sheet as tall as the screen leaves nothing beside it to tap")
  func wholeScreen() throws {
    for tap in ["tap the overlay", "tap the indicator"] {
      #expect(throws: ReplayError.self) { try replay("repaired; height=whole screen > \(tap)") }
    }
    let closed = try replay("repaired; height=whole screen > tap Close; animation ends")
    #expect(closed.final.world.count == 0)
  }
}
