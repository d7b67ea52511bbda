// SPDX-License-Identifier: MIT

import ModalCheckTesting
import ModalSpecs
import StateSpace
import Testing

@MainActor
@Suite("Real code")
struct RealCodeTests {
  @Test("of a custom overlay has the defects that are known, and no others, in its whole space")
  func customOverlay() throws { try expectVerdicts(of: CustomOverlayCode()) }

  @Test("that presents by a binding has the defects that are known, as far as seven actions")
  func binding() throws {
    try expectVerdicts(of: PresentingHostCode(), limits: Limits(depth: 7))
  }

  @Test("that tracks screens has the defects that are known, as far as seven actions")
  func screenTracking() throws {
    try expectVerdicts(of: ScreenTrackingCode(), limits: Limits(depth: 7))
  }

  @Test("of a semi-modal has the defects that are known, as far as six actions")
  func semiModal() throws { try expectVerdicts(of: SemiModalCode(), limits: Limits(depth: 6)) }

  @Test("that asks before changes are lost has the defects that are known, as far as 7 actions")
  func unsavedChanges() throws {
    try expectVerdicts(of: UnsavedChangesCode(), limits: Limits(depth: 7))
  }
}
