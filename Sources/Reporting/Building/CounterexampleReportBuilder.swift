// SPDX-License-Identifier: MIT

package import ModalHarness
package import StateSpace
import UIKitSemantics

extension CounterexampleReport {
  /// Describes a trace that violates a property, with the facts whose rules were applied.
  package init<S: Spec>(
    of property: String, _ trace: Trace<PresentationSystem<S.App>>, _ spec: S,
    _ variant: Variant<S.App>, in system: PresentationSystem<S.App>
  ) {
    let record = system.record {
      var events: [PresentationEvent] = []
      for step in trace.steps { _ = system.step(step.before, by: step.action, emitting: &events) }
    }
    self.init(
      property: property, explanation: variant.knownDefect(of: property)?.explanation ?? "",
      configuration: variant.configurations[trace.origin].text,
      trace: variant.script(of: trace).text, facts: record.facts.facts.map(\.name),
      steps: StepReport.steps(of: trace, spec, variant), repeatsAfter: trace.loopStart)
  }
}

extension CounterexampleReport {
  /// Describes the violation that was found of a property, without the facts.
  package init<S: Spec>(
    of property: String, saying explanation: String,
    _ trace: Trace<PresentationSystem<S.App>>, _ spec: S, _ variant: Variant<S.App>
  ) {
    self.init(
      property: property, explanation: explanation,
      configuration: variant.configurations[trace.origin].text,
      trace: variant.script(of: trace).text, facts: [],
      steps: StepReport.steps(of: trace, spec, variant), repeatsAfter: trace.loopStart)
  }
}

extension Variant {
  /// The gestures and inputs that never happened; inputs with a reason.
  func gaps(besides taken: Set<String>, reason: (String) -> String) -> [GapReport] {
    let gestures = vocabulary.gestures
      .map { GapReport(name: names.name(of: $0), reason: $0.requirement) }
      .filter { !taken.contains($0.name) }
    let inputs = App.Input.allCases.map(\.name)
    return gestures
      + inputs.filter { !taken.contains($0) }.map { GapReport(name: $0, reason: reason($0)) }
  }
}
