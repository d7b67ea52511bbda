// SPDX-License-Identifier: MIT

/// The buffer into which a packed system writes what can come next.
///
/// The explorer owns it and uses it again and again. It grows when it has to, so that a system need
/// not say in advance how many transitions a state can have.
public struct PackedSuccessors: ~Copyable {
  @usableFromInline var words: UnsafeMutablePointer<UInt64>
  @usableFromInline var filled = 0
  /// How many words fit.
  @usableFromInline var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    words = .allocate(capacity: capacity)
    words.initialize(repeating: 0, count: capacity)
  }

  deinit { words.deallocate() }

  /// How many states are in the buffer; those after several, if they were not taken out between.
  @inlinable
  public var count: Int { filled }

  /// Appends a state, if its transition is possible.
  ///
  /// - Parameters:
  ///   - word: The state after the transition, at most 62 bits; any word, if it is not possible.
  ///   - isPossible: Whether the transition is possible: no branch that the machine may guess wrong.
  /// - Complexity: O(1), amortized.
  @inlinable @inline(__always)
  public mutating func append(_ word: UInt64, when isPossible: Bool = true) {
    if filled >= capacity { makeRoom() }
    words[filled] = word
    filled &+= isPossible ? 1 : 0
  }

  mutating func removeAll() { filled = 0 }

  @usableFromInline @inline(never)
  mutating func makeRoom() {
    let new = UnsafeMutablePointer<UInt64>.allocate(capacity: 2 * capacity)
    new.initialize(repeating: 0, count: 2 * capacity)
    new.update(from: words, count: capacity)
    words.deallocate()
    words = new
    capacity *= 2
  }
}
