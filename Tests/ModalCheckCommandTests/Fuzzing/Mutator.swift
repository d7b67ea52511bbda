// SPDX-License-Identifier: MIT

import StateSpace

/// Spoils valid inputs a little, in a way that depends on a seed alone.
struct Mutator {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed &* 0x9E37_79B9_7F4A_7C15) }

  /// A number from zero to below a bound, which is at least one.
  mutating func below(_ bound: Int) -> Int { generator.number(below: bound) }

  mutating func pick<Choices: RandomAccessCollection>(_ choices: Choices) -> Choices.Element
  where Choices.Index == Int {
    choices[choices.startIndex + below(choices.count)]
  }

  /// Changes a text a few times; what comes out need not be valid UTF-8.
  ///
  /// - Parameters:
  ///   - text: What is changed.
  ///   - others: Texts from which parts are taken over.
  ///   - tokens: Words that mean something to whoever reads the text.
  /// - Returns: The spoilt text.
  mutating func spoil(_ text: [UInt8], with others: [[UInt8]], _ tokens: [String]) -> [UInt8] {
    var bytes = text
    for _ in 0..<1 + below(4) {
      switch below(7) {
      case 0: insert(Array(pick(tokens).utf8), into: &bytes)
      case 1: insert([UInt8(below(256))], into: &bytes)
      case 2: replace(by: [], in: &bytes)
      case 3: replace(by: Array(pick(tokens).utf8), in: &bytes)
      case 4: insert(part(of: pick(others)), into: &bytes)
      case 5: bytes.removeLast(below(bytes.count + 1))
      default: flipBit(of: &bytes)
      }
    }
    return bytes
  }

  /// Changes a list of words a few times.
  mutating func spoil(_ words: [String], _ tokens: [String]) -> [String] {
    var words = words
    for _ in 0..<1 + below(4) {
      let place = below(words.count + 1)
      switch below(5) {
      case 0: words.insert(pick(tokens), at: place)
      case 1 where place < words.count: words.remove(at: place)
      case 2 where place < words.count: words.swapAt(place, below(words.count))
      case 3 where place < words.count:
        let bytes = spoil(Array(words[place].utf8), with: tokens.map { Array($0.utf8) }, tokens)
        words[place] = String(decoding: bytes, as: UTF8.self)
      default: words.append(pick(tokens) + pick(tokens))
      }
    }
    return words
  }

  private mutating func insert(_ part: [UInt8], into bytes: inout [UInt8]) {
    bytes.insert(contentsOf: part, at: below(bytes.count + 1))
  }

  /// Replaces a short stretch, or a whole number where there is one.
  private mutating func replace(by part: [UInt8], in bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let start = below(bytes.count)
    let isDigit: (UInt8) -> Bool = { (48...57).contains($0) }
    var end = min(bytes.count, start + 1 + below(8))
    if isDigit(bytes[start]) { end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count }
    bytes.replaceSubrange(start..<end, with: part)
  }

  private mutating func part(of bytes: [UInt8]) -> [UInt8] {
    let start = below(bytes.count + 1)
    return Array(bytes[start..<min(bytes.count, start + below(40))])
  }

  private mutating func flipBit(of bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    bytes[below(bytes.count)] ^= 1 << UInt8(below(8))
  }
}
