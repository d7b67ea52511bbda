// SPDX-License-Identifier: MIT

/// Some states, their words side by side.
struct PackedStateList {
  let width: Int
  private(set) var words: [UInt64] = []

  init(width: Int) { self.width = width }

  var count: Int { words.count / width }

  mutating func append(_ state: UnsafePointer<UInt64>) {
    for index in 0..<width { words.append(state[index]) }
  }
}

/// A set of states that is made once and asked often.
struct PackedStateSet: ~Copyable {
  private let width: Int
  /// The words of the states, in any order.
  private let words: UnsafeMutablePointer<UInt64>
  /// One more than the number of a state; zero where there is none.
  private let slots: UnsafeMutablePointer<Int>
  private let mask: Int

  init(_ states: PackedStateList) {
    width = states.width
    var size = 64
    while size < 4 * states.count { size *= 2 }
    mask = size - 1
    slots = .allocate(capacity: size)
    slots.initialize(repeating: 0, count: size)
    words = .allocate(capacity: states.words.count + 1)
    for (index, word) in states.words.enumerated() { words[index] = word }
    for index in 0..<states.count { slots[slot(of: words + index * width)] = index + 1 }
  }

  deinit {
    slots.deallocate()
    words.deallocate()
  }

  func contains(_ state: PackedWords) -> Bool {
    [state.first, state.second, state.third, state.fourth].withUnsafeBufferPointer { words in
      words.baseAddress.map { slots[slot(of: $0)] != 0 } ?? false
    }
  }

  func firstIndex(in successors: borrowing PackedSuccessors) -> Int? {
    for index in 0..<successors.count
    where slots[slot(of: successors.words + index * width)] != 0 { return index }
    return nil
  }

  /// Where a state is, or would be.
  private func slot(of state: UnsafePointer<UInt64>) -> Int {
    let hash = PackedFingerprint.make(state, count: width)
    var slot = Int(truncatingIfNeeded: hash >> 32) & mask
    while slots[slot] != 0, !isEqual(state, words + (slots[slot] - 1) * width) {
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func isEqual(_ one: UnsafePointer<UInt64>, _ other: UnsafePointer<UInt64>) -> Bool {
    for index in 0..<width where one[index] != other[index] { return false }
    return true
  }
}
