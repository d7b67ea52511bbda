// SPDX-License-Identifier: MIT

import ModalHarness
import Reporting
import StateSpace

/// `modalcheck graph`: draws the states of a spec.
struct GraphCommand {
  static func command(specs: [any Spec]) -> Command {
    Command(
      name: "graph", abstract: "Draw the states of a spec.",
      discussion: """
        Explores one variant of a spec and writes its states and what leads from one to another, \
        for Mermaid, Graphviz (DOT) or any tool that reads GraphML. By default, states with the \
        same controllers on screen that do the same are one node. With --depth, what lies beyond \
        is left out, and nodes with actions that were not taken are dashed.

        Exit status: 0 if the graph is written; 64 for wrong usage; 70 if the spec cannot be \
        explored; 73 if the file cannot be written.
        """,
      arguments: [.init(name: "spec", help: "The spec.", kind: .choice(specs.map(\.identifier)))],
      options: [
        .init(
          name: "to", value: "language", help: "What to write.",
          kind: .choice(GraphLanguage.allCases.map(\.rawValue)),
          fallback: GraphLanguage.mermaid.rawValue),
        .init(
          name: "by", value: "grouping",
          help: "What becomes one node: a situation on screen, or each state.",
          kind: .choice(StateGraphReport.Grouping.allCases.map(\.rawValue)),
          fallback: StateGraphReport.Grouping.situation.rawValue),
        VariantOption.option("The variant; required if the spec has more than one."),
        .init(
          name: "depth",
          help: """
            The maximum number of actions in a sequence; by default unlimited, and 6 for a space that \
            is too large to exhaust.
            """,
          kind: .wholeNumber(atLeast: 1)),
        BehaviorOption.setting, TextFile.outputOption,
      ],
      run: { (input, output) throws(CommandFailure) in
        try run(input.spec(among: specs), input, output)
        return .success
      })
  }

  /// How deep spaces are explored that are too large.
  private static let defaultDepth = 6

  private static func run<S: Spec>(
    _ spec: S, _ input: Command.Input, _ output: Output
  ) throws(CommandFailure) {
    let variant = try VariantOption.one(of: spec, named: input.values("variant").last)
    let behavior = try BehaviorOption(input.values("behavior"), forOneBy: "graph")
    let depth =
      input.values("depth").last.flatMap { Int($0) } ?? (variant.isTooLarge ? defaultDepth : nil)
    let graph: StateGraphReport
    do throws(ExplorationError) {
      graph = StateGraphReport(
        try variant.explore(limits: Limits(depth: depth), behavior: behavior.explored),
        of: variant, in: spec, by: input.choice("by", as: StateGraphReport.Grouping.self))
    } catch {
      throw error.failure(of: variant.name, in: spec.identifier)
    }
    let language = input.choice("to", as: GraphLanguage.self)
    try TextFile.write(language.text(of: graph), to: input.values("output").last, output)
    if let obstacle = language.obstacle(in: graph) {
      output.writeError("The graph has \(obstacle). Lower '--depth', or use '--to dot'.\n")
    }
  }
}
