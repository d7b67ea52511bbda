// SPDX-License-Identifier: MIT

#if os(Linux)
  import Synchronization

  /// Where processes leave the outcomes of numbered steps for the one that asks for them in order.
  final class OutcomeBoard: Sendable {
    /// How many bytes all outcomes may take; what is not written takes none.
    private static let room = 1 << 28

    private let memory: SharedBlock
    private let size: Int

    /// Makes room for the outcomes of so many steps; fails if the system has no memory for it.
    init?(steps count: Int) {
      size = Self.header(of: count) + Self.room
      guard let memory = SharedBlock(bytes: size) else { return nil }
      self.memory = memory
      end.pointee.store(count, ordering: .relaxed)
      used.pointee.store(Self.header(of: count), ordering: .relaxed)
    }

    // Three numbers stand first, then two for each step: where its outcome begins, and how long it is.

    private static func header(of count: Int) -> Int { 8 * (3 + 2 * count) }

    private func number(_ place: Int) -> UnsafeMutablePointer<Atomic<Int>> {
      (memory.base + 8 * place).assumingMemoryBound(to: Atomic<Int>.self)
    }

    /// The first step that somebody takes from the end.
    private var end: UnsafeMutablePointer<Atomic<Int>> { number(0) }
    /// The step that was asked for last.
    private var front: UnsafeMutablePointer<Atomic<Int>> { number(1) }
    /// How many bytes are in use.
    private var used: UnsafeMutablePointer<Atomic<Int>> { number(2) }

    // MARK: - From the end

    /// Returns the last step that nobody has taken; `nil` if all are.
    func next() -> Int? {
      let place = end.pointee.subtract(1, ordering: .relaxed).newValue
      return place > front.pointee.load(ordering: .relaxed) ? place : nil
    }

    /// Leaves the outcome of a step, if there is room.
    func leave(_ outcome: [UInt8], of place: Int) {
      let start = used.pointee.add(outcome.count, ordering: .relaxed).oldValue
      guard start + outcome.count <= size else { return }
      UnsafeMutableRawBufferPointer(start: memory.base + start, count: outcome.count)
        .copyBytes(from: outcome)
      number(3 + 2 * place).pointee.store(start, ordering: .relaxed)
      number(4 + 2 * place).pointee.store(outcome.count, ordering: .releasing)
    }

    // MARK: - From the first one on

    /// The outcome of the step that is asked for next, if it was left; nobody takes the step any more.
    func bytes(of place: Int) -> UnsafeRawBufferPointer? {
      front.pointee.store(place, ordering: .relaxed)
      let count = number(4 + 2 * place).pointee.load(ordering: .acquiring)
      guard count > 0 else { return nil }
      let start = number(3 + 2 * place).pointee.load(ordering: .relaxed)
      return UnsafeRawBufferPointer(start: memory.base + start, count: count)
    }
  }
#endif
