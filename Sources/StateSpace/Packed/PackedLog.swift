// SPDX-License-Identifier: MIT

import Synchronization

/// The words of one level or of all, in blocks that never move.
final class PackedLog: Sendable {
  /// Some words that lie side by side.
  struct Chunk: @unchecked Sendable {
    let base: UnsafeMutablePointer<UInt64>
    let count: Int

    var words: UnsafeBufferPointer<UInt64> { UnsafeBufferPointer(start: base, count: count) }

    /// The same words in pieces of a size at which threads share work.
    func pieces(of size: Int) -> [Chunk] {
      stride(from: 0, to: count, by: size).map {
        Chunk(base: base + $0, count: min(size, count - $0))
      }
    }
  }

  /// Memory for some words.
  final class Block: @unchecked Sendable {
    let memory: PageMemory

    init?(words: Int) {
      guard let memory = PageMemory(words: words) else { return nil }
      self.memory = memory
    }

    var words: Int { memory.capacity }
  }

  private struct Shelf {
    var inUse: [Block] = []
    var free: [Block] = []
  }

  static let smallestBlock = 1 << 12
  static let largestBlock = 1 << 17

  private let shelf = Mutex(Shelf())

  /// Hands out a block, one that was given back if there is one that is large enough.
  func makeBlock(words: Int) -> Block {
    shelf.withLock { shelf in
      if let index = shelf.free.firstIndex(where: { $0.words >= words }) {
        let block = shelf.free.remove(at: index)
        shelf.inUse.append(block)
        return block
      }
      guard let block = Block(words: words) else { fatalError("The system has no memory left.") }
      shelf.inUse.append(block)
      return block
    }
  }

  /// Takes blocks back.
  func recycle(_ blocks: [Block]) {
    shelf.withLock { shelf in
      for block in blocks {
        shelf.inUse.removeAll { $0 === block }
        shelf.free.append(block)
      }
    }
  }

  /// How much memory the blocks have, in bytes.
  var bytes: Int {
    shelf.withLock { shelf in
      (shelf.inUse + shelf.free).reduce(0) { $0 + $1.words } * MemoryLayout<UInt64>.stride
    }
  }
}

/// Where one thread writes the words that it found.
struct PackedLogWriter: ~Copyable {
  private let log: PackedLog
  private var block: PackedLog.Block?
  private var blocks: [PackedLog.Block] = []
  private var runs: [PackedLog.Chunk] = []
  private var start: UnsafeMutablePointer<UInt64>?
  private var size = PackedLog.smallestBlock
  private var room = 0
  private(set) var next: UnsafeMutablePointer<UInt64>?

  init(_ log: PackedLog) {
    self.log = log
  }

  /// A place where so many words can be written side by side.
  mutating func place(for count: Int) -> UnsafeMutablePointer<UInt64> {
    if let next, room >= count { return next }
    endRun()
    let block = log.makeBlock(words: max(size, count))
    size = min(2 * size, PackedLog.largestBlock)
    self.block = block
    blocks.append(block)
    room = block.words
    start = block.memory.base
    next = block.memory.base
    return block.memory.base
  }

  /// Notes that words were written at the place.
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

  /// The words written since the last call.
  mutating func takeRuns() -> [PackedLog.Chunk] {
    endRun()
    defer { runs = [] }
    return runs
  }

  /// The blocks written since the last call; the next word goes to another.
  mutating func takeBlocks() -> [PackedLog.Block] {
    defer {
      blocks = []
      room = 0
      start = nil
      next = nil
    }
    return blocks
  }
}
