// SPDX-License-Identifier: MIT

import Synchronization

/// The states of all levels, in blocks that never move.
final class PackedLog: Sendable {
  /// Some states that lie side by side.
  struct Chunk: @unchecked Sendable {
    let base: UnsafeMutablePointer<UInt64>
    let count: Int

    var words: UnsafeBufferPointer<UInt64> { UnsafeBufferPointer(start: base, count: count) }

    /// The same states in pieces of a size at which threads share work.
    func pieces(of size: Int) -> [Chunk] {
      stride(from: 0, to: count, by: size).map {
        Chunk(base: base + $0, count: min(size, count - $0))
      }
    }
  }

  /// Memory for some states.
  final class Block: @unchecked Sendable {
    let memory: PageMemory
    /// How many states there is room for.
    let states: Int

    init?(states: Int) {
      guard let memory = PageMemory(words: states) else { return nil }
      self.memory = memory
      self.states = states
    }
  }

  static let smallestBlock = 1 << 12
  static let largestBlock = 1 << 17

  private let blocks = Mutex<[Block]>([])

  /// Hands out a block, which stays as long as the log.
  func makeBlock(states: Int) -> Block {
    guard let block = Block(states: states) else { fatalError("The system has no memory left.") }
    blocks.withLock { $0.append(block) }
    return block
  }

  /// How much memory the blocks have, in bytes.
  var bytes: Int {
    blocks.withLock { $0.reduce(0) { $0 + $1.memory.capacity } } * MemoryLayout<UInt64>.stride
  }
}

/// Where one thread writes the states that it found.
struct PackedLogWriter: ~Copyable {
  private let log: PackedLog
  private var runs: [PackedLog.Chunk] = []
  private var start: UnsafeMutablePointer<UInt64>?
  private var size = PackedLog.smallestBlock
  private var room = 0
  private(set) var next: UnsafeMutablePointer<UInt64>?

  init(_ log: PackedLog) {
    self.log = log
  }

  /// A place where so many states can be written side by side.
  mutating func place(for count: Int) -> UnsafeMutablePointer<UInt64> {
    if let next, room >= count { return next }
    endRun()
    let block = log.makeBlock(states: max(size, count))
    size = min(2 * size, PackedLog.largestBlock)
    room = block.states
    start = block.memory.base
    next = block.memory.base
    return block.memory.base
  }

  /// Notes that states were written at the place.
  mutating func advance(by count: Int) {
    next = next.map { $0 + count }
    room -= count
  }

  private mutating func endRun() {
    if let start, let next, next > start {
      runs.append(PackedLog.Chunk(base: start, count: next - start))
    }
    start = next
  }

  /// The states written since the last call.
  mutating func takeRuns() -> [PackedLog.Chunk] {
    endRun()
    defer { runs = [] }
    return runs
  }
}
