// SPDX-License-Identifier: MIT

import Foundation
import ModalHarness
import Reporting
import StateSpace
import UIKitSemantics

/// `modalcheck replay`: runs one trace and shows every step.
struct ReplayCommand {
  enum Format: String, CaseIterable, Sendable {
    case text
    case itf
  }

  static func command(specs: [any Spec]) -> Command {
    Command(
      name: "replay", abstract: "Run one trace and show every step.",
      discussion: """
        A trace has the form '<variant>; <axis>=<value> > <action>; <action>', as reports print \
        it. '@' followed by a path reads the trace from a file. Below the steps, it says \
        which properties they violate. Properties of the whole space, such as that the user is never \
        trapped, are for 'modalcheck explore'. With '--format itf', the states are written as JSON \
        in the Informal Trace Format instead, with a loop where the end leads back to a state of \
        the trace.

        Exit status: 0 if the trace can be replayed, whatever it violates; 64 for wrong usage; 65 if it cannot be \
        replayed; 66 if the file cannot be read.
        """,
      arguments: [
        .init(name: "spec", help: "The spec.", kind: .choice(specs.map(\.identifier))),
        .init(name: "trace", help: "The trace."),
      ],
      options: [
        BehaviorOption.setting,
        .init(
          name: "format", help: "How to write the steps.",
          kind: .choice(Format.allCases.map(\.rawValue)), fallback: Format.text.rawValue),
      ],
      run: { (input, output) throws(CommandFailure) in
        let behavior = try BehaviorOption(input.values("behavior"), forOneBy: "replay")
        let text = try TraceScript.source(input.value("trace"))
        try ReplayCommand(behavior: behavior, output: output)
          .run(input.spec(among: specs), text, input.choice("format", as: Format.self))
        return .success
      })
  }

  let behavior: BehaviorOption
  let output: Output

  private func run<S: Spec>(
    _ spec: S, _ text: String, _ format: Format
  ) throws(CommandFailure) {
    // Where a walk began is a trace as well: '<variant>; <axis>=<value> >'.
    let script = try TraceScript.read(text, allowsNoAction: text.contains(">"))
    let variant = try Self.variant(of: spec, for: script)
    let trace = try Self.replay(script, in: variant, behavior)
    switch format {
    case .text: try show(trace, of: spec, variant)
    case .itf: try write(trace, of: spec, variant)
    }
  }

  private func write<S: Spec>(
    _ trace: Trace<PresentationSystem<S.App>>, of spec: S, _ variant: Variant<S.App>
  ) throws(CommandFailure) {
    let next = variant.actions(after: trace, behavior: behavior.explored)
    let file = ITFTrace(
      trace, of: spec, variant, behavior: BehaviorSwitch.settings(of: behavior.explored),
      isTerminal: next.isEmpty)
    output.write(try internally("The trace cannot be written as JSON") { try file.text })
  }

  private func show<S: Spec>(
    _ trace: Trace<PresentationSystem<S.App>>, of spec: S, _ variant: Variant<S.App>
  ) throws(CommandFailure) {
    let (findings, unjudged) = try Self.findings(on: trace, variant, behavior.explored)
    let world = variant.names.describe(trace.initial.world)
    let steps = StepReport.steps(of: trace, spec, variant)
    output.write("\(variant.script(of: trace).text)\n\n")
    output.write(TraceText(start: world, steps: steps).text + "\n")
    output.write(
      findings.isEmpty
        ? "These actions violate no property.\n" : findings.map { "\($0.text)\n" }.joined())
    if let rest = UnjudgedText.text(of: unjudged) { output.write(rest + "\n") }
  }

  // MARK: Parts

  static func variant<S: Spec>(
    of spec: S, for script: TraceScript
  ) throws(CommandFailure) -> Variant<S.App> {
    do {
      return try spec.variant(for: script)
    } catch {
      throw error.failure
    }
  }

  static func replay<App: Application>(
    _ script: TraceScript, in variant: Variant<App>, _ behavior: BehaviorOption
  ) throws(CommandFailure) -> Trace<PresentationSystem<App>> {
    do {
      return try variant.replay(script, behavior: behavior.explored)
    } catch {
      throw error.failure
    }
  }

  /// What a property says of a path: after how many steps, and in words.
  struct Finding {
    let steps: Int
    let text: String
  }

  /// Which properties a path violates, which goals it reaches, and what it violates if nothing more
  /// happens or if it repeats itself; and the properties of which a path says nothing.
  static func findings<App: Application>(
    on trace: Trace<PresentationSystem<App>>, _ variant: Variant<App>, _ behavior: UIKitBehavior
  ) throws(CommandFailure) -> (findings: [Finding], unjudged: [String]) {
    let system = variant.system(behavior: behavior)
    let properties = variant.properties(of: system)
    let judged = properties.filter { !$0.kind.needsWholeSpace }
    // An action of real code might end the process.
    let endings = trace.endings(
      breaking: properties, in: system, triesActions: !App.runsOnMainThread)
    do {
      let found =
        try trace.findings(of: judged, in: system).map { finding in
          let isGoal = judged.contains { $0.name == finding.property && $0.kind == .reachable }
          let step = moment(finding.steps)
          return Finding(
            steps: finding.steps,
            text: "\(isGoal ? "✅" : "❌") \"\(finding.property)\" is "
              + "\(isGoal ? "reached" : "violated") \(step).")
        }
        + endings.map { ending in
          let steps = trace.steps.count
          let words = CounterexampleReport.continuation(
            of: steps, repeatedAfter: ending.repeatsAfter)
          return Finding(
            steps: steps,
            text: "❌ \"\(ending.property)\" is violated \(moment(steps)). \(words)")
        }
      let known = Set(endings.map(\.property))
      return (
        found,
        properties.filter { $0.kind.needsWholeSpace && !known.contains($0.name) }.map(\.name)
      )
    } catch {
      throw CommandFailure(.internalError, "\(error)")
    }
  }
}

extension ReplayCommand {
  private static func moment(_ steps: Int) -> String {
    steps == 0 ? "at the start" : "at step \(steps)"
  }
}

extension TraceScript {
  /// The text of a trace: itself, or that of the file whose path stands after '@'.
  static func source(_ argument: String) throws(CommandFailure) -> String {
    if argument.hasPrefix("@") { return try TextFile.read(String(argument.dropFirst())) }
    guard !FileManager.default.fileExists(atPath: argument) else {
      throw CommandFailure(
        .usage, "'\(argument)' is a file. Write '@\(argument)' to read the trace from it.")
    }
    return argument
  }

  static func read(
    _ text: String, allowsNoAction: Bool = false
  ) throws(CommandFailure) -> TraceScript {
    do {
      return try TraceScript(parsing: text, allowsNoAction: allowsNoAction)
    } catch {
      throw error.failure
    }
  }
}

extension ReplayError {
  /// The failure of a command that was given a trace, with the nearest name that would fit.
  var failure: CommandFailure { CommandFailure(.invalidData, "\(self)\(suggestion)") }

  private var suggestion: String {
    switch self {
    case .malformed, .noAction: ""
    case .unknownVariant(let name, let known): Suggestion.text(for: name ?? "", among: known)
    case .unknownAxis(let name, let known): Suggestion.text(for: name, among: known)
    case .unknownValue(let name, _, let known): Suggestion.text(for: name, among: known)
    case .notEnabled(let name, _, let enabled): Suggestion.text(for: name, among: enabled)
    }
  }
}
