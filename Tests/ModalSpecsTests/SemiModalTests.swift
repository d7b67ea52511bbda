// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Testing

@testable import ModalSpecs

@Suite("The semi-modal")
struct SemiModalTests {
  private let spec = SemiModal()

  @Test func `A sheet as tall as the screen leaves nothing beside it to tap`() throws {
    for tap in ["tap the overlay", "tap the indicator"] {
      #expect(throws: ReplayError.self) {
        try spec.replay("repaired; height=whole screen > \(tap)")
      }
    }
    let closed = try spec.replay("repaired; height=whole screen > tap Close; animation ends")
    #expect(closed.final.world.count == 0)
  }
}
