// SPDX-License-Identifier: MIT

import ModalHarness
import Reporting
import StateSpace

/// `modalcheck merge`: makes the reports of a run that several machines have shared.
struct MergeCommand {
  static func command(specs: [any Spec], documents: [DescribedDocument]?) -> Command {
    Command(
      name: "merge", abstract: "Write the reports of a run in shares.",
      discussion: """
        Reads what 'modalcheck explore --shard' has written into a folder on each machine, and \
        writes or compares the reports of the whole: the same bytes as without '--shard'.

        Exit status: 0 if every verdict is as expected; 1 if not, or if --check finds a stale \
        report; 64 for wrong usage; 65 if the shares do not make a whole; 66 if there are none; 73 \
        if a file cannot be written.
        """,
      arguments: [.init(name: "shares", help: "The folder with the shares.")],
      options: ReportOutput.options, flags: ReportOutput.flags,
      run: { (input, output) throws(CommandFailure) in
        let shares = try ShardFile.all(in: input.value("shares"))
        return try MergeCommand(
          specs: specs, shares: shares,
          output: ReportOutput(
            specs: specs, documents: documents, input: input, output: output)
        ).run()
      })
  }

  let specs: [any Spec]
  let shares: [ShardFile]
  let output: ReportOutput

  private func run() throws(CommandFailure) -> ExitStatus {
    let names = shares[0].specs
    let chosen = specs.filter { names.contains($0.identifier) }
    if let name = names.first(where: { name in !chosen.contains { $0.identifier == name } }) {
      throw CommandFailure(.invalidData, "The shares are of other specs: there is no '\(name)'.")
    }
    let isComplete = chosen.count == specs.count
    var reports: [SpecReport] = []
    for spec in chosen { reports.append(try report(on: spec)) }
    if output.hasWalks, reports.contains(where: { $0.variants.contains { $0.walk == nil } }) {
      throw CommandFailure(
        .invalidData,
        "The shares lack the states that pages of HTML show. Write each with '--format html', too.")
    }
    let strength = isComplete && output.hasOverview ? try strength() : nil
    let overview = strength.map { output.overview(reports, $0) }
    let isAsExpected = try output.show(reports, overview)
    let files = try output.files(reports, overview)
    let isUpToDate = try output.finish(
      files, isComplete: isComplete, options: (isComplete ? [] : names) + shares[0].options)
    return isAsExpected && isUpToDate ? .success : .notAsExpected
  }

  /// The report on a spec, made of what the shares say of its variants.
  private func report(on spec: some Spec) throws(CommandFailure) -> SpecReport {
    var variants: [VariantReport] = []
    for unit in Shard.units(of: spec) {
      let found = shares.flatMap(\.parts).filter { $0.spec == unit.spec }.flatMap(\.variants)
      guard let variant = found.first(where: { $0.name == unit.variant }) else {
        throw CommandFailure(
          .invalidData,
          "The shares are of other specs: '\(unit.spec)' has no variant '\(unit.variant)' in them.")
      }
      variants.append(variant)
    }
    return SpecReport(
      spec, variants: variants, behavior: try BehaviorOption(shares[0].behavior).explored,
      depth: shares[0].depth)
  }

  private func strength() throws(CommandFailure) -> StrengthReport {
    let units = specs.flatMap { Shard.units(of: $0) }
    let places = Dictionary(uniqueKeysWithValues: units.enumerated().map { ($1, $0) })
    func place(_ found: StrengthReport.Catch) -> Int {
      places[.init(spec: found.spec, variant: found.variant)] ?? units.count
    }
    var builder = StrengthBuilder(limits: Limits(depth: shares[0].depth), jobs: 1)
    builder.add(shares.compactMap(\.strength)) { place($0) < place($1) }
    return builder.report()
  }
}
