// SPDX-License-Identifier: MIT

/// The buffer into which a packed system writes what can come next.
///
/// The explorer owns it and uses it again and again. It grows when it has to, so that a system need
/// not say in advance how many transitions a state can have.
struct PackedSuccessors: ~Copyable {
  private(set) var words: UnsafeMutablePointer<UInt64>
  /// How many states are in the buffer; those after several, if they were not taken out between.
  private(set) var count = 0
  /// How many words fit.
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    words = .allocate(capacity: capacity)
    words.initialize(repeating: 0, count: capacity)
  }

  deinit { words.deallocate() }

  /// Appends a state, if its transition is possible.
  ///
  /// That costs no branch that the machine may guess wrong; where it is not possible, any word will do.
  @inline(__always)
  mutating func append(_ word: UInt64, when isPossible: Bool = true) {
    if count >= capacity { makeRoom() }
    words[count] = word
    count &+= isPossible ? 1 : 0
  }

  mutating func removeAll() { count = 0 }

  @inline(never)
  private mutating func makeRoom() {
    let new = UnsafeMutablePointer<UInt64>.allocate(capacity: 2 * capacity)
    new.initialize(repeating: 0, count: 2 * capacity)
    new.update(from: words, count: capacity)
    words.deallocate()
    words = new
    capacity *= 2
  }
}
