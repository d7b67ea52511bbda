// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import Testing
import UIKit

@MainActor
@Suite("Exploring real objects")
struct SceneExplorationTests {
  private func explore(forgetting: Bool) throws -> Exploration<PresentationSystem<SceneApplication>>
  {
    let variant = Variant(
      scene: "card", summary: "A card with an overlay.", names: ["CardHome", "UIViewController"]
    ) { _ in
      let home = CardHome()
      home.forgetsToLook = forgetting
      return home
    }
    return try variant.explore(limits: Limits(depth: 8))
  }

  private func violated(_ exploration: Exploration<PresentationSystem<SceneApplication>>)
    -> [String]
  {
    exploration.results.filter { $0.verdict == .violated }.map(\.name)
  }

  @Test("finds an overlay that is removed without looking at 'completed'")
  func overlay() throws {
    let exploration = try explore(forgetting: true)
    #expect(
      violated(exploration).contains("what is presented can be seen, with all that belongs to it"))
  }

  @Test("finds no fault with an overlay that stays until the dismissal is completed")
  func sound() throws {
    let exploration = try explore(forgetting: false)
    #expect(
      !violated(exploration).contains("what is presented can be seen, with all that belongs to it"))
  }
}
