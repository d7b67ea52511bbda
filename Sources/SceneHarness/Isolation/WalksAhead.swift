// SPDX-License-Identifier: MIT

import UIKit

/// Long walks through a scene that another process makes while the scene is explored.
///
/// A copy of the process makes the very walks that will be made here, and leaves what comes of each step.
/// Whoever makes them here takes what was left, and executes what was not.
@MainActor
package final class WalksAhead {
  /// The walks that are made when it is worth a copy.
  private static var waiting: (() -> Void)?
  /// The walks that were begun.
  private static var current: WalksAhead?
  /// Where this process leaves what comes of steps, if it is a copy.
  private static var log: StepLog?

  private let log: StepLog
  #if os(Linux)
    private let worker: ForkedProcess

    private init?(_ walks: () -> Void) {
      guard StepCopy.mayBegin, let log = StepLog(),
        let worker = ForkedProcess({
          guard StepCopy.become() else { return }
          Self.log = log
          walks()
        })
      else { return nil }
      (self.log, self.worker) = (log, worker)
      if CopyPolicy.current.isPatient { while !worker.hasEnded(within: 1) {} }
    }
  #else
    private init?(_ walks: () -> Void) { return nil }
  #endif

  /// Lets a copy of this process make walks, if there is a processor for it, as soon as the exploration
  /// turns out to take long enough.
  package static func prepare(_ walks: @escaping () -> Void) {
    end()
    waiting = walks
  }

  /// Begins the walks that were prepared.
  static func beginWhatWaits() {
    guard let walks = waiting else { return }
    waiting = nil
    current = WalksAhead(walks)
  }

  /// Ends the copy.
  package static func end() {
    #if os(Linux)
      _ = current?.worker.kill()
    #endif
    (waiting, current) = (nil, nil)
  }

  /// Makes walks here, which the copy may have made.
  package static func make<Value>(_ walks: () throws -> Value) rethrows -> Value {
    isWalking = true
    defer { isWalking = false }
    return try walks()
  }

  private static var isWalking = false

  /// Whether this process makes walks for another one.
  static var isCopy: Bool { log != nil }

  /// Leaves what has come of a step, unless something was written that has to be written elsewhere.
  static func leave(_ record: StepRecord, of path: [String]) {
    guard StepCopy.hasWrittenNothing() else { return }
    log?.append(record, of: path)
  }

  /// How many steps were taken by copies.
  private(set) static var count = 0

  /// What has come of a step, if it was taken; it is told once.
  static func takeRecord(of path: [String]) -> StepRecord? {
    let record = isWalking ? current?.log.take(path) : nil
    if record != nil { count += 1 }
    return record
  }
}
