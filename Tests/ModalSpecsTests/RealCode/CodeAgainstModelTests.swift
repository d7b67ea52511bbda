// SPDX-License-Identifier: MIT

import ModalHarness
import ModalSpecs
import SceneHarness
import StateSpace
import Testing
import UIKitSemantics

@MainActor
@Suite("Real code and its model")
struct CodeAgainstModelTests {
  @Test("agree: a semi-modal", arguments: ["as published", "repaired"])
  func semiModal(version: String) throws {
    let sides = try SideBySide(
      SemiModal(), CommonStart(version), SemiModalCode(),
      CommonStart(version, after: ["tap Open", "animation ends"]),
      pairs: [
        .init("animation ends", "animation ends", "end of animation"),
        .init("interactive transition starts"),
        .init("tap the overlay", "tap overlay"),
        .init("pan: begin downwards", "pan sheet: began down"),
        .init("pan: move past the threshold", "pan sheet: to 40 %"),
        .init("pan: release", "pan sheet: lifted"),
        .init("pan: interrupted by the system", "pan sheet: cancelled by the system"),
      ])
    let found = try sides.disagreements(on: SideBySide<SemiModalApp>.catalogue, depth: 5)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test("agree: a custom overlay", arguments: ["yes", "no"])
  func customOverlay(animated: String) throws {
    let sides = try SideBySide(
      CustomOverlayPresentation(), CommonStart("as published", ["present animated": animated]),
      CustomOverlayCode(), CommonStart("as published", ["animated": animated]),
      pairs: [
        .init("animation ends", "animation ends", "end of animation"),
        .init("tap Show", "tap Open"), .init("tap beside the modal", "tap overlay"),
      ])
    let found = try sides.disagreements(on: SideBySide<CustomOverlayApp>.catalogue, depth: 6)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }
}
