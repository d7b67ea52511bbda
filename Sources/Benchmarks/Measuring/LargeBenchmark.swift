// SPDX-License-Identifier: MIT

public import StateSpace

/// A model so large that levels are forgotten once they are behind: how far a machine's memory goes.
public struct LargeBenchmark: Sendable {
  /// The model.
  public let system: Counters

  /// A hundred million states.
  public static let standard = LargeBenchmark(Counters(count: 8, values: 10))

  /// Makes a benchmark of a model, whose counts are known.
  public init(_ system: Counters) { self.system = system }

  /// How it is called.
  public var name: String { "counters-\(system.count)-\(system.values)" }

  /// The counts that the exploration has to find.
  public var counts: Benchmark.Counts {
    Benchmark.Counts(
      states: system.states, transitions: system.transitions, levels: system.levels)
  }

  /// What was found, and what it took.
  public struct Result: Sendable {
    /// What was found; bounded if the memory was not enough.
    public let exploration: PackedExploration<Counters>
    /// How long it took.
    public let timing: Timing

    /// The counts found.
    public var counts: Benchmark.Counts {
      Benchmark.Counts(
        states: exploration.states, transitions: exploration.transitions,
        levels: exploration.levels.count)
    }

    /// The most bytes that the table and the states took.
    public var bytes: Int { exploration.memory.stages.map(\.bytes).max() ?? 0 }

    /// The least and the greatest that a forecast was, divided by what came true; `nil` if there was
    /// none.
    public var foresight: ClosedRange<Double>? {
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
  public func run(
    memoryLimit: Int, jobs: Int, progress: (@Sendable (PackedStage) -> Void)? = nil
  ) throws -> Result {
    var explorer = PackedExplorer(system, memoryLimit: memoryLimit, jobs: jobs)
    explorer.keepsLog = false
    explorer.progress = progress
    let (exploration, timing) = try Timing.measure { try explorer.explore() }
    return Result(exploration: exploration, timing: timing)
  }
}
