// SPDX-License-Identifier: MIT

public import Foundation

/// A text that stands in a table of translations; here it is what it says.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let text: String

  public init(_ value: String) { text = Self.withoutMarks(value) }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.text) }

  /// A text without the marks that let a number and its noun agree; the noun stays as it is.
  private static func withoutMarks(_ text: String) -> String {
    guard text.contains("](inflect: true)") else { return text }
    return text.replacing(/\^\[([^\]]*)\]\(inflect: true\)/) { $0.output.1 }
  }

  /// Collects the parts of an interpolated text.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }
    public mutating func appendInterpolation(_ text: Text) { self.text += text.content }
    public mutating func appendInterpolation(_ image: Image) { text += image.picture?.name ?? "" }
    public mutating func appendInterpolation<Value>(_ value: Value, formatter: Formatter) {
      text += formatter.string(for: value) ?? ""
    }
    public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) {
      text += "\(value)"
    }
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      text += format.format(value)
    }
  }
}
