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
        it. '@' followed by a path reads the trace from a file.

        Exit status: 0 if the trace can be replayed; 64 for wrong usage; 65 if it cannot be \
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
    do {
      let script = try TraceScript(parsing: text)
      let variant = try spec.variant(for: script)
      let trace = try variant.replay(script, behavior: behavior)
      let world = variant.names.describe(trace.initial.world)
      let steps = StepReport.steps(of: trace, spec, variant)
      output.write("\(variant.script(of: trace).text)\n\n")
      output.write(TraceText(start: world, steps: steps).text)
    } catch {
      throw CommandFailure(.invalidData, "\(error)\(suggestion(for: error))")
    }
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
