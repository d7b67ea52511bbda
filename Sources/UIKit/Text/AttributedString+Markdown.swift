// SPDX-License-Identifier: MIT

public import Foundation

#if !canImport(Darwin)
  extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
      public enum InterpretedSyntax: Sendable {
        case full, inlineOnly, inlineOnlyPreservingWhitespace
      }
      public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }
      public var allowsExtendedAttributes: Bool
      public var interpretedSyntax: InterpretedSyntax
      public var failurePolicy: FailurePolicy
      public var languageCode: String?
      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
      ) {
        self.allowsExtendedAttributes = allowsExtendedAttributes
        self.interpretedSyntax = interpretedSyntax
        self.failurePolicy = failurePolicy
        self.languageCode = languageCode
      }
    }

    /// Reads text with emphasis and links in it; of both, links are attributes here.
    public init(
      markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      self.init()
      switch options.interpretedSyntax {
      case .inlineOnlyPreservingWhitespace: read(markdown[...], baseURL)
      case .inlineOnly: read(Self.joined(markdown[...])[...], baseURL)
      case .full:
        for line in Self.blocks(of: markdown) { read(Self.joined(line[...])[...], baseURL) }
      }
    }

    public init(
      markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      try self.init(
        markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// A text of the app's languages, which stays as it is written.
    public init(localized key: String.LocalizationValue, comment: StaticString? = nil) {
      self.init(String(localized: key))
    }

    private static func joined(_ text: Substring) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Paragraphs, titles and rows without what marks them.
    private static func blocks(of text: String) -> [String] {
      var blocks = [""]
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let line = line.drop(while: \.isWhitespace)
        let mark = line.prefix { "#>-*+.0123456789".contains($0) }
        let isMark =
          mark.contains { "#>-*+.".contains($0) } && line.dropFirst(mark.count).first == " "
        if line.isEmpty || isMark { blocks.append("") }
        blocks[blocks.count - 1] += (isMark ? line.dropFirst(mark.count) : line) + "\n"
      }
      return blocks
    }

    private mutating func read(_ text: Substring, _ baseURL: URL?) {
      var rest = text
      while let letter = rest.first {
        if letter == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
          self += AttributedString(String(next))
          rest = rest.dropFirst(2)
        } else if letter == "[", let found = Self.link(in: rest) {
          var link = AttributedString()
          link.read(found.text, baseURL)
          link.link = URL(string: String(found.address), relativeTo: baseURL)
          self += link
          rest = found.rest
        } else if let (inner, outer, isCode) = Self.marked(rest, after: text[..<rest.startIndex]) {
          if isCode { self += AttributedString(String(inner)) } else { read(inner, baseURL) }
          rest = outer
        } else {
          self += AttributedString(String(letter))
          rest = rest.dropFirst()
        }
      }
    }

    /// A text in brackets, and an address behind it.
    private static func link(
      in text: Substring
    ) -> (text: Substring, address: Substring, rest: Substring)? {
      guard let middle = text.range(of: "]("),
        let end = text[middle.upperBound...].firstIndex(of: ")")
      else { return nil }
      let address = text[middle.upperBound..<end].prefix { !$0.isWhitespace }
      return (text[..<middle.lowerBound].dropFirst(), address, text[text.index(after: end)...])
    }

    /// What stands between two equal marks, and what comes behind it.
    private static func marked(
      _ text: Substring, after before: Substring
    ) -> (inner: Substring, rest: Substring, isCode: Bool)? {
      for mark in ["**", "__", "~~", "*", "_", "`"] where text.hasPrefix(mark) {
        let inner = text.dropFirst(mark.count)
        let isInWord = mark.first == "_" && before.last?.isLetter == true
        guard let end = inner.range(of: mark), end.lowerBound > inner.startIndex, !isInWord,
          mark == "`" || inner.first?.isWhitespace == false
        else { continue }
        return (inner[..<end.lowerBound], inner[end.upperBound...], mark == "`")
      }
      return nil
    }
  }
#endif
