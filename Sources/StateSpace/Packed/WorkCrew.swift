// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// Threads that work off numbered parts together; no part waits for another.
struct WorkCrew: Sendable {
  let jobs: Int

  /// Runs the parts 0, 1, 2, … on all threads, and returns when all have ended.
  func run(parts: Int, _ work: @Sendable (Int) -> Void) {
    guard jobs > 1, parts > 1 else {
      for part in 0..<max(parts, 0) { work(part) }
      return
    }
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: min(jobs, parts)) { _ in
      while true {
        let part = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard part < parts else { return }
        work(part)
      }
    }
  }
}
