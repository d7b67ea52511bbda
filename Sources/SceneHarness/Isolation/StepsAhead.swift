// SPDX-License-Identifier: MIT

import Foundation
import UIKit
import UIKitSemantics

/// Steps that other processes take before they are asked for.
///
/// Whoever explores takes the steps of a level from the first one on; copies of the process, one for each
/// processor that has nothing to do, take them from the last one on. Where the two meet, what is left was
/// taken already. A step that ends a copy, that does not return, or whose outcome cannot be handed over is
/// taken where it is asked for, as if there were no copies: the exploration is the same for any number.
@MainActor
final class StepsAhead {
  /// A step, and what comes of it.
  struct Step: Sendable {
    let action: SceneActor.Action
    let start: SceneArrival
    let behavior: UIKitBehavior
    /// Executes it.
    let record: @Sendable () -> StepRecord?
  }

  /// The steps of the level that is explored.
  private static var current: StepsAhead?
  /// How many steps of all levels there were, and how many of them copies have taken.
  private(set) static var counts = (all: 0, taken: 0)

  /// Lets copies of this process take steps, in place of those that were taken before.
  nonisolated static func begin(_ steps: [Step]) {
    #if os(Linux)
      MainThread.run {
        current?.end()
        current = nil
        current = StepsAhead(steps)
      }
    #endif
  }

  /// What has come of a step, if it was taken.
  static func takeRecord(
    of action: SceneActor.Action, at start: SceneArrival, under behavior: UIKitBehavior
  ) -> StepRecord? {
    #if os(Linux)
      current?.record(of: action, at: start, under: behavior)
    #else
      nil
    #endif
  }

  #if !os(Linux)
    static var processorTime: Int { 0 }
    static func noteStep(since start: Int) {}
  #else
    /// For fewer nanoseconds of work copies are not made: that takes a while, too.
    private static let worthwhile = 150_000_000
    /// How many nanoseconds the steps took that were taken here, and how many these were.
    private static var effort = (steps: 0, time: 0)

    /// How many nanoseconds of processor time this process has had: other clocks are the scene's.
    static var processorTime: Int {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    /// Notes how long a step took.
    static func noteStep(since start: Int) {
      effort = (effort.steps + 1, effort.time + processorTime - start)
    }

    /// Whether it takes long enough to take so many steps.
    private static func isWorthwhile(_ steps: Int) -> Bool {
      CopyPolicy.current.isPatient
        || effort.steps > 0 && effort.time / effort.steps * steps > worthwhile
    }

    private let steps: [Step]
    /// Where the steps from each state begin.
    private let places: [ObjectIdentifier: Int]
    private let board: OutcomeBoard
    private var workers: [ForkedProcess] = []

    private init?(_ steps: [Step]) {
      guard steps.count > 1, StepCopy.mayBegin, Self.isWorthwhile(steps.count),
        let board = OutcomeBoard(steps: steps.count)
      else { return nil }
      (self.steps, self.board) = (steps, board)
      places = Dictionary(
        steps.enumerated().map { (ObjectIdentifier($1.start), $0) }, uniquingKeysWith: min)
      WalksAhead.beginWhatWaits()
      for _ in 0..<min(StepCopy.most, steps.count) {
        if let worker = ForkedProcess({ work() }) { workers.append(worker) }
      }
      Self.counts.all += steps.count
      if CopyPolicy.current.isPatient {
        for worker in workers { while !worker.hasEnded(within: 1) {} }
      }
    }

    /// Ends the copies.
    private func end() { for worker in workers { _ = worker.kill() } }

    /// Takes steps, from the last one on, until they were all taken.
    private func work() {
      guard StepCopy.become() else { return }
      while let place = board.next() {
        var writer = ValueWriter()
        if let record = steps[place].record() { writer.write(record) }
        if StepCopy.hasWrittenNothing(), writer.isWhole, !writer.bytes.isEmpty {
          board.leave(writer.bytes, of: place)
        }
      }
    }

    private func record(
      of action: SceneActor.Action, at start: SceneArrival, under behavior: UIKitBehavior
    ) -> StepRecord? {
      guard let first = places[ObjectIdentifier(start)],
        let place = steps[first...].prefix(while: { $0.start === start })
          .firstIndex(where: { $0.action == action && $0.behavior == behavior })
      else { return nil }
      return board.bytes(of: place).map {
        Self.counts.taken += 1
        var reader = ValueReader($0)
        return reader.read(StepRecord.self)
      }
    }
  #endif
}
