// SPDX-License-Identifier: MIT

import ModalCheckTesting
import ModalSpecs
import StateSpace
import TestSupport
import Testing

@MainActor
@Suite("Real code")
struct RealCodeTests {
  @Test("of a custom overlay has the defects that are known, and no others, in its whole space")
  func customOverlay() throws { try expectVerdicts(of: CustomOverlayCode()) }

  @Test("that presents by a binding has the defects that are known, within a few actions")
  func binding() throws {
    try expectVerdicts(
      of: PresentingHostCode(), limits: Limits(depth: LongTests.choose(6, long: 7)))
  }

  @Test("that tracks screens has the defects that are known, within a few actions")
  func screenTracking() throws {
    try expectVerdicts(
      of: ScreenTrackingCode(), limits: Limits(depth: LongTests.choose(6, long: 7)))
  }

  @Test("of a semi-modal has the defects that are known, within a few actions")
  func semiModal() throws {
    try expectVerdicts(of: SemiModalCode(), limits: Limits(depth: 6))
  }

  @Test("that asks before changes are lost has the defects that are known, within a few actions")
  func unsavedChanges() throws {
    try expectVerdicts(
      of: UnsavedChangesCode(), limits: Limits(depth: LongTests.choose(6, long: 7)))
  }
}
