// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKitSemantics

@MainActor
@Suite("The phase of a scene")
struct ScenePhaseTests {
  private let model = Model()

  private struct PhaseView: View {
    let model: Model
    @Environment(\.scenePhase) private var phase
    var body: some View {
      Text("Home").onChange(of: phase) { model.log.append("\($0) to \($1)") }
    }
  }

  @Test func `tells how the app goes to the background and comes back, where a view reads it`() {
    let stage = Stage(PhaseView(model: model))
    #expect(stage.scene.application.tellsOfTurns)
    stage.turn { stage.scene.application.goToBackground() }
    #expect(model.log == ["active to inactive", "inactive to background"])
    stage.turn { stage.scene.application.comeBack() }
    #expect(model.log.suffix(2) == ["background to inactive", "inactive to active"])
    #expect(!Stage(Text("Home")).scene.application.tellsOfTurns)
  }

  @Test func `changes twice in the order in which it does, whatever view comes first`() {
    let stage = Stage(PhaseView(model: model)) { $0.updateOrder = .reversed }
    stage.turn { stage.scene.application.goToBackground() }
    #expect(model.log == ["active to inactive", "inactive to background"])
  }
}
