// SPDX-License-Identifier: MIT

/// The buffer into which a packed system writes what can come next.
///
/// The explorer owns it and uses it again and again. It grows when it has to, so that a system need
/// not say in advance how many transitions a state can have.
public struct PackedSuccessors: ~Copyable {
  @usableFromInline var words: UnsafeMutablePointer<UInt64>
  @usableFromInline var codes: UnsafeMutablePointer<UInt32>
  @usableFromInline var capacity: Int
  @usableFromInline var filled = 0

  init(capacity: Int) {
    self.capacity = capacity
    words = .allocate(capacity: capacity)
    codes = .allocate(capacity: capacity)
    words.initialize(repeating: 0, count: capacity)
    codes.initialize(repeating: 0, count: capacity)
  }

  deinit {
    words.deallocate()
    codes.deallocate()
  }

  /// How many words are in the buffer; of several states, if they were not taken out between.
  @inlinable
  public var count: Int { filled }

  /// Appends a word.
  ///
  /// - Parameters:
  ///   - word: The state after the transition, at most 62 bits.
  ///   - code: A number of the system's own choice that names the transition in traces.
  /// - Complexity: O(1), amortized.
  @inlinable @inline(__always)
  public mutating func append(_ word: UInt64, code: UInt32 = 0) {
    if filled == capacity { grow() }
    words[filled] = word
    codes[filled] = code
    filled &+= 1
  }

  /// Appends a word if its transition is possible, without a branch that the machine may guess wrong.
  ///
  /// - Parameters:
  ///   - word: The state after the transition; any word, if it is not possible.
  ///   - code: A number of the system's own choice that names the transition in traces.
  ///   - isPossible: Whether the transition is possible.
  /// - Complexity: O(1), amortized.
  @inlinable @inline(__always)
  public mutating func append(_ word: UInt64, code: UInt32, when isPossible: Bool) {
    if filled == capacity { grow() }
    words[filled] = word
    codes[filled] = code
    filled &+= isPossible ? 1 : 0
  }

  /// Appends the word of a state.
  ///
  /// - Parameters:
  ///   - state: The state after the transition.
  ///   - code: A number of the system's own choice that names the transition in traces.
  /// - Complexity: O(1), amortized, and one call of the codec.
  @inlinable @inline(__always)
  public mutating func append(_ state: some PackedState, code: UInt32 = 0) {
    append(state.word, code: code)
  }

  mutating func removeAll() { filled = 0 }

  @usableFromInline @inline(never)
  mutating func grow() {
    words = Self.moved(words, count: count, capacity: 2 * capacity)
    codes = Self.moved(codes, count: count, capacity: 2 * capacity)
    capacity *= 2
  }

  private static func moved<Element: FixedWidthInteger>(
    _ old: UnsafeMutablePointer<Element>, count: Int, capacity: Int
  ) -> UnsafeMutablePointer<Element> {
    let new = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    new.initialize(repeating: 0, count: capacity)
    new.update(from: old, count: count)
    old.deallocate()
    return new
  }
}
