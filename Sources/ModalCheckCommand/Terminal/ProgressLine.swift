// SPDX-License-Identifier: MIT

import Foundation
import StateSpace
import Synchronization

/// One line on the standard error that is drawn over again while an exploration runs.
final class ProgressLine: Sendable {
  private struct State {
    var lastDraw: Date?
    var start = Date()
    var label = ""
    var isVisible = false
  }

  private let output: Output
  private let isActive: Bool
  private let state = Mutex(State())
  /// A line is drawn at most so often, in seconds.
  private static let interval = 0.1

  init(_ output: Output, isActive: Bool) {
    self.output = output
    self.isActive = isActive
  }

  /// Begins with another exploration.
  func begin(_ label: String) {
    state.withLock { state in
      state.label = label
      state.start = Date()
    }
  }

  /// Shows how far the exploration has come, unless the line was drawn a moment ago.
  func show(_ progress: StateSpace.Progress) {
    guard isActive else { return }
    let now = Date()
    let line = state.withLock { state -> String? in
      if let last = state.lastDraw, now.timeIntervalSince(last) < Self.interval { return nil }
      state.lastDraw = now
      state.isVisible = true
      return Self.text(
        state.label, progress, seconds: now.timeIntervalSince(state.start),
        columns: output.columns)
    }
    if let line { output.writeError("\r\u{1B}[2K\(line)") }
  }

  /// Takes the line away.
  func end() {
    let wasVisible = state.withLock { state in
      defer { state.isVisible = false }
      return state.isVisible
    }
    if wasVisible { output.writeError("\r\u{1B}[2K") }
  }

  static func text(_ label: String, _ progress: StateSpace.Progress, seconds: Double, columns: Int)
    -> String
  {
    let rate = seconds > 0 ? Int(Double(progress.states) / seconds) : 0
    let text =
      "\(label): \(progress.states) states, \(rate) states/s, depth \(progress.depth), "
      + "frontier \(progress.frontier)"
    return String(text.prefix(columns - 1))
  }
}
