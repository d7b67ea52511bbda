// SPDX-License-Identifier: MIT

/// The buffer into which a packed system writes what can come next.
///
/// The explorer owns it and uses it again and again. It grows when it has to, so that a system need
/// not say in advance how many transitions a state can have.
public struct PackedSuccessors: ~Copyable {
  @usableFromInline var words: UnsafeMutablePointer<UInt64>
  @usableFromInline var filled = 0
  /// How many single words fit: none if a state has more, so that no other look is needed.
  @usableFromInline var room: Int
  /// How many states fit.
  @usableFromInline var capacity: Int
  /// How many words a state has.
  @usableFromInline let width: Int
  /// The bits set in words that a state does not have, which is a mistake.
  @usableFromInline var excess: UInt64 = 0
  /// All bits of the words beyond the first that a state does not have.
  @usableFromInline let excluded: (UInt64, UInt64, UInt64)

  /// All four words are written each time; those that a state does not have are written over next.
  private static var margin: Int { 4 }

  init(capacity: Int, width: Int) {
    self.capacity = capacity
    self.width = width
    room = width == 1 ? capacity : 0
    excluded = (width < 2 ? .max : 0, width < 3 ? .max : 0, width < 4 ? .max : 0)
    words = .allocate(capacity: capacity * width + Self.margin)
    words.initialize(repeating: 0, count: capacity * width + Self.margin)
  }

  deinit { words.deallocate() }

  /// How many states are in the buffer; those after several, if they were not taken out between.
  @inlinable
  public var count: Int { filled }

  /// Appends a word, if its transition is possible.
  ///
  /// - Parameters:
  ///   - word: The state after the transition, at most 62 bits; any word, if it is not possible.
  ///   - isPossible: Whether the transition is possible: no branch that the machine may guess wrong.
  /// - Precondition: The system's states have one word.
  /// - Complexity: O(1), amortized.
  @inlinable @inline(__always)
  public mutating func append(_ word: UInt64, when isPossible: Bool = true) {
    if filled >= room { makeRoom(isNarrow: true) }
    words[filled] = word
    filled &+= isPossible ? 1 : 0
  }

  /// Appends a state of several words, if its transition is possible; likewise.
  ///
  /// Words that the system does not have are zero.
  @inlinable @inline(__always)
  public mutating func append(_ state: PackedWords, when isPossible: Bool = true) {
    if filled >= capacity { makeRoom(isNarrow: false) }
    let place = words + filled &* width
    place[0] = state.first
    place[1] = state.second
    place[2] = state.third
    place[3] = state.fourth
    excess |=
      state.second & excluded.0 | state.third & excluded.1 | state.fourth & excluded.2
    filled &+= isPossible ? 1 : 0
  }

  mutating func removeAll() { filled = 0 }

  /// One of the states.
  subscript(index: Int) -> PackedWords { PackedWords(at: words + index * width, count: width) }

  @usableFromInline @inline(never)
  mutating func makeRoom(isNarrow: Bool) {
    precondition(!isNarrow || width == 1, "A state of several words is appended as 'PackedWords'.")
    let old = capacity
    capacity = 2 * old
    let new = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity * width + Self.margin)
    new.initialize(repeating: 0, count: capacity * width + Self.margin)
    new.update(from: words, count: old * width + Self.margin)
    words.deallocate()
    words = new
    room = width == 1 ? capacity : 0
  }
}
