// SPDX-License-Identifier: MIT

public import Combine

extension DispatchQueue: Scheduler {
  public func _schedule(after delay: Double, for reason: String, _ work: @escaping () -> Void)
    -> () -> Void
  {
    let item = DispatchWorkItem(block: work)
    schedule(item, after: delay, for: reason)
    return item.cancel
  }
}

extension OperationQueue: Scheduler {
  public func _schedule(after delay: Double, for reason: String, _ work: @escaping () -> Void)
    -> () -> Void
  { DispatchQueue.main._schedule(after: delay, for: reason, work) }
}
