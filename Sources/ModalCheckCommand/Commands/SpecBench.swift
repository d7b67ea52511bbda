// SPDX-License-Identifier: MIT

import Benchmarks
import Foundation
import ModalHarness
import Reporting
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
    var row = Row(name: spec.identifier)
    row.bytesPerState = try bytesPerState(of: spec.variants, in: spec.identifier)
    row.executionsPerSecond = try executionsPerSecond(of: spec.variants, in: spec.identifier)
    // Under the default behavior and under every one in turns, so that both meet the same machine.
    var (alone, together): ([Timing], [Timing]) = ([], [])
    for _ in 0..<rounds {
      alone.append(try round(of: spec, into: &row))
      let (found, timing) = try pass(over: spec, underEveryBehavior: true)
      together.append(timing)
      row.questions = Set(found.flatMap(\.questions)).count
    }
    row.timing = .median(alone)
    row.everyBehavior = Timing.median(together).user / row.timing.user
    return row
  }

  /// Explores all variants, again and again if that is quick, and returns how long it takes once.
  private func round<S: Spec>(of spec: S, into row: inout Row) throws(CommandFailure) -> Timing {
    var total = Timing(wall: 0, user: 0)
    var passes = 0.0
    while total.wall < Self.roundSeconds {
      let (found, timing) = try pass(over: spec)
      row.states = found.map(\.states).reduce(0, +)
      row.transitions = found.map(\.transitions).reduce(0, +)
      total.wall += timing.wall
      total.user += timing.user
      passes += 1
    }
    return Timing(wall: total.wall / passes, user: total.user / passes)
  }

  /// What is told of an exploration.
  private struct Found: Codable {
    let states: Int
    let transitions: Int
    let questions: [Int]
  }

  /// Explores all variants once.
  ///
  /// They are made anew, as those of real code remember their steps.
  private func pass<S: Spec>(
    over spec: S, underEveryBehavior isEvery: Bool = false
  ) throws(CommandFailure) -> (found: [Found], timing: Timing) {
    let variants = spec.variants
    let (results, timing) = Timing.measure { variants.map { explored($0, isEvery) } }
    var found: [Found] = []
    for result in results { found.append(try unwrap(result, spec.identifier)) }
    return (found, timing)
  }

  /// Explores a variant, in another process where its app may end this one, as `explore` does.
  private func explored<App: Application>(
    _ variant: Variant<App>, _ isEvery: Bool
  ) -> Result<Found, ExplorationError> {
    let explore = { @Sendable () throws(ExplorationError) -> Found in
      let exploration =
        isEvery
        ? try variant.exploreEveryBehavior(limits: limits)
        : try explored(variant, checksDeterminism: true).get()
      return Found(
        states: exploration.distinct,
        transitions: exploration.generated - exploration.system.initialStates.count,
        questions: exploration.askedQuestions)
    }
    let text = variant.isolate { try ReportCoding.encode(explore()) }
    if let found: Found = text.flatMap({ try? ReportCoding.decode($0) }) { return .success(found) }
    return Result { () throws(ExplorationError) in try explore() }
  }

  /// Explores a variant in this process.
  ///
  /// Where it is not timed, nothing is executed a second time: that takes most of the time of an
  /// app with many views.
  func explored<App: Application>(
    _ variant: Variant<App>, checksDeterminism: Bool = false
  ) -> Result<Exploration<Variant<App>.System>, ExplorationError> {
    Result { () throws(ExplorationError) in
      try variant.explore(
        limits: limits,
        configure: { ($0.jobs, $0.checksDeterminism) = (1, checksDeterminism) })
    }
  }

  func unwrap<Value>(
    _ result: Result<Value, ExplorationError>, _ spec: String
  ) throws(CommandFailure) -> Value {
    try internally("\(spec) cannot be measured") { try result.get() }
  }

  /// How long `explore` takes for all specs, with every behavior, whole spaces and strengths.
  func mainCommand(_ secondProcess: SecondProcess) throws(CommandFailure) -> Timing {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let words = ["explore", "--quiet", "--output", folder.path, "--depth", "\(limits.depth ?? 0)"]
    let (result, timing) = Timing.measure {
      Result { () throws(CommandFailure) in try secondProcess.output(words) }
    }
    _ = try result.get()
    return timing
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

  static func text(ofMainCommand timing: Timing, exploringOnce seconds: Double) -> String {
    """
    'modalcheck explore' takes \(BenchTable.number(timing.user, digits: 1)) s of CPU, \
    \(BenchTable.number(timing.user / seconds, digits: 1)) times as much as exploring every spec \
    once, and \(BenchTable.number(timing.wall, digits: 1)) s of wall clock.

    """
  }

  /// The name to the left, figures to the right.
  private static func line(_ cells: [String]) -> String {
    let figures = cells.dropFirst().map { cell in
      String(repeating: " ", count: max(1, 11 - cell.count)) + cell
    }
    return "  \((cells.first ?? "").padded(to: 30))\(figures.joined())\n"
  }
}
