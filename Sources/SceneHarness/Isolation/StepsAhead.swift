// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
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

  /// How steps are taken ahead, for tests.
  struct Policy: Sendable {
    /// How many copies there are at most; `nil` for one for each processor that has nothing to do.
    var copies: Int?
    /// Whether it is waited for the copies, so that they take all steps but the first.
    var isPatient = false
  }

  @TaskLocal static var policy = Policy()

  /// The steps of the level that is explored.
  private static var current: StepsAhead?
  /// How many steps of all levels there were, and how many of them copies have taken.
  private(set) static var counts = (all: 0, taken: 0)

  /// Lets copies of this process take steps, in place of those that were taken before.
  nonisolated static func begin(_ steps: [Step]) {
    #if os(Linux)
      MainThread.run {
        current?.end()
        current = SceneJournal.isPrepared ? StepsAhead(steps) : nil
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

  #if os(Linux)
    /// Fewer steps are taken sooner than copies are made.
    private static let fewest = 12

    private let steps: [Step]
    /// Where the steps from each state begin.
    private let places: [ObjectIdentifier: Int]
    private let board: OutcomeBoard
    private var workers: [ForkedProcess] = []

    private init?(_ steps: [Step]) {
      let count = min(Self.policy.copies ?? Processors.shared.others, steps.count / Self.fewest)
      guard count > 0, InstrumentedCode.inThisProcess == nil, ForkedWorkers.areSafe,
        let board = OutcomeBoard(steps: steps.count)
      else { return nil }
      (self.steps, self.board) = (steps, board)
      places = Dictionary(
        steps.enumerated().map { (ObjectIdentifier($1.start), $0) }, uniquingKeysWith: min)
      for _ in 0..<count {
        if let worker = ForkedProcess({ work() }) { workers.append(worker) }
      }
      Self.counts.all += steps.count
      if Self.policy.isPatient {
        for worker in workers { while !worker.hasEnded(within: 1) {} }
      }
    }

    /// Ends the copies.
    private func end() { for worker in workers { _ = worker.kill() } }

    /// Takes steps, from the last one on, until they were all taken.
    private func work() {
      Self.current = nil
      SceneJournal.use(SceneJournal.current.silent)
      // Who has no copies of its own goes first.
      _ = nice(10)
      guard let errors = ProcessOutput() else { return }
      errors.redirectErrors()
      while let place = board.next() {
        var writer = ValueWriter()
        if let record = steps[place].record() { writer.write(record) }
        // What is written there has to be written where the step is asked for.
        if errors.isEmpty, writer.isWhole, !writer.bytes.isEmpty {
          board.leave(writer.bytes, of: place)
        }
        errors.clear()
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
