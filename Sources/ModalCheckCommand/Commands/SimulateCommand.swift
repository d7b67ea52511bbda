// SPDX-License-Identifier: MIT

import ModalHarness
import Reporting
import StateSpace

/// `modalcheck simulate`: walks through a spec at random.
struct SimulateCommand {
  static func command(specs: [any Spec]) -> Command {
    Command(
      name: "simulate", abstract: "Walk through a spec at random, where it is too large.",
      discussion: """
        Each walk starts in one configuration and takes enabled actions, all equally likely. The \
        same seed gives the same walks everywhere (SplitMix64), and more walks begin with the \
        same ones. Violations come with a trace for 'modalcheck replay', shortened. Where there \
        are none, that proves nothing: what needs the whole space is not judged.

        Exit status: 0 if nothing is other than expected; 1 if something is violated that is no \
        known defect, or if nothing put a property to the test; 64 for wrong usage; 73 if the \
        reports cannot be written.
        """,
      arguments: [.init(name: "spec", help: "The spec.", kind: .choice(specs.map(\.identifier)))],
      options: [
        .init(
          name: "walks", value: "number", help: "How many walks.", kind: .wholeNumber(atLeast: 1),
          fallback: "1000"),
        .init(
          name: "seed", value: "number", help: "What the walks depend on.",
          kind: .wholeNumber(atLeast: 0), fallback: "1"),
        .init(
          name: "depth", help: "How many actions a walk has at most.",
          kind: .wholeNumber(atLeast: 1), fallback: "100"),
        VariantOption.option("Which variant; without it, all of them."),
        BehaviorOption.setting,
        .init(
          name: "output", value: "folder",
          help: "Where to write '<spec>-walks.md' and '.json', with what was covered."),
      ],
      run: { (input, output) throws(CommandFailure) in
        let name = input.value("spec")
        var status = ExitStatus.success
        for spec in specs where spec.identifier == name {
          status = try SimulateCommand(input: input, output: output).run(spec)
        }
        return status
      })
  }

  private let plan: WalkPlan
  private let variant: String?
  private let behavior: BehaviorOption
  private let folder: ReportFolder?
  private let output: Output

  private init(input: Command.Input, output: Output) throws(CommandFailure) {
    plan = WalkPlan(
      walks: input.wholeNumber("walks"), depth: input.wholeNumber("depth"),
      seed: UInt64(input.wholeNumber("seed")))
    variant = input.values("variant").last
    behavior = try BehaviorOption(input.values("behavior"), forOneBy: "simulate")
    folder = input.values("output").last.map { ReportFolder(path: $0) }
    self.output = output
  }

  private func run<S: Spec>(_ spec: S) throws(CommandFailure) -> ExitStatus {
    let variants = try VariantOption.some(of: spec, named: variant)
    try folder?.make()
    let report: SimulationReport
    do {
      report = try SimulationReport(
        walkingThrough: spec, variants, plan: plan, behavior: behavior.explored)
    } catch {
      throw CommandFailure(.internalError, "\(spec.identifier): \(error)")
    }
    output.write(SimulationText(report).text)
    try write(report)
    return report.isAsExpected ? .success : .notAsExpected
  }

  private func write(_ report: SimulationReport) throws(CommandFailure) {
    guard let folder else { return }
    let command = report.command(variant: variant)
    let json: String
    do {
      json = try ReportCoding.encode(report)
    } catch {
      throw CommandFailure(.internalError, "A report cannot be written as JSON: \(error)")
    }
    let name = "\(report.spec)-walks"
    try folder.write([
      ReportFile(name: "\(name).md", text: SimulationMarkdown(report, command: command).text),
      ReportFile(name: "\(name).json", text: json),
    ])
    output.write("2 files written to '\(folder.path)'.\n")
  }
}
