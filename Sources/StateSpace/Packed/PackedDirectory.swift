// SPDX-License-Identifier: MIT

/// Finds the states of a log by their positions, which are numbers of 32 bits.
///
/// Entries are written before a thread can know of a position in them, and never change.
struct PackedDirectory: @unchecked Sendable {
  /// So many positions belong to one entry.
  static var blockStates: Int { PackedLog.largestBlock }
  private static var shift: UInt64 { 17 }
  private static var entries: Int { 1 << 15 }

  /// Addresses as numbers; zero where there is no block.
  private let memory: Entries
  private let bases: UnsafeMutablePointer<UInt64>
  private let width: Int

  private final class Entries: @unchecked Sendable {
    let memory: PageMemory

    init?(count: Int) {
      guard let memory = PageMemory(words: count) else { return nil }
      self.memory = memory
    }
  }

  init(width: Int) {
    guard let memory = Entries(count: Self.entries) else {
      fatalError("The system has no memory left.")
    }
    self.memory = memory
    bases = memory.memory.base
    self.width = width
  }

  /// Enters a block, and returns how many numbers it takes.
  func add(_ block: PackedLog.Block, number: Int) -> Int {
    let count = (block.states + Self.blockStates - 1) / Self.blockStates
    precondition(number + count <= Self.entries, "There are more states than positions.")
    for part in 0..<count {
      let base = block.memory.base + part * Self.blockStates * width
      bases[number + part] = UInt64(UInt(bitPattern: base))
    }
    return count
  }

  /// Where the words of the state at a position lie.
  @inline(__always)
  func state(at position: UInt64) -> UnsafePointer<UInt64>? {
    let base = bases[Int(truncatingIfNeeded: position >> Self.shift)]
    let offset = Int(truncatingIfNeeded: position & (1 << Self.shift - 1)) &* width
    return UnsafePointer<UInt64>(bitPattern: UInt(base)).map { $0 + offset }
  }
}
