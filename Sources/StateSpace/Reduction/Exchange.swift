// SPDX-License-Identifier: MIT

/// The renaming that gives two numbered parts each other's number.
public struct Exchange: Hashable, Sendable {
  /// One of the two.
  public let first: Int
  /// The other.
  public let second: Int

  /// Makes a renaming from the numbers of two parts.
  public init(_ first: Int, _ second: Int) {
    self.first = first
    self.second = second
  }

  /// Returns the exchanges of neighbors, from which every order of the parts can be composed.
  public static func neighbors(among count: Int) -> [Self] {
    count < 2 ? [] : (1..<count).map { Self($0 - 1, $0) }
  }

  /// Returns a part's number after the exchange.
  public func callAsFunction(_ part: Int) -> Int {
    part == first ? second : part == second ? first : part
  }

  /// Returns a list with an element for each part after the exchange.
  public func callAsFunction<Element>(_ parts: [Element]) -> [Element] {
    var copy = parts
    copy.swapAt(first, second)
    return copy
  }

  /// Returns a set of parts, one bit each, after the exchange.
  public func callAsFunction<Bits: FixedWidthInteger>(bits: Bits) -> Bits {
    let differ = (bits >> first ^ bits >> second) & 1
    return bits ^ (differ << first | differ << second)
  }
}
