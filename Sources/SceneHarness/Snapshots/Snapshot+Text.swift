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

  /// The first one in a text.
  static func first(in text: Substring) -> TextToken? {
    let bytes = Array(text.utf8)
    var isInWord = false
    for start in bytes.indices where start + leastLength <= bytes.count {
      defer { isInWord = isLetterOrDigit(bytes[start]) || bytes[start] == UInt8(ascii: ".") }
      if let length = identifierLength(in: bytes, from: start),
        let token = token(in: text, from: start, length, identifier)
      {
        return token
      }
      guard !isInWord, isDigit(bytes[start]) else { continue }
      if let length = timeLength(in: bytes, from: start),
        let token = token(in: text, from: start, length, { Date(near: $0).map { .time($0) } })
      {
        return token
      }
      if let length = numberLength(in: bytes, from: start),
        let token = token(
          in: text, from: start, length,
          { Double($0).flatMap { Date(near: $0) }.map { .time($0) } })
      {
        return token
      }
    }
    return nil
  }

  private static func token(
    in text: Substring, from start: Int, _ length: Int, _ kind: (Substring) -> Kind?
  ) -> TextToken? {
    let first = text.utf8.index(text.startIndex, offsetBy: start)
    let place = first..<text.utf8.index(first, offsetBy: length)
    return kind(text[place]).map { TextToken(kind: $0, place: place) }
  }

  private static func identifier(_ word: Substring) -> Kind? {
    let name = MainActor.assumeIsolated {
      HeadlessScene.current.chance.identifier(written: String(word))
    }
    return name.map { .identifier($0, isUppercase: word.contains(where: \.isUppercase)) }
  }

  // MARK: - Forms

  private static func identifierLength(in bytes: [UInt8], from start: Int) -> Int? {
    length(of: "hhhhhhhh-hhhh-hhhh-hhhh-hhhhhhhhhhhh", in: bytes, from: start)
  }

  /// A time by the rules of ISO 8601, up to its Z.
  private static func timeLength(in bytes: [UInt8], from start: Int) -> Int? {
    guard let length = length(of: "dddd-dd-ddTdd:dd:dd", in: bytes, from: start) else { return nil }
    var end = start + length
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      end += 1
      while end < bytes.count, isDigit(bytes[end]) { end += 1 }
    }
    return end < bytes.count && bytes[end] == UInt8(ascii: "Z") ? end + 1 - start : nil
  }

  /// A number of nine digits or ten, and a fraction.
  private static func numberLength(in bytes: [UInt8], from start: Int) -> Int? {
    var end = start
    while end < bytes.count, isDigit(bytes[end]) { end += 1 }
    guard 9...10 ~= end - start else { return nil }
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), isDigit(bytes[end + 1]) {
      end += 1
      while end < bytes.count, isDigit(bytes[end]) { end += 1 }
    }
    return end < bytes.count && isLetterOrDigit(bytes[end]) ? nil : end - start
  }

  /// How many bytes have a form, in which `d` stands for a digit and `h` for one of a hexadecimal number.
  private static func length(of form: StaticString, in bytes: [UInt8], from start: Int) -> Int? {
    let count = form.utf8CodeUnitCount
    guard start + count <= bytes.count else { return nil }
    for place in 0..<count {
      let byte = bytes[start + place]
      switch form.utf8Start[place] {
      case UInt8(ascii: "d"): if !isDigit(byte) { return nil }
      case UInt8(ascii: "h"): if !isHexDigit(byte) { return nil }
      case let other: if byte != other { return nil }
      }
    }
    return count
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || 0x41...0x46 ~= byte || 0x61...0x66 ~= byte
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte || byte >= 0x80
  }
}
