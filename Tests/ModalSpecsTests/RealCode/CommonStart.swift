// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import Testing
import UIKitSemantics

/// Where model or code begins what both have in common.
struct CommonStart {
  let variant: String
  let values: [String: String]
  let actions: [String]

  /// Axes that are not named have their first values.
  init(_ variant: String, _ values: [String: String] = [:], after actions: [String] = []) {
    (self.variant, self.values, self.actions) = (variant, values, actions)
  }

  func state<S: Spec>(in spec: S) throws -> (Variant<S.App>, Variant<S.App>.System.State) {
    let variant = try #require(spec.variants.first { $0.name == self.variant })
    let configuration = try #require(
      variant.configurations.first { configuration in
        configuration.axes.allSatisfy { configuration[$0.name] == values[$0.name] ?? $0.values[0] }
      })
    let script = TraceScript(variant: nil, configuration: configuration, actions: actions)
    return (variant, try variant.replay(script).final)
  }
}

extension SideBySide {
  init<Ours: Spec, Theirs: Spec>(
    _ model: Ours, _ modelStart: CommonStart, _ code: Theirs, _ codeStart: CommonStart,
    pairs: [Pair], details: [Pair] = [], onlyModel: [String] = [], onlyCode: [String] = [],
    standIns: [Int: Int] = [:]
  ) throws where Ours.App == App, Theirs.App == SceneApplication {
    let (ours, modelState) = try modelStart.state(in: model)
    let (theirs, codeState) = try codeStart.state(in: code)
    self.init(
      model: ours.system(), code: theirs.system(),
      start: State(model: modelState, code: codeState),
      modelProperties: ours.properties, codeProperties: theirs.properties, pairs: pairs,
      onlyModel: onlyModel,
      onlyCode: onlyCode, details: details,
      standIns: Dictionary(
        uniqueKeysWithValues: standIns.map { (ControllerID($0.key), ControllerID($0.value)) }))
  }
}
