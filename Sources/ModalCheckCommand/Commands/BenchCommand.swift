// SPDX-License-Identifier: MIT

import Benchmarks
import ModalHarness
import StateSpace

/// `modalcheck bench`: how fast the explorers are on this machine.
struct BenchCommand {
  static func command(specs: [any Spec], secondProcess: SecondProcess) -> Command {
    let specs = specs + [BenchSheet()]
    return Command(
      name: "bench", abstract: "Measure the explorer on models with known counts.",
      discussion: discussion,
      arguments: [
        .init(
          name: "model", help: "The models to explore; by default the large ones.",
          kind: .choice(Benchmark.all.map(\.name)), isRequired: false, isRepeating: true)
      ],
      options: options(specs: specs),
      flags: [.init(name: "specs", help: "Explore all specs.")],
      run: { (input, output) throws(CommandFailure) in
        try exploreModels(input, output)
        let names = Set(input.values("spec"))
        let isComplete = input.isOn("specs") && names.isEmpty
        try exploreSpecs(
          isComplete ? specs : specs.filter { names.contains($0.identifier) }, input, output,
          isComplete ? secondProcess : nil)
        output.write("Peak memory of the process: \(BenchTable.megabytes(Timing.peakMemory)) MB\n")
        return .success
      })
  }

  private static let discussion = """
    Explores each model with one thread and with several, after checking all counts. The state \
    table grows, or has its final size from the start ('sized').

    The limit is what the machine can do: random probes of a table of the same size, measured in \
    the same rounds. All figures are medians.

    With --peer, another checker gets the same models, compiled, and takes turns with the \
    explorer: 'spin' (depth first), 'spin-bfs', or a command. The command gets the path of the \
    model in Promela and prints the number of states, such as '728 states'. The peer does not \
    check the invariant; the explorer does.

    With --specs, the specs are explored instead of the models, and a sheet of 50 rows that is \
    laid out by constraints: all variants, one thread, the default behavior, through the whole \
    harness. For real code, 'exec' is the number of actions \
    executed per second of CPU time on the way from a fresh scene to each state. '× every' is how \
    many times as long it takes to explore every behavior of UIKit that the sources allow, and \
    'questions' how many of its open questions are then asked. The last line compares 'explore' \
    with exploring every spec once.

    Exit status: 0 if all counts are right; 1 if not.
    """

  private static func options(specs: [any Spec]) -> [Command.Option] {
    [
      .init(
        name: "jobs", help: "The number of threads to compare with one.",
        kind: .wholeNumber(atLeast: 1), fallback: "2"),
      .init(
        name: "rounds", help: "How many times to measure.",
        kind: .wholeNumber(atLeast: 1), fallback: "5"),
      .init(
        name: "peer", value: "checker",
        help: "Compare with spin, spin-bfs, or a command that explores a model."),
      .init(
        name: "spec", value: "spec", help: "Explore this spec; can be given more than once.",
        kind: .choice(specs.map(\.identifier)), isRepeating: true),
      .init(
        name: "depth", help: "The maximum number of actions in a sequence of a spec.",
        kind: .wholeNumber(atLeast: 1), fallback: "6"),
    ]
  }

  /// The models that are named; if nothing at all is, the standard ones.
  private static func models(_ input: Command.Input) -> [Benchmark] {
    let names = Set(input.values("model"))
    let isElsewhere = input.isOn("specs") || !input.values("spec").isEmpty
    return Benchmark.all.filter {
      names.isEmpty ? $0.isStandard && !isElsewhere : names.contains($0.name)
    }
  }

  private static func exploreModels(
    _ input: Command.Input, _ output: Output
  ) throws(CommandFailure) {
    for benchmark in models(input) {
      if let peer = input.values("peer").last {
        let rounds = input.wholeNumber("rounds")
        output.write(try PeerBench(peer).text(for: benchmark, rounds: rounds))
        continue
      }
      let result = try measure(
        benchmark, jobs: input.wholeNumber("jobs"), rounds: input.wholeNumber("rounds"))
      output.write(BenchTable(result).text)
    }
  }

  private static func exploreSpecs(
    _ specs: [any Spec], _ input: Command.Input, _ output: Output, _ secondProcess: SecondProcess?
  ) throws(CommandFailure) {
    guard !specs.isEmpty else { return }
    let bench = SpecBench(
      rounds: input.wholeNumber("rounds"), limits: Limits(depth: input.wholeNumber("depth")))
    output.write(SpecBenchTable.head)
    var seconds = 0.0
    for spec in specs {
      let row = try bench.measure(spec)
      // 'explore' does not know the sheet.
      if !(spec is BenchSheet) { seconds += row.timing.user }
      output.write(SpecBenchTable.text(of: row))
    }
    guard let secondProcess else { return }
    let timing = try bench.mainCommand(secondProcess)
    output.write(SpecBenchTable.text(ofMainCommand: timing, exploringOnce: seconds))
  }

  private static func measure(
    _ benchmark: Benchmark, jobs: Int, rounds: Int
  ) throws(CommandFailure) -> BenchmarkResult {
    do {
      return try benchmark.measure(jobs: jobs, rounds: rounds)
    } catch BenchmarkError.wrongCounts(let model, let found) {
      throw CommandFailure(
        .notAsExpected,
        """
        \(model) has \(benchmark.counts.states) states, \
        \(benchmark.counts.transitions) transitions and \(benchmark.counts.levels) levels, but \
        \(found.states), \(found.transitions) and \(found.levels) were found.
        """)
    } catch {
      throw CommandFailure(.internalError, "\(benchmark.name) cannot be measured: \(error)")
    }
  }
}
