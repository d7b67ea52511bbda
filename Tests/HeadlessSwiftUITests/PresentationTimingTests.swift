// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKitSemantics

/// Section I is played in the conformance suite; here is what no fact tells.
@MainActor
@Suite("A sheet of SwiftUI's")
struct PresentationTimingTests {
  private let model = Model()

  private struct Sheet: View {
    @Bindable var model: Model
    var comesBack = false
    var body: some View {
      Text("Home").sheet(isPresented: $model.isFirst, onDismiss: dismissed) { Text("A") }
    }
    private func dismissed() {
      model.log.append("onDismiss")
      if comesBack, model.log.count == 1 { model.isFirst = true }
    }
  }

  private func shown(comesBack: Bool = false) -> Stage {
    let stage = Stage(Sheet(model: model, comesBack: comesBack))
    stage.turn { model.isFirst = true }
    stage.settle()
    #expect(stage.presented == ["sheet"])
    return stage
  }

  @Test func `comes again when onDismiss asks for it`() {
    let stage = shown(comesBack: true)
    stage.turn { model.isFirst = false }
    stage.perform(.animationEnds)
    #expect(model.log == ["onDismiss"])
    #expect(stage.root.presentedViewController?.isBeingPresented == true)
    stage.settle()
    #expect(stage.presented == ["sheet"])
  }

  @Test func `goes after it has come if its binding is false by then: UIKit refuses that before`() {
    let stage = Stage(Sheet(model: model))
    stage.turn { model.isFirst = true }
    stage.turn { model.isFirst = false }
    #expect(stage.root.presentedViewController?.isBeingPresented == true)
    stage.perform(.animationEnds)
    #expect(stage.root.presentedViewController?.isBeingDismissed == true)
    stage.settle()
    #expect(stage.presented == [] && model.log == ["onDismiss"])
  }

  @Test func `that UIKit code has taken down is over for SwiftUI, too, and can come again (I24)`() {
    let stage = shown()
    stage.turn { stage.root.dismiss(animated: true) }
    stage.settle()
    #expect(stage.presented == [] && !model.isFirst && model.log == ["onDismiss"])
    stage.turn { model.isFirst = true }
    stage.settle()
    #expect(stage.presented == ["sheet"])
  }
}
