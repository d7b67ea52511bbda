// SPDX-License-Identifier: MIT

import ModalHarness
import Reporting
import StateSpace

/// `modalcheck simulate`: walks through a spec at random.
struct SimulateCommand {
  static func command(specs: [any Spec]) -> Command {
    Command(
      name: "simulate", abstract: "Take random walks through a space too large to exhaust.",
      discussion: """
        Each walk starts in one configuration and takes enabled actions, all equally likely. The \
        same seed gives the same walks on every machine (SplitMix64), and a longer run starts \
        with the walks of a shorter one. Each violation comes with a shortened trace for \
        'modalcheck replay'. Finding none proves nothing. Properties that need the whole space \
        are not judged, but for those that are violated where nothing more happens.

        Exit status: 0 if nothing is unexpected; 1 if a violation is not a known defect, or if a \
        property was never exercised; 64 for wrong usage.
        """,
      arguments: [.init(name: "spec", help: "The spec.", kind: .choice(specs.map(\.identifier)))],
      options: [
        .init(
          name: "walks", value: "number", help: "The number of walks.",
          kind: .wholeNumber(atLeast: 1),
          fallback: "1000"),
        .init(
          name: "seed", value: "number", help: "The seed of the random walks.",
          kind: .seed, fallback: "1"),
        .init(
          name: "depth", help: "The maximum number of actions in a walk.",
          kind: .wholeNumber(atLeast: 1), fallback: "100"),
        VariantOption.option("The variant; by default all of them."),
        BehaviorOption.setting,
      ],
      run: { (input, output) throws(CommandFailure) in
        try SimulateCommand(input: input, output: output).run(input.spec(among: specs))
      })
  }

  private let plan: WalkPlan
  private let variant: String?
  private let behavior: BehaviorOption
  private let output: Output

  private init(input: Command.Input, output: Output) throws(CommandFailure) {
    plan = WalkPlan(
      walks: input.wholeNumber("walks"), depth: input.wholeNumber("depth"),
      seed: input.seed("seed"))
    variant = input.values("variant").last
    behavior = try BehaviorOption(input.values("behavior"), forOneBy: "simulate")
    self.output = output
  }

  private func run<S: Spec>(_ spec: S) throws(CommandFailure) -> ExitStatus {
    let variants = try VariantOption.some(of: spec, named: variant)
    let report = try internally(spec.identifier) {
      try SimulationReport(
        walkingThrough: spec, variants, plan: plan, behavior: behavior.explored)
    }
    output.write(SimulationText(report).text)
    return report.isAsExpected ? .success : .notAsExpected
  }
}
