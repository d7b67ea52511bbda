// SPDX-License-Identifier: MIT

/// What the table and the log of a search hold.
struct PackedLayout {
  /// What a slot of the table holds.
  enum Slots {
    /// The one word of a state.
    case words
    /// A part of a state's fingerprint, and where the state lies in the log.
    case positions
    /// The fingerprint of a state, which may be that of another too.
    case fingerprints
  }

  /// So many states have positions of 32 bits, with as many to spare for the ends of blocks.
  static let mostPositions = 1 << 31

  /// How many words a state has.
  let width: Int
  let slots: Slots
  /// Whether all states stay in memory, or only those of two levels.
  let keepsLog: Bool

  init(width: Int, isCompact: Bool, keepsLog: Bool) {
    precondition((1...4).contains(width), "A state has one to four words.")
    self.width = width
    // A single word is its own fingerprint.
    slots = width == 1 ? .words : isCompact ? .fingerprints : .positions
    self.keepsLog = keepsLog || slots == .positions
  }

  /// How many states lie in the log when a level is to be expanded.
  func held(known: Int, level: Int) -> Int { keepsLog ? known : level }

  /// The bytes of a table with some slots and a log of some states.
  func bytes(capacity: Int, held: Int) -> Int {
    (capacity + held * width) * MemoryLayout<UInt64>.stride
  }
}
