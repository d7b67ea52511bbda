// SPDX-License-Identifier: MIT

import Dispatch
public import Synchronization

/// Several workers, each on a thread of its own while there is work.
@usableFromInline
final class Crew<System: TransitionSystem>: Sendable {
  /// One worker; only the thread that holds it uses it.
  @usableFromInline
  final class Member: Sendable {
    @usableFromInline let worker: Mutex<Worker<System>>

    @usableFromInline
    init(_ worker: Worker<System>) { self.worker = Mutex(worker) }
  }

  /// More threads than this are of no use to any machine.
  @inlinable static var largestSize: Int { 256 }
  /// So few states are not worth waking another thread for.
  @inlinable static var smallestWave: Int { 64 }
  /// So many states are expanded before the results are merged.
  @inlinable static var largestWave: Int { 8_192 }

  @usableFromInline let members: [Member]

  @usableFromInline
  init(of count: Int, like worker: Worker<System>) {
    members = (0..<count).map { _ in Member(worker.twin) }
  }

  /// Expands neighboring states; the batches come in the order of the states.
  @inlinable
  func expand(_ wave: Range<Int>, in store: StateStore<System>) -> [Batch<System>] {
    let parts = parts(of: wave)
    let batches = Mutex<[Batch<System>?]>(Array(repeating: nil, count: parts.count))
    inParallel(members.count, items: parts.count) { member, part in
      var batch = Batch<System>()
      self.members[member].worker.withLock { $0.expand(parts[part], in: store, into: &batch) }
      batches.withLock { $0[part] = batch }
    }
    return batches.withLock { $0.compactMap(\.self) }
  }

  /// Evaluates states that were stored just now.
  @inlinable
  func observe(_ states: Range<Int>, in store: StateStore<System>) {
    let parts = parts(of: states)
    inParallel(members.count, items: parts.count) { member, part in
      self.members[member].worker.withLock { $0.observe(parts[part], in: store) }
    }
  }

  /// Takes over what the workers have counted since the last call.
  @usableFromInline
  func takeTallies() -> [[Tally]] {
    members.map { member in member.worker.withLock { $0.evaluator.takeTallies() } }
  }

  /// Cuts a range into so many pieces that no thread waits long for the others.
  @usableFromInline
  func parts(of range: Range<Int>) -> [Range<Int>] {
    let size = max(16, (range.count + members.count * 8 - 1) / (members.count * 8))
    return stride(from: range.lowerBound, to: range.upperBound, by: size).map {
      $0..<min($0 + size, range.upperBound)
    }
  }
}
