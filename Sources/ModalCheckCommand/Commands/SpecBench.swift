// SPDX-License-Identifier: MIT

import Benchmarks
import Foundation
import ModalHarness
import StateSpace

/// `modalcheck bench --specs`: how fast specs are explored, through all layers of the harness.
struct SpecBench {
  /// What was measured of a spec, all its variants together.
  struct Row {
    var name: String
    var states = 0
    var transitions = 0
    var timing = Timing(wall: 0, user: 0)
    /// The growth of the process for each state that it then held.
    var bytesPerState: Double?
    /// How many actions of real code are executed a second; `nil` where all apps are values.
    var executionsPerSecond: Double?
    /// How many times as long it takes to explore every behavior of UIKit, as far.
    var everyBehavior = 0.0
    /// How many open questions are then asked.
    var questions = 0
  }

  let rounds: Int
  /// How far each variant is explored.
  let limits: Limits

  /// A round is at least so long, in seconds; small specs are explored again and again.
  static let roundSeconds = 0.1
  /// So many states are held at once to see what one takes, if that is quick.
  private static let sample = 20_000
  private static let sampleSeconds = 1.0

  /// Measures one spec with one thread, under the default behavior.
  func measure<S: Spec>(_ spec: S) throws(CommandFailure) -> Row {
    let variants = spec.variants
    var row = Row(name: spec.identifier)
    row.bytesPerState = try bytesPerState(of: variants, in: spec.identifier)
    row.timing = .median(
      try (0..<rounds).map { _ throws(CommandFailure) in try round(of: variants, into: &row) })
    row.executionsPerSecond = try executionsPerSecond(of: variants, in: spec.identifier)
    try compareEveryBehavior(of: variants, into: &row)
    return row
  }

  /// Explores under the default behavior and under every one in turns, and compares the medians.
  private func compareEveryBehavior<App: Application>(
    of variants: [Variant<App>], into row: inout Row
  ) throws(CommandFailure) {
    var asked: Set<Int> = []
    var (alone, together): ([Timing], [Timing]) = ([], [])
    for _ in 0..<rounds {
      var sums = (alone: Timing(wall: 0, user: 0), together: Timing(wall: 0, user: 0))
      for variant in variants {
        let (first, timing) = Timing.measure { explored(variant) }
        _ = try unwrap(first, row.name)
        sums.alone.wall += timing.wall
        sums.alone.user += timing.user
        let (second, other) = Timing.measure {
          Result { () throws(ExplorationError) in
            try variant.exploreEveryBehavior(limits: limits)
          }
        }
        asked.formUnion(try unwrap(second, row.name).askedQuestions)
        sums.together.wall += other.wall
        sums.together.user += other.user
      }
      alone.append(sums.alone)
      together.append(sums.together)
    }
    // What other processes do for this one, as for real code, is not in its own time.
    let time = { (timing: Timing) in App.runsOnMainThread ? timing.wall : timing.user }
    row.everyBehavior = time(.median(together)) / time(.median(alone))
    row.questions = asked.count
  }

  /// Explores all variants, again and again if that is quick, and returns how long it takes once.
  private func round<App: Application>(
    of variants: [Variant<App>], into row: inout Row
  ) throws(CommandFailure) -> Timing {
    var total = Timing(wall: 0, user: 0)
    var passes = 0.0
    while total.wall < Self.roundSeconds {
      (row.states, row.transitions) = (0, 0)
      for variant in variants {
        let (result, timing) = Timing.measure { explored(variant) }
        let exploration = try unwrap(result, row.name)
        row.states += exploration.distinct
        row.transitions += exploration.generated - exploration.system.initialStates.count
        total.wall += timing.wall
        total.user += timing.user
      }
      passes += 1
    }
    return Timing(wall: total.wall / passes, user: total.user / passes)
  }

  func explored<App: Application>(
    _ variant: Variant<App>
  ) -> Result<Exploration<Variant<App>.System>, ExplorationError> {
    Result { () throws(ExplorationError) in
      try variant.explore(limits: limits, configure: { $0.jobs = 1 })
    }
  }

  func unwrap<Value>(
    _ result: Result<Value, ExplorationError>, _ spec: String
  ) throws(CommandFailure) -> Value {
    do { return try result.get() } catch {
      throw CommandFailure(.internalError, "\(spec) cannot be measured: \(error)")
    }
  }

  /// How much the process grows for each state if some explorations are held at once.
  private func bytesPerState<App: Application>(
    of variants: [Variant<App>], in spec: String
  ) throws(CommandFailure) -> Double? {
    FreeMemory.giveBack()
    guard let before = ProcessMemory.resident else { return nil }
    var held: [Exploration<Variant<App>.System>] = []
    var states = 0
    var seconds = 0.0
    repeat {
      for variant in variants {
        let (result, timing) = Timing.measure { explored(variant) }
        let exploration = try unwrap(result, spec)
        states += exploration.distinct
        seconds += timing.wall
        held.append(exploration)
      }
    } while states < Self.sample && seconds < Self.sampleSeconds
    FreeMemory.giveBack()
    let after = ProcessMemory.resident
    return withExtendedLifetime(held) {
      after.map { Double(max($0 - before, 0)) / Double(states) }
    }
  }
}

/// The rows of specs as a table for people.
struct SpecBenchTable {
  private static let header = [
    "spec", "states", "transitions", "wall ms", "user ms", "k states/s", "k trans/s", "B/state",
    "k exec/s", "× every", "questions",
  ]

  static let head = line(header)

  static func text(of row: SpecBench.Row) -> String {
    line([
      row.name, "\(row.states)", "\(row.transitions)",
      BenchTable.number(row.timing.wall * 1_000, digits: 1),
      BenchTable.number(row.timing.user * 1_000, digits: 1),
      BenchTable.number(Double(row.states) / row.timing.wall / 1e3, digits: 0),
      BenchTable.number(Double(row.transitions) / row.timing.wall / 1e3, digits: 0),
      row.bytesPerState.map { BenchTable.number($0, digits: 0) } ?? "",
      row.executionsPerSecond.map { BenchTable.number($0 / 1e3, digits: 1) } ?? "",
      BenchTable.number(row.everyBehavior, digits: 1), "\(row.questions)",
    ])
  }

  /// The name to the left, figures to the right.
  private static func line(_ cells: [String]) -> String {
    let figures = cells.dropFirst().map { cell in
      String(repeating: " ", count: max(1, 11 - cell.count)) + cell
    }
    return "  \((cells.first ?? "").padded(to: 30))\(figures.joined())\n"
  }
}
