// SPDX-License-Identifier: MIT

import Dispatch

/// Pieces of work of which somebody wants to know that all are done.
///
/// It is found before Dispatch's where a source file imports UIKit only.
public final class DispatchGroup: @unchecked Sendable {
  // Used on the main thread alone.
  private var count = 0
  private var waiting: [@MainActor () -> Void] = []

  /// Creates a group without work.
  public init() {}

  /// Work begins.
  public func enter() { count += 1 }

  /// Work is done.
  public func leave() {
    precondition(count > 0, "Unbalanced call to dispatch_group_leave()")
    count -= 1
    if count == 0 { tell() }
  }

  /// Does something when the clock fires it, once all work is done.
  @preconcurrency
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    file: StaticString = #fileID, line: UInt = #line, execute work: @escaping @MainActor () -> Void
  ) {
    waiting.append { queue.async(execute: work, file: file, line: line) }
    if count == 0 { tell() }
  }

  /// Does work of which somebody else knows, too, once all work is done.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    nonisolated(unsafe) let work = work
    notify(queue: queue) { work.perform() }
  }

  private func tell() {
    let told = waiting
    waiting = []
    MainActor.assumeIsolated { told.forEach { $0() } }
  }
}
