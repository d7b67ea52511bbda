// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// Works on items side by side, and returns when all are done; a single worker is the caller.
///
/// Each worker takes the items in ascending order, but which worker gets which is a matter of
/// chance: nothing that is reported may depend on it.
///
/// - Parameters:
///   - jobs: The greatest number of workers.
///   - items: The number of items.
///   - body: Receives the number of the worker, which is busy with one item at a time, and the
///     number of the item.
@usableFromInline
package func inParallel(
  _ jobs: Int, items: Int, _ body: @Sendable (_ worker: Int, _ item: Int) -> Void
) {
  guard jobs > 1 else {
    for item in 0..<items { body(0, item) }
    return
  }
  let counter = ItemCounter()
  DispatchQueue.concurrentPerform(iterations: min(jobs, items)) { worker in
    while true {
      let item = counter.next()
      guard item < items else { return }
      body(worker, item)
    }
  }
}

private final class ItemCounter: Sendable {
  private let count = Atomic(0)

  func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).oldValue }
}
