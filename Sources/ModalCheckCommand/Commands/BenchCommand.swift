// SPDX-License-Identifier: MIT

import Benchmarks

/// `modalcheck bench`: how fast the explorer of packed states is on this machine.
struct BenchCommand {
  static func command() -> Command {
    Command(
      name: "bench", abstract: "Measure the explorer on models with known counts.",
      discussion: """
        Explores each model with one thread and with more, written as an ordinary structure \
        ('coded') and on the word itself ('packed'), and checks all counts first. The table of \
        states grows, or has its final size from the beginning ('sized'), or keeps no states for \
        traces ('no log').

        The limit is what the machine itself can do: random probes of a table of the same size, \
        measured in the same rounds. All figures are medians.

        With --peer, another checker is given the same models, compiled, and run in turns with the \
        explorer: 'spin' (depth first), 'spin-bfs', 'rumur', or a command of yours. The command \
        is given the paths of the model in Promela and in Murphi's language, and prints the \
        number of states, as in '728 states'. The peer does not check the invariant; we do.

        Exit status: 0 if all counts are right; 1 if not.
        """,
      arguments: [
        .init(
          name: "model", help: "The models to explore; the large ones if none is named.",
          kind: .choice(Benchmark.all.map(\.name)), isRequired: false, isRepeating: true)
      ],
      options: [
        .init(
          name: "jobs", help: "How many threads to compare with one.",
          kind: .wholeNumber(atLeast: 1), fallback: "2"),
        .init(
          name: "rounds", help: "How often everything is measured.",
          kind: .wholeNumber(atLeast: 1), fallback: "5"),
        .init(
          name: "peer", value: "checker",
          help: "Compare with spin, spin-bfs, rumur, or a command that explores a model."),
      ],
      run: { (input, output) throws(CommandFailure) in
        let names = Set(input.values("model"))
        let chosen = Benchmark.all.filter {
          names.isEmpty ? $0.isStandard : names.contains($0.name)
        }
        for benchmark in chosen {
          if let peer = input.values("peer").last {
            let rounds = input.wholeNumber("rounds")
            output.write(try PeerBench(peer).text(for: benchmark, rounds: rounds))
            continue
          }
          let result = try measure(
            benchmark, jobs: input.wholeNumber("jobs"), rounds: input.wholeNumber("rounds"))
          output.write(BenchTable(result).text)
        }
        output.write("Peak memory of the process: \(BenchTable.megabytes(Timing.peakMemory)) MB\n")
        return .success
      })
  }

  private static func measure(
    _ benchmark: Benchmark, jobs: Int, rounds: Int
  ) throws(CommandFailure) -> BenchmarkResult {
    do {
      return try benchmark.measure(jobs: jobs, rounds: rounds)
    } catch BenchmarkError.wrongCounts(let model, let encoding, let found) {
      throw CommandFailure(
        .notAsExpected,
        """
        \(model) (\(encoding)) has \(benchmark.counts.states) states, \
        \(benchmark.counts.transitions) transitions and \(benchmark.counts.levels) levels, but \
        \(found.states), \(found.transitions) and \(found.levels) were found.
        """)
    } catch {
      throw CommandFailure(.internalError, "\(benchmark.name) cannot be measured: \(error)")
    }
  }
}
