// SPDX-License-Identifier: MIT

import Foundation
import StateSpace
import UIKit

// What an app writes down, as JSON or by itself, has times and identifiers in it.
extension Snapshot {
  /// Adds a text; identifiers that the app has drawn and times near now count in it as they do where they
  /// are stored as such, and the keys of JSON in their order.
  ///
  /// - Complexity: O(*n*), or O(*n* log *n*) for JSON, where *n* is the number of bytes of the text.
  mutating func add(_ text: String) {
    let text = text.canonicalText
    var rest = text[...]
    if SystemAnswers.isAsked, text.utf8.count >= TextToken.leastLength {
      while let token = TextToken.first(in: rest) {
        addPlain(rest[..<token.place.lowerBound])
        switch token.kind {
        case .identifier(let name, let isUppercase):
          fingerprint.combine(isUppercase ? 1 : 0)
          add(name)
        case .time(let time): add(time)
        }
        rest = rest[token.place.upperBound...]
        if rest.isEmpty { return }
      }
    }
    addPlain(rest)
  }

  private mutating func addPlain(_ text: Substring) {
    fingerprint.combine(String(text))
    if keepsLeaves { note(String(text)) }
  }
}

/// Something in a text that says which execution has written it.
private struct TextToken {
  enum Kind {
    /// An identifier that was drawn, and whether it is written in capital letters.
    case identifier(UUID, isUppercase: Bool)
    /// A time within three years from now: since 1970 or since 2001, or by the rules of ISO 8601.
    case time(Date)
  }

  let kind: Kind
  let place: Range<Substring.Index>

  /// How many bytes the shortest one has.
  static let leastLength = 9
  private static let lengthOfIdentifier = 36

  /// The first one in a text.
  static func first(in text: Substring) -> TextToken? {
    let bytes = text.utf8
    var start: Substring.Index?
    var place = bytes.startIndex
    while true {
      let isInside =
        place < bytes.endIndex
        && (isPart(bytes[place]) || start != nil && bytes[place] == UInt8(ascii: ":"))
      if isInside, start == nil { start = place }
      if !isInside, let first = start {
        start = nil
        let word = text[first..<place]
        if word.utf8.count >= leastLength, let kind = kind(of: word) {
          return TextToken(kind: kind, place: first..<place)
        }
      }
      guard place < bytes.endIndex else { return nil }
      place = bytes.index(after: place)
    }
  }

  /// Whether a byte may be one of a number's, a time's or an identifier's.
  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E: true
    default: false
    }
  }

  private static func kind(of word: Substring) -> Kind? {
    if word.utf8.count == lengthOfIdentifier {
      let name = MainActor.assumeIsolated {
        HeadlessScene.current.chance.identifier(written: String(word))
      }
      return name.map { .identifier($0, isUppercase: word.contains(where: \.isUppercase)) }
    }
    guard let first = word.utf8.first, 0x30...0x39 ~= first else { return nil }
    let time =
      word.contains("T") ? Date(near: word) : Double(word).flatMap { Date(near: $0) }
    return time.map { .time($0) }
  }
}
