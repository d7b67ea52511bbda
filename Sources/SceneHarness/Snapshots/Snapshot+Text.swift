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
    var text = text.canonicalText
    let tokens = SystemAnswers.isAsked ? text.withUTF8 { TextToken.all(in: $0) } : []
    if tokens.isEmpty { return addPlain(text) }
    text.withUTF8 { bytes in
      var start = 0
      for token in tokens {
        addPlain(String(decoding: bytes[start..<token.place.lowerBound], as: UTF8.self))
        switch token.kind {
        case .identifier(let name, let isUppercase):
          fingerprint.combine(isUppercase ? 1 : 0)
          add(name)
        case .time(let time): add(time)
        }
        start = token.place.upperBound
      }
      if start < bytes.count { addPlain(String(decoding: bytes[start...], as: UTF8.self)) }
    }
  }

  private mutating func addPlain(_ text: String) {
    fingerprint.combine(text)
    if keepsLeaves { note(text) }
  }
}

/// Something in a text that says which execution has written it.
private struct TextToken {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  enum Kind {
    /// An identifier that was drawn, and whether it is written in capital letters.
    case identifier(UUID, isUppercase: Bool)
    /// A time within three years from now: since 1970 or since 2001, or by the rules of ISO 8601.
    case time(Date)
  }

  let kind: Kind
  let place: Range<Int>

  /// How many bytes the shortest one has.
  private static let leastLength = 9
  private static var hyphen: UInt8 { UInt8(ascii: "-") }

  /// Those in a text, in their order.
  @MainActor
  static func all(in bytes: Bytes) -> [TextToken] {
    guard bytes.count >= leastLength, bytes.contains(where: { isDigit($0) || $0 == hyphen }) else {
      return []
    }
    var found: [TextToken] = []
    var (start, isInWord) = (0, false)
    while start + leastLength <= bytes.count {
      if let token = token(in: bytes, from: start, isInWord: isInWord) {
        found.append(token)
        (start, isInWord) = (token.place.upperBound, false)
      } else {
        isInWord = isLetterOrDigit(bytes[start]) || bytes[start] == UInt8(ascii: ".")
        start += 1
      }
    }
    return found
  }

  /// The one that begins at a place, which is in a word already or not: then only an identifier does.
  @MainActor
  private static func token(in bytes: Bytes, from start: Int, isInWord: Bool) -> TextToken? {
    func token(_ length: Int?, _ kind: (String) -> Kind?) -> TextToken? {
      guard let length else { return nil }
      let place = start..<start + length
      return kind(String(decoding: bytes[place], as: UTF8.self))
        .map { TextToken(kind: $0, place: place) }
    }
    let name = token(identifierLength(in: bytes, from: start)) { word in
      HeadlessScene.current.chance.identifier(written: word).map {
        .identifier($0, isUppercase: word.contains(where: \.isUppercase))
      }
    }
    guard name == nil, !isInWord, isDigit(bytes[start]) else { return name }
    return token(timeLength(in: bytes, from: start)) { Date(near: $0).map { .time($0) } }
      ?? token(numberLength(in: bytes, from: start)) {
        Double($0).flatMap { Date(near: $0) }.map { .time($0) }
      }
  }

  // MARK: - Forms

  private static func identifierLength(in bytes: Bytes, from start: Int) -> Int? {
    guard start + 8 < bytes.count, bytes[start + 8] == hyphen else { return nil }
    return length(of: "hhhhhhhh-hhhh-hhhh-hhhh-hhhhhhhhhhhh", in: bytes, from: start)
  }

  /// A time by the rules of ISO 8601, up to its Z.
  private static func timeLength(in bytes: Bytes, from start: Int) -> Int? {
    guard let length = length(of: "dddd-dd-ddTdd:dd:dd", in: bytes, from: start) else { return nil }
    var end = start + length
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      end += 1
      while end < bytes.count, isDigit(bytes[end]) { end += 1 }
    }
    return end < bytes.count && bytes[end] == UInt8(ascii: "Z") ? end + 1 - start : nil
  }

  /// A number of nine digits or ten, and a fraction.
  private static func numberLength(in bytes: Bytes, from start: Int) -> Int? {
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
  private static func length(of form: StaticString, in bytes: Bytes, from start: Int) -> Int? {
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
