// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

extension View {
  /// As libraries have it for systems that do not.
  @_disfavoredOverload
  fileprivate func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (Value) -> Void
  ) -> some View { onChange(of: value, perform: action) }
}

/// Controls that change values.
@MainActor
@Suite("Sliders and steppers")
struct ValueTests {
  private let model = Model()

  private struct Speed: View {
    let model: Model
    @State private var speed = 0.0
    @State private var isEditing = false
    var body: some View {
      Slider(value: $speed, in: 0.1...1, step: 0.25) { isEditing = $0 }
        .onChange(of: isEditing) { model.log.append("edits \(isEditing)") }
        .onChange(of: speed) { model.log.append("\((speed * 100).rounded())") }
    }
  }

  @Test func `A change is told of by SwiftUI, also where a library has such a method`() throws {
    struct Switch: View {
      let model: Model
      @State private var isOn = false
      var body: some View {
        Toggle("On", isOn: $isOn).onChange(of: isOn, perform: { model.log.append("\($0)") })
      }
    }
    let stage = Stage(Switch(model: model))
    let toggle = try #require(stage.find(UISwitch.self))
    stage.turn {
      toggle.setOn(true, animated: false)
      toggle.sendActions(for: .valueChanged)
    }
    stage.settle()
    #expect(model.log == ["true"])
    #expect(Alignment.centerLastTextBaseline.horizontal == .center)
  }

  @Test("A slider tells when the finger comes and goes, and stops at steps from its lower bound")
  func slider() throws {
    let stage = Stage(Speed(model: model))
    let slider = try #require(stage.find(UISlider.self))
    for value: Float in [0.5, 1] {
      stage.turn {
        slider.setValue(value, animated: false)
        slider.sendActions(for: .valueChanged)
      }
      stage.settle()
    }
    #expect(
      model.log == [
        "edits true", "60.0", "edits false", "edits true", "85.0", "edits false",
      ])
    #expect((slider.value * 100).rounded() == 85)
  }

  private struct Count: View {
    let model: Model
    @State private var count = 1
    @State private var share = 0.5
    var body: some View {
      Text("\(count)")
      Stepper("Count", value: $count, in: 0...2) { model.log.append("edits \($0)") }
        .onChange(of: count) { model.log.append("\(count)") }
      Stepper("Share", value: $share, format: .number).disabled(true)
    }
  }

  @Test func `A stepper tells when it is touched, and can no more than its bounds allow`() {
    let stage = Stage(Count(model: model))
    func increment() {
      let button = stage.find(UIButton.self) { $0.currentTitle == "Increment" && $0.isEnabled }
      if let button { stage.tap(button) }
    }
    increment()
    #expect(model.log == ["edits true", "2", "edits false"])
    increment()
    #expect(stage.texts.first == "2" && model.log.count == 3)
  }
}
