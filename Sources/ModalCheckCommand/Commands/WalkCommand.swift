// SPDX-License-Identifier: MIT

import Foundation
import ModalHarness
import Reporting
import StateSpace
import UIKitSemantics

/// `modalcheck walk`: goes through a spec by hand, step by step, forward and back.
struct WalkCommand {
  static func command(
    specs: [any Spec], readLine: @escaping @Sendable () -> String?
  ) -> Command {
    Command(
      name: "walk", abstract: "Walk through a spec by hand.",
      discussion: """
        Shows what can happen next; the number of an action takes it. 'b' goes back a step, 'r' \
        starts over, 's' and the name of a file saves the trace for 'modalcheck replay', 'q' ends. \
        Without a trace, a spec of several variants asks for one first.

        Exit status: 0; 64 for wrong usage; 65 if the trace to begin with cannot be replayed; 66 \
        if its file cannot be read.
        """,
      arguments: [
        .init(name: "spec", help: "The spec.", kind: .choice(specs.map(\.identifier))),
        .init(
          name: "trace",
          help: """
            What has happened already, as reports print it, or only '<variant>; <axis>=<value> >'; \
            '@' followed by a path reads it from a file.
            """, isRequired: false),
      ],
      options: [BehaviorOption.setting],
      run: { (input, output) throws(CommandFailure) in
        let behavior = try BehaviorOption(input.values("behavior"), forOneBy: "walk")
        let text = try input.values("trace").last.map(TraceScript.source) ?? ""
        try WalkCommand(behavior: behavior, readLine: readLine, output: output)
          .run(input.spec(among: specs), text)
        return .success
      })
  }

  let behavior: BehaviorOption
  let readLine: @Sendable () -> String?
  let output: Output

  /// What a line of the user's asks for.
  private enum Request {
    case take(Int)
    case back
    case restart
    case save(String)
    case end
    case help

    init(_ line: String?) {
      guard let line else {
        self = .end
        return
      }
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      switch (words.first, words.count) {
      case ("b", 1): self = .back
      case ("r", 1): self = .restart
      case ("q", 1): self = .end
      case ("s", 2): self = .save(words[1])
      case (let word?, 1): self = Int(word).map { .take($0) } ?? .help
      default: self = .help
      }
    }
  }

  private func run<S: Spec>(_ spec: S, _ text: String) throws(CommandFailure) {
    guard var script = try script(text, of: spec) else { return }
    let variant = try ReplayCommand.variant(of: spec, for: script)
    var trace = try ReplayCommand.replay(script, in: variant, behavior)
    output.write("\(Self.hint)\n\n")
    output.write("   0  \(variant.names.describe(trace.initial.world))\n")
    show(trace.steps.indices, of: trace, spec, variant)
    var names = list(trace, variant)
    while true {
      output.write("> ")
      var actions = script.actions
      switch Request(readLine()) {
      case .end:
        output.write("\n" + line(of: trace, spec, variant) + "\n")
        return
      case .help:
        output.write("\(Self.hint)\n")
        continue
      case .save(let path):
        save(variant.script(of: trace).text, at: path)
        continue
      case .take(let number):
        guard names.indices.contains(number - 1) else {
          output.write("There is no action \(number).\n")
          continue
        }
        actions.append(names[number - 1])
      case .back: actions = Array(actions.dropLast())
      case .restart: actions = []
      }
      let isForward = actions.count > script.actions.count
      script = script.with(actions: actions)
      trace = try ReplayCommand.replay(script, in: variant, behavior)
      if isForward {
        show(trace.steps.indices.suffix(1), of: trace, spec, variant)
      } else {
        output.write("   \(trace.steps.count)  \(variant.names.describe(trace.final.world))\n")
      }
      output.write(try verdict(on: trace, variant))
      names = list(trace, variant)
    }
  }

  private static let hint =
    "The number of an action, b (back), r (restart), s <file> (save) or q (end)."

  /// The trace to begin with, or the start of the variant that the user chooses; `nil` if the user
  /// ends.
  private func script(
    _ text: String, of spec: some Spec
  ) throws(CommandFailure) -> TraceScript? {
    let variants = spec.variants
    guard text.isEmpty, variants.count > 1 else {
      return try TraceScript.read(text, allowsNoAction: true)
    }
    for (index, variant) in variants.enumerated() {
      output.write("  [\(index + 1)] \(variant.name): \(variant.summary)\n")
    }
    while true {
      output.write("variant> ")
      switch Request(readLine()) {
      case .end:
        output.write("\n")
        return nil
      case .take(let number) where variants.indices.contains(number - 1):
        let variant = variants[number - 1]
        return TraceScript(
          variant: variant.name, configuration: variant.configurations[0], actions: [])
      default: output.write("The number of a variant, or q (end).\n")
      }
    }
  }

  private func show<S: Spec>(
    _ range: Range<Int>, of trace: Trace<PresentationSystem<S.App>>, _ spec: S,
    _ variant: Variant<S.App>
  ) {
    for step in StepReport.steps(of: trace, spec, variant)[range] {
      output.write(TraceText.text(of: step))
    }
  }

  /// Shows what can happen next, and returns it.
  private func list<App: Application>(
    _ trace: Trace<PresentationSystem<App>>, _ variant: Variant<App>
  ) -> [String] {
    let names = variant.actions(after: trace, behavior: behavior.explored)
    let lines = names.enumerated().map { "  [\($0 + 1)] \($1)\n" }
    output.write(lines.isEmpty ? "  Nothing can happen.\n" : lines.joined())
    return names
  }

  private func verdict<App: Application>(
    on trace: Trace<PresentationSystem<App>>, _ variant: Variant<App>
  ) throws(CommandFailure) -> String {
    let found = try ReplayCommand.findings(on: trace, variant, behavior.explored).findings
    return found.filter { $0.steps == trace.steps.count }.map { "\($0.text)\n" }.joined()
  }

  private func line<S: Spec>(
    of trace: Trace<PresentationSystem<S.App>>, _ spec: S, _ variant: Variant<S.App>
  ) -> String {
    ReplayLine.text(
      spec: spec.identifier, trace: variant.script(of: trace).text,
      behavior: BehaviorSwitch.settings(of: behavior.explored))
  }

  /// A name that is no good does not end the walk: the user gives another one.
  private func save(_ trace: String, at path: String) {
    do throws(SystemError) {
      try AtomicFile(trace + "\n", at: path).commit()
      output.write("Saved: replay it with '@\(path)'.\n")
    } catch {
      output.writeError(message: "'\(path)' cannot be written: \(error.reason).")
    }
  }
}
