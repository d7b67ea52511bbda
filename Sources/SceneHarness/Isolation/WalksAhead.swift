// SPDX-License-Identifier: MIT

import UIKit

/// Long walks through a scene that another process makes while the scene is explored.
///
/// A copy of the process makes the very walks that will be made here, and leaves what comes of each step.
/// Whoever makes them here takes what was left, and executes what was not.
@MainActor
package final class WalksAhead {
  /// The walks that were begun.
  private static var current: WalksAhead?
  /// Where this process leaves what comes of steps, if it is a copy.
  private static var log: StepLog?

  private let log: StepLog
  #if os(Linux)
    private let worker: ForkedProcess

    private init?(_ walks: () -> Void) {
      guard StepsAhead.mayBegin, let log = StepLog(),
        let worker = ForkedProcess({
          guard StepsAhead.becomeCopy() else { return }
          Self.log = log
          walks()
        })
      else { return nil }
      (self.log, self.worker) = (log, worker)
    }
  #else
    private init?(_ walks: () -> Void) { return nil }
  #endif

  /// Lets a copy of this process make walks, if there is a processor for it.
  package static func begin(_ walks: () -> Void) {
    end()
    current = WalksAhead(walks)
  }

  /// Ends the copy.
  package static func end() {
    #if os(Linux)
      _ = current?.worker.kill()
    #endif
    current = nil
  }

  /// Whether this process makes walks for another one.
  static var isCopy: Bool { log != nil }

  /// Leaves what has come of a step, unless something was written that has to be written elsewhere.
  static func leave(_ record: StepRecord, of path: [String]) {
    guard StepsAhead.hasWrittenNothing() else { return }
    log?.append(record, of: path)
  }

  /// What has come of a step, if it was taken; it is told once.
  static func takeRecord(of path: [String]) -> StepRecord? { current?.log.take(path) }
}
