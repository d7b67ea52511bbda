// SPDX-License-Identifier: MIT

/// What a benchmark measured, as medians of some rounds.
package struct BenchmarkResult: Sendable {
  /// One way in which the model was explored.
  package struct Row: Sendable {
    /// Whether the table had its final size from the beginning.
    package let isSized: Bool
    package let jobs: Int
    package let timing: Timing
    /// The memory of the table and the log, divided by the number of states.
    package let bytesPerState: Double
    /// The transitions a second, divided by the probes a second that the machine is able to do with
    /// as many threads: by processor time for one thread, by time that passed for more.
    package let shareOfLimit: Double
    /// How many times faster it was than with one thread, by time that passed.
    package let speedup: Double?
  }

  package let benchmark: Benchmark
  /// The ways in which it was explored.
  package let rows: [Row]
  /// How long as many random probes took as there are transitions, for each number of threads.
  package let probes: [Int: Timing]
}

/// Why a benchmark says nothing.
package enum BenchmarkError: Error, Hashable {
  /// An exploration did not find the known counts, so its speed means nothing.
  case wrongCounts(model: String, found: Benchmark.Counts)
  /// The states, or the table of random probes, do not fit into the machine's memory.
  case outOfMemory
}

extension Benchmark {
  /// Explores the model in every way, some rounds of all ways in turn, and checks all counts.
  ///
  /// - Parameters:
  ///   - jobs: The number of threads to compare with one.
  ///   - rounds: How often everything is measured.
  /// - Returns: The medians.
  /// - Throws: An error if an exploration finds other counts than it should.
  package func measure(jobs: Int, rounds: Int) throws -> BenchmarkResult {
    guard let table = RandomProbes(states: counts.states) else { throw BenchmarkError.outOfMemory }
    let threads = jobs == 1 ? [1] : [1, jobs]
    let ways = Way.all(threads: threads)
    var outcomes: [[Outcome]] = ways.map { _ in [] }
    var probes: [Int: [Timing]] = [:]
    for _ in 0..<rounds {
      for count in threads {
        let (hits, timing) = Timing.measure { table.run(probes: counts.transitions, jobs: count) }
        precondition(hits > 0, "No probe found its word.")
        probes[count, default: []].append(timing)
      }
      for (index, way) in ways.enumerated() { outcomes[index].append(try checked(way)) }
    }
    let limits = probes.mapValues(Timing.median)
    return BenchmarkResult(
      benchmark: self, rows: rows(ways, outcomes, limits), probes: limits)
  }

  private struct Way: Hashable {
    let isSized: Bool
    let jobs: Int

    static func all(threads: [Int]) -> [Way] {
      [false, true].flatMap { isSized in threads.map { Way(isSized: isSized, jobs: $0) } }
    }
  }

  private func checked(_ way: Way) throws -> Outcome {
    try checked(Setting(jobs: way.jobs, expectedStates: way.isSized ? counts.states : nil))
  }

  func checked(_ setting: Setting) throws -> Outcome {
    let outcome = try explore(setting)
    guard outcome.counts == counts, outcome.isSafe else {
      throw BenchmarkError.wrongCounts(model: name, found: outcome.counts)
    }
    return outcome
  }

  private func rows(
    _ ways: [Way], _ outcomes: [[Outcome]], _ limits: [Int: Timing]
  ) -> [BenchmarkResult.Row] {
    let timings = outcomes.map { Timing.median($0.map(\.timing)) }
    return ways.indices.map { index in
      let way = ways[index]
      let alone = ways.firstIndex { $0.jobs == 1 && $0.isSized == way.isSized }
      let limit = limits[way.jobs] ?? Timing(wall: 0, user: 0)
      return BenchmarkResult.Row(
        isSized: way.isSized, jobs: way.jobs, timing: timings[index],
        bytesPerState: outcomes[index].map(\.bytesPerState).max() ?? 0,
        shareOfLimit: way.jobs == 1
          ? limit.user / timings[index].user : limit.wall / timings[index].wall,
        speedup: way.jobs == 1
          ? nil : alone.map { timings[$0].wall / timings[index].wall })
    }
  }
}
