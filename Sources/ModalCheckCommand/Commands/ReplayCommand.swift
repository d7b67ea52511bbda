// SPDX-License-Identifier: MIT

import ModalHarness
import Reporting
import StateSpace
import UIKitSemantics

/// `modalcheck replay`: runs one trace and shows every step.
struct ReplayCommand {
  static func command(specs: [any Spec]) -> Command {
    Command(
      name: "replay", abstract: "Run one trace and show every step.",
      discussion: """
        A trace has the form '<variant>; <axis>=<value> > <action>; <action>', as reports print \
        it. '@' followed by a path reads the trace from a file. Below the steps stands which \
        properties they violate. Properties of the whole space, such as that the user is never \
        trapped, are for 'modalcheck explore'.

        Exit status: 0 if the trace can be replayed, whatever it violates; 64 for wrong usage; 65 if it cannot be \
        replayed; 66 if the file cannot be read.
        """,
      arguments: [
        .init(name: "spec", help: "The spec.", kind: .choice(specs.map(\.identifier))),
        .init(name: "trace", help: "The trace."),
      ],
      options: [BehaviorOption.setting],
      run: { (input, output) throws(CommandFailure) in
        let behavior = try BehaviorOption(input.values("behavior"), forOneBy: "replay").explored
        let trace = input.value("trace")
        let text = trace.hasPrefix("@") ? try TextFile.read(String(trace.dropFirst())) : trace
        try ReplayCommand(behavior: behavior, output: output).run(input.spec(among: specs), text)
        return .success
      })
  }

  let behavior: UIKitBehavior
  let output: Output

  private func run<S: Spec>(_ spec: S, _ text: String) throws(CommandFailure) {
    let variant: Variant<S.App>
    let trace: Trace<PresentationSystem<S.App>>
    do {
      let script = try TraceScript(parsing: text)
      variant = try spec.variant(for: script)
      trace = try variant.replay(script, behavior: behavior)
    } catch {
      throw CommandFailure(.invalidData, "\(error)\(suggestion(for: error))")
    }
    let verdict = try verdict(on: trace, variant)
    let world = variant.names.describe(trace.initial.world)
    let steps = StepReport.steps(of: trace, spec, variant)
    output.write("\(variant.script(of: trace).text)\n\n")
    output.write(TraceText(start: world, steps: steps).text + verdict)
  }

  /// Which properties the steps violate, and after which of them, one line each.
  private func verdict<App: Application>(
    on trace: Trace<PresentationSystem<App>>, _ variant: Variant<App>
  ) throws(CommandFailure) -> String {
    let judged = variant.properties.filter { !$0.kind.needsWholeSpace }
    let findings: [Trace<PresentationSystem<App>>.Finding]
    do {
      findings = try trace.findings(of: judged, in: variant.system(behavior: behavior))
    } catch {
      throw CommandFailure(.internalError, "\(error)")
    }
    let lines = findings.map { finding in
      let isGoal = judged.contains { $0.name == finding.property && $0.kind == .reachable }
      let step = finding.steps == 0 ? "at the start" : "at step \(finding.steps)"
      return "\(isGoal ? "✅" : "❌") \"\(finding.property)\" is "
        + "\(isGoal ? "reached" : "violated") \(step).\n"
    }
    return "\n" + (lines.isEmpty ? "No property is violated.\n" : lines.joined())
  }

  private func suggestion(for error: ReplayError) -> String {
    switch error {
    case .malformed: ""
    case .unknownVariant(let name, let known): Suggestion.text(for: name ?? "", among: known)
    case .unknownAxis(let name, let known): Suggestion.text(for: name, among: known)
    case .unknownValue(let name, _, let known): Suggestion.text(for: name, among: known)
    case .notEnabled(let name, _, let enabled): Suggestion.text(for: name, among: enabled)
    }
  }
}
