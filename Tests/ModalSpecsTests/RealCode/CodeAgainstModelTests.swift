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
        .init("animation ends", "animation ends", "end of animation…"),
        .init("interactive transition starts"),
        .init("tap Open"), .init("tap the overlay", "tap overlay"),
        .init("pan: begin downwards", "pan sheet: began down"),
        .init("pan: move past the threshold", "pan sheet: to 40 %"),
        .init("pan: release", "pan sheet: lifted…"),
        .init("pan: interrupted by the system", "pan sheet: cancelled by the system"),
      ],
      onlyModel: [
        "tap Close", "tap the indicator", "pan: begin upwards", "pan: rest a finger",
        "pan: move a little", "pan: move up", "pan: move back", "second finger", "show a message",
        "lay out the container",
      ],
      onlyCode: [
        "pan sheet: back to the start", "pan sheet: to 10", "pan sheet: to 70", "pan overlay",
      ])
    let found = try sides.disagreements(on: SideBySide<SemiModalApp>.catalogue, depth: 5)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test(
    "agree: a custom overlay", arguments: ["as published", "repaired"], ["yes", "no"])
  func customOverlay(version: String, animated: String) throws {
    let sides = try SideBySide(
      CustomOverlayPresentation(),
      CommonStart(
        version, ["present animated": animated, "animations": "the app's own"]),
      CustomOverlayCode(), CommonStart(version, ["animated": animated]),
      pairs: [
        .init("animation ends", "animation ends", "end of animation…"),
        .init("tap Show", "tap Open"), .init("tap beside the modal", "tap overlay"),
      ],
      onlyModel: [
        "tap the content", "tap Note", "pan: begin", "width becomes", "lay out the container",
      ])
    let found = try sides.disagreements(on: SideBySide<CustomOverlayApp>.catalogue, depth: 8)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }
}

extension CodeAgainstModelTests {
  @Test("agree: unsaved changes", arguments: ["as published", "repaired"])
  func unsavedChanges(version: String) throws {
    let model = ConfirmBeforeDiscard(), code = UnsavedChangesCode()
    let sides = try SideBySide(
      model, CommonStart(version), code,
      CommonStart(version, after: ["tap Edit", "layout pass", "animation ends"]),
      pairs: [
        .init("animation ends"), .init("tap Edit"),
        .init("change the text", "tap Change the text"),
        .init("undo the change", "tap Undo the change"),
        .init("choose Save", "tap Save changes"), .init("choose Discard", "tap Discard changes"),
        .init("choose Keep editing", "tap Keep editing"), .init("tap Cancel"), .init("tap Save"),
      ] + .swipes(), details: [.init("lay out the editor", "layout pass")])
    let claims = try sides.claims(
      of: #require(model.variants.first { $0.name == version }),
      #require(code.variants.first { $0.name == version }))
    let found = try sides.disagreements(on: claims, depth: 8)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }
}

extension Array {
  fileprivate static func swipes<App>() -> Self where Element == SideBySide<App>.Pair {
    UserGesture.withoutDetents.map { Element($0.name) }
  }
}
