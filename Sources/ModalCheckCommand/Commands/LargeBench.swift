// SPDX-License-Identifier: MIT

import Benchmarks
import StateSpace
import Synchronization

/// `modalcheck bench --large`: a hundred million states, and the memory that they take.
struct LargeBench {
  let benchmark: LargeBenchmark
  let memoryLimit: Int
  let jobs: Int
  let output: Output

  /// Explores the model, and tells on the way what the next level will take.
  ///
  /// - Throws: A failure if the memory is not enough, or if the counts are wrong.
  func run() throws(CommandFailure) {
    let counts = benchmark.counts
    output.write(
      """
      \(benchmark.name): \(counts.states) states, \(counts.transitions) transitions, \
      \(counts.levels) levels, threads: \(jobs), memory: at most \(ByteCount(bytes: memoryLimit))

      """)
    let announced = Announcements(output)
    let result = try internally(benchmark.name) {
      try benchmark.run(memoryLimit: memoryLimit, jobs: jobs) { announced.tell($0) }
    }
    try check(result)
    output.write(text(of: result))
  }

  private func check(_ result: LargeBenchmark.Result) throws(CommandFailure) {
    if case .memory(let limit) = result.boundary {
      throw CommandFailure(
        .notAsExpected,
        """
        \(benchmark.name) ends at depth \(result.counts.levels - 1), after \
        \(result.counts.states) states: the next level does not fit into \
        \(ByteCount(bytes: limit)). Allow more with --memory.
        """)
    }
    guard result.counts == benchmark.counts else {
      throw CommandFailure(
        .notAsExpected,
        """
        \(benchmark.name) has unexpected counts: \(result.counts.states) states, \
        \(result.counts.transitions) transitions and \(result.counts.levels) levels were found.
        """)
    }
  }

  private func text(of result: LargeBenchmark.Result) -> String {
    let (counts, wall) = (result.counts, result.timing.wall)
    let rates = [
      "\(BenchTable.number(wall, digits: 1)) s",
      "\(BenchTable.number(Double(counts.states) / wall / 1e6, digits: 2)) M states/s",
      "\(BenchTable.number(Double(counts.transitions) / wall / 1e6, digits: 1)) M trans/s",
      "\(BenchTable.number(Double(result.bytes) / Double(counts.states), digits: 1)) B/state",
    ]
    let foresight = result.foresight.map { range in
      """
        predicted before each level: \(BenchTable.number(range.lowerBound, digits: 2)) to \
      \(BenchTable.number(range.upperBound, digits: 2)) times the actual memory

      """
    }
    return """
        \(result.verdict)
        \(rates.joined(separator: ", ")), at most \(ByteCount(bytes: result.bytes).rounded)
      \(foresight ?? "")
      """
  }

  /// Tells of levels, but not of all: of one that is foreseen to take twice what the last one told
  /// of did.
  private final class Announcements: Sendable {
    private static let least = 1 << 19
    private let output: Output
    private let told = Mutex(Announcements.least)

    init(_ output: Output) { self.output = output }

    func tell(_ stage: PackedStage) {
      guard let forecast = stage.forecast else { return }
      let isNews = told.withLock { told in
        guard forecast >= 2 * told else { return false }
        told = forecast
        return true
      }
      guard isNews else { return }
      output.write(
        """
          depth \(stage.depth): \(stage.states) states take \(ByteCount(bytes: stage.bytes).rounded); \
        predicted after the next level: \(ByteCount(bytes: forecast).rounded)

        """)
    }
  }
}
