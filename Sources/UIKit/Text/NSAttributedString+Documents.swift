// SPDX-License-Identifier: MIT

public import Foundation

#if !canImport(Darwin)
  extension NSAttributedString {
    /// What kind of document a text is read from.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let html = Self(rawValue: "NSHTML"), plain = Self(rawValue: "NSPlainText")
      public static let rtf = Self(rawValue: "NSRTF"), rtfd = Self(rawValue: "NSRTFD")
    }
    /// How a document is read.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let documentType = Self(rawValue: "DocumentType")
      public static let characterEncoding = Self(rawValue: "CharacterEncoding")
      public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
    }

    /// Reads the text of a document, without its attributes.
    public convenience init(
      data: Data, options: [DocumentReadingOptionKey: Any] = [:],
      documentAttributes: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
      let text = String(decoding: data, as: UTF8.self)
      let isHTML = options[.documentType] as? DocumentType == .html
      self.init(string: isHTML ? MarkedText(html: text).plain : text)
    }
  }
#endif

/// Text with marks in angle brackets.
struct MarkedText {
  /// The text without marks, broken into lines where paragraphs and rows end.
  private(set) var plain = ""

  init(html: String) {
    var rest = Substring(html)
    var skipped: String?
    while let start = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      if skipped == nil { add(rest[..<start]) }
      rest = rest[start...]
      guard let end = rest.firstIndex(of: rest.first == "<" ? ">" : ";"),
        rest.first == "<" || rest.distance(from: start, to: end) < 10
      else {
        if skipped == nil { plain.append(rest.removeFirst()) } else { rest.removeFirst() }
        continue
      }
      let mark = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if html[start] == "&" {
        if skipped == nil { plain += Self.character(mark) ?? "&\(mark);" }
      } else {
        let name = mark.prefix { !$0.isWhitespace }.lowercased()
        if let other = skipped {
          if name == "/\(other)" { skipped = nil }
        } else {
          take(name, &skipped)
        }
      }
    }
    if skipped == nil { add(rest) }
  }

  private mutating func take(_ name: String, _ skipped: inout String?) {
    switch name {
    case "head", "script", "style", "title": skipped = name
    case "br", "br/", "/p", "/div", "/li", "/tr", "/h1", "/h2", "/h3", "/h4", "/h5", "/h6":
      plain += "\n"
    case "li": plain += "\t•\t"
    default: break
    }
  }

  /// Adds text, in which any space is one blank, and none at the beginning of a line.
  private mutating func add(_ text: Substring) {
    for letter in text {
      if !letter.isWhitespace {
        plain.append(letter)
      } else if let last = plain.last, !last.isWhitespace {
        plain += " "
      }
    }
  }

  private static func character(_ name: Substring) -> String? {
    if name.hasPrefix("#") {
      let isHexadecimal = name.dropFirst().first?.lowercased() == "x"
      let code = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
      return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
    return [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
      "ndash": "–", "mdash": "—", "hellip": "…", "copy": "©", "bull": "•",
    ][String(name)]
  }
}
