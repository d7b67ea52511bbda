// SPDX-License-Identifier: MIT

package import StateSpace

/// A model so large that levels are forgotten once they are behind: how far a machine's memory goes.
package struct LargeBenchmark: Sendable {
  let system: Counters

  package static let standard = LargeBenchmark(Counters(count: 8, values: 10))

  init(_ system: Counters) { self.system = system }

  package var name: String { "counters-\(system.count)-\(system.values)" }

  package var counts: Benchmark.Counts {
    Benchmark.Counts(
      states: system.states, transitions: system.transitions, levels: system.levels)
  }

  package struct Result: Sendable {
    /// What was found; bounded if the memory was not enough.
    let exploration: PackedExploration
    package let timing: Timing

    package var boundary: Boundary { exploration.boundary }
    package var verdict: Verdict { exploration.verdict }

    package var counts: Benchmark.Counts {
      Benchmark.Counts(
        states: exploration.states, transitions: exploration.transitions,
        levels: exploration.levels.count)
    }

    /// The most bytes that the table and the states took.
    package var bytes: Int { exploration.memory.stages.map(\.bytes).max() ?? 0 }

    /// The least and the greatest that a forecast was, divided by what came true; `nil` if there was
    /// none.
    package var foresight: ClosedRange<Double>? {
      let stages = exploration.memory.stages
      let ratios = zip(stages, stages.dropFirst()).compactMap { stage, next in
        stage.forecast.map { Double($0) / Double(next.bytes) }
      }
      guard let least = ratios.min(), let greatest = ratios.max() else { return nil }
      return least...greatest
    }
  }

  /// Explores the model once, without the log.
  ///
  /// - Parameters:
  ///   - memoryLimit: The bytes that it may take; it ends before it takes more.
  ///   - jobs: How many threads there are.
  ///   - progress: Told before each level what it will presumably take.
  /// - Returns: What was found.
  /// - Throws: An error if the system refuses the memory to begin with.
  package func run(
    memoryLimit: Int, jobs: Int, progress: (@Sendable (PackedStage) -> Void)? = nil
  ) throws -> Result {
    var explorer = PackedExplorer(system: system, memoryLimit: memoryLimit, jobs: jobs)
    explorer.keepsLog = false
    explorer.progress = progress
    let (exploration, timing) = try Timing.measure { try explorer.explore() }
    return Result(exploration: exploration, timing: timing)
  }
}
