// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Synchronization

/// One line on the standard error that is drawn over again while an exploration runs.
///
/// `end()` takes it away, so that nothing is left of it between the lines of the result.
final class ProgressLine: Sendable {
  private struct State {
    var label = ""
    var knownDefects: Set<String> = []
    /// How many violations have been shown.
    var told = 0
    var start: Duration
    var lastDrawing: Duration?
  }

  private static let erasure = "\r\u{1B}[2K"
  private let output: Output
  private let isActive: Bool
  private let now: @Sendable () -> Duration
  /// At least this much time is between two drawings.
  private let interval: Duration
  private let state: Mutex<State>

  /// A line that is drawn if it is active; `now` is the time since some moment in the past.
  ///
  /// Where several processes draw it, each does so less often, so that it can be read.
  init(
    _ output: Output, isActive: Bool, processes: Int = 1,
    now: @escaping @Sendable () -> Duration = ProgressLine.clock()
  ) {
    self.output = output
    self.isActive = isActive
    self.now = now
    interval = .milliseconds(processes == 1 ? 100 : 500 * processes)
    state = Mutex(State(start: now()))
  }

  /// The time since now.
  static func clock() -> @Sendable () -> Duration {
    let start = ContinuousClock.now
    return { start.duration(to: .now) }
  }

  /// Begins with another exploration; the known defects are no news.
  func begin(_ label: String, knownDefects: [KnownDefect] = []) {
    let now = now()
    state.withLock { state in
      state.label = label
      state.knownDefects = Set(knownDefects.map(\.property))
      state.told = 0
      state.start = now
    }
  }

  /// Shows how far the exploration has come, unless the line was drawn a moment ago, and each new
  /// violation on a line that stays.
  ///
  /// Under every behavior of UIKit violations are no news: a verdict that depends on one is no failure.
  func show(_ progress: Progress, underEveryBehavior isEvery: Bool = false) {
    guard isActive else { return }
    let now = now()
    state.withLock { state in
      for violation in progress.violations.dropFirst(state.told)
      where !isEvery && !state.knownDefects.contains(violation.property) {
        output.writeError("\(Self.erasure)\(Self.text(state.label, violation))\n")
        state.lastDrawing = nil
      }
      if !isEvery { state.told = progress.violations.count }
      if let last = state.lastDrawing, now - last < interval { return }
      state.lastDrawing = now
      let text = Self.text(state.label, progress, time: now - state.start)
      output.writeError(Self.erasure + text.prefix(max(0, output.columns - 1)))
    }
  }

  /// Takes the line away.
  func end() {
    state.withLock { state in
      if state.lastDrawing != nil { output.writeError(Self.erasure) }
      state.lastDrawing = nil
    }
  }

  private static func text(_ label: String, _ violation: Progress.Violation) -> String {
    "\(label): '\(violation.property)' is violated in \(violation.depth) "
      + (violation.depth == 1 ? "step" : "steps")
  }

  private static func text(_ label: String, _ progress: Progress, time: Duration) -> String {
    let seconds = time / .seconds(1)
    let rate = seconds > 0 ? Int(Double(progress.states) / seconds) : 0
    let forecast = progress.forecast.map {
      ", memory after this depth about \(ByteCount(bytes: $0).rounded)"
    }
    return "\(label): \(progress.states) states, \(rate) states/s, depth \(progress.depth), "
      + "frontier \(progress.frontier)\(forecast ?? "")"
  }
}

/// When progress is shown.
enum ProgressMode: String, CaseIterable, Sendable {
  /// If the standard error is a terminal and the user does not want quiet.
  case auto
  case always
  case never

  static let option = Command.Option(
    name: "progress", value: "when", help: "Whether to show progress; 'auto' does on a terminal.",
    kind: .choice(allCases.map(\.rawValue)), fallback: auto.rawValue)

  func isActive(on output: Output, isQuiet: Bool) -> Bool {
    switch self {
    case .auto: output.isErrorTerminal && !isQuiet
    case .always: true
    case .never: false
    }
  }
}
