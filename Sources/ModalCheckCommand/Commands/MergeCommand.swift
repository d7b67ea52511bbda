// SPDX-License-Identifier: MIT

import ModalHarness
import Reporting
import StateSpace

/// `modalcheck merge`: makes the reports of a run that several machines have shared.
struct MergeCommand {
  static func command(specs: [any Spec], documents: [DescribedDocument]?) -> Command {
    Command(
      name: "merge", abstract: "Merge the shares of a run into its reports.",
      discussion: """
        Reads the files that 'modalcheck explore --shard' wrote on each machine, from one folder, \
        and writes or compares the reports of the whole: the same bytes as without '--shard'.

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
    let results = try results(of: chosen)
    let (behavior, depth) = (try BehaviorOption(shares[0].behavior), shares[0].depth)
    let reports = chosen.compactMap { results.report(on: $0, behavior, depth: depth) }
    if output.hasWalks, results.contains(where: { $0.report.walk == nil }) {
      throw CommandFailure(
        .invalidData,
        "The shares lack the states that pages of HTML show. Write each with '--format html', too.")
    }
    let overview =
      isComplete && output.hasOverview
      ? output.overview(reports, results.strength(depth: depth)) : nil
    let isAsExpected = try output.show(reports, overview)
    let files = try output.files(reports, overview)
    let isUpToDate = try output.finish(
      files, isComplete: isComplete, options: (isComplete ? [] : names) + shares[0].options)
    return isAsExpected && isUpToDate ? .success : .notAsExpected
  }

  /// What the shares say of each variant, in the order of the specs.
  private func results(of specs: [any Spec]) throws(CommandFailure) -> [VariantResult] {
    let all = shares.flatMap(\.results)
    let found = Dictionary(all.map { ($0.unit, $0) }) { first, _ in first }
    var results: [VariantResult] = []
    for unit in specs.flatMap({ Shard.units(of: $0) }) {
      guard let result = found[unit] else {
        throw CommandFailure(
          .invalidData,
          "The shares are of other specs: '\(unit.spec)' has no variant '\(unit.variant)' in them.")
      }
      results.append(result)
    }
    return results
  }
}
