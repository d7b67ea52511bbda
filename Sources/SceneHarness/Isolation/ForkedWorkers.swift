// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Copies of this process that do pieces of work at the same time, so that work which one thread has
/// to do, as with objects of UIKit, is done on all cores.
package enum ForkedWorkers {
  /// Whether there is no other thread, which could hold a lock that a copy would wait for in vain.
  ///
  /// Only Linux can copy a process safely.
  package static var areSafe: Bool {
    #if os(Linux)
      let threads = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
      return threads?.count == 1
    #else
      return false
    #endif
  }

  /// Does pieces of work in copies of this process: each takes the next piece that none has taken.
  ///
  /// - Parameters:
  ///   - count: How many pieces there are.
  ///   - processes: How many copies do them.
  ///   - work: Does a piece and returns what is to be left of it.
  /// - Returns: What was left of each piece; `nil` where that was nothing, or where the work has ended
  ///   its process.
  package static func texts(
    ofPieces count: Int, processes: Int, _ work: (Int) -> String?
  ) -> [String?] {
    #if os(Linux)
      guard let taken = SharedBlock(bytes: 8) else { return Array(repeating: nil, count: count) }
      let next = taken.base.bindMemory(to: Atomic<Int>.self, capacity: 1)
      let reports = (0..<count).map { _ in ProcessReport() }
      let workers = (0..<processes).compactMap { _ in
        ForkedProcess {
          while case let piece = next.pointee.add(1, ordering: .relaxed).oldValue, piece < count {
            if let text = work(piece) { reports[piece].leave(text) }
          }
        }
      }
      for worker in workers { _ = worker.wait() }
      return withExtendedLifetime(taken) { reports.map(\.text) }
    #else
      return Array(repeating: nil, count: count)
    #endif
  }
}
