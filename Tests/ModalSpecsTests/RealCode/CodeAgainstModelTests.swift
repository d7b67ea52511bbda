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
  @Test(
    "tell UIKit the same and hear the same: a semi-modal", arguments: ["as published", "repaired"])
  func semiModal(version: String) throws {
    let model = try #require(SemiModal().variants.first { $0.name == version })
    let code = try #require(SemiModalCode().variants.first { $0.name == version })
    let start = TraceScript(
      variant: nil, configuration: code.configurations[0], actions: ["tap Open", "animation ends"])
    let opened = try #require(code.replay(start).steps.last?.after)
    let sides = SideBySide(
      model: model.system(), code: code.system(),
      pairs: [
        .init("animation ends", "animation ends", "end of animation"),
        .init("interactive transition starts", "interactive transition starts"),
        .init("tap the overlay", "tap overlay"),
        .init("pan: begin downwards", "pan sheet: began down"),
        .init("pan: move past the threshold", "pan sheet: to 40 %"),
        .init("pan: release", "pan sheet: lifted"),
        .init("pan: interrupted by the system", "pan sheet: cancelled by the system"),
      ])
    let difference = sides.firstDifference(
      model: sides.model.initialStates[0], code: opened, depth: 5)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("tell UIKit the same and hear the same: a custom overlay", arguments: ["yes", "no"])
  func customOverlay(animated: String) throws {
    let model = try #require(CustomOverlayPresentation().variants.first)
    let code = try #require(CustomOverlayCode().variants.first)
    let sides = SideBySide(
      model: model.system(), code: code.system(),
      pairs: [
        .init("animation ends", "animation ends", "end of animation"),
        .init("tap Show", "tap Open"), .init("tap beside the modal", "tap overlay"),
      ])
    let place = try #require(
      model.configurations.firstIndex { configuration in
        configuration.isOn("present animated") == (animated == "yes")
          && configuration.isOn("dismiss animated")
      })
    let difference = sides.firstDifference(
      model: sides.model.initialStates[place],
      code: sides.code.initialStates[animated == "yes" ? 0 : 1], depth: 6)
    #expect(difference == nil, "\(difference ?? "")")
  }
}
