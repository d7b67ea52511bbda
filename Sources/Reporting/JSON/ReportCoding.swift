// SPDX-License-Identifier: MIT

public import Foundation

/// Reads and writes reports as JSON.
public enum ReportCoding {
  /// Writes a value with sorted keys, the same bytes everywhere.
  public static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }

  /// Reads a report.
  ///
  /// - Throws: ``ReportError`` with what is wrong and where.
  public static func decode(_ data: Data) throws(ReportError) -> SpecReport {
    let version = try value(of: Version.self, from: data)
    guard version.schema == SpecReport.currentSchema else {
      throw ReportError(
        """
        The report has schema \(version.schema), and this version of modalcheck reads schema \
        \(SpecReport.currentSchema). Write it again with 'modalcheck explore'.
        """)
    }
    let report = try value(of: SpecReport.self, from: data)
    try ReportNumbers.validate(data)
    try report.matrix?.validate()
    return report
  }

  private struct Version: Decodable { let schema: Int }

  private static func value<Value: Decodable>(of type: Value.Type, from data: Data)
    throws(ReportError) -> Value
  {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw ReportError(error)
    } catch {
      throw ReportError("The report cannot be read: \(error).")
    }
  }
}

extension MatrixReport {
  /// Every row has one of its axis's values in each of its columns.
  fileprivate func validate() throws(ReportError) {
    for (index, row) in rows.enumerated() {
      let isValid =
        row.values.count == axes.count
        && zip(axes, row.values).allSatisfy { axis, value in axis.values.contains(value) }
      if !isValid {
        throw ReportError(
          "the values are not those of the axes", at: "matrix.rows[\(index)].values")
      }
    }
  }
}

/// Why a report cannot be read.
public struct ReportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, where, and how to mend it.
  public let description: String

  init(_ description: String) { self.description = description }

  init(_ error: DecodingError) {
    let (what, path): (String, [any CodingKey]) =
      switch error {
      case .keyNotFound(let key, let context):
        ("'\(key.stringValue)' is missing", context.codingPath)
      case .typeMismatch(let type, let context):
        ("\(Self.words(for: type)) is expected", context.codingPath)
      case .valueNotFound(let type, let context):
        ("\(Self.words(for: type)) is expected, not null", context.codingPath)
      case .dataCorrupted(let context) where context.codingPath.isEmpty:
        ("it is not valid JSON", [])
      case .dataCorrupted(let context): ("the value is unknown", context.codingPath)
      @unknown default: ("it cannot be decoded", [])
      }
    let place = path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
      .joined(separator: ".").replacing(".[", with: "[")
    self.init(what, at: place)
  }

  init(_ what: String, at place: String) {
    self.init(
      "Not a modalcheck report: \(what)\(place.isEmpty ? "" : " at '\(place)'"). "
        + "Write it again with 'modalcheck explore'.")
  }

  private static func words(for type: any Any.Type) -> String {
    switch type {
    case is Int.Type: "a whole number"
    case is Bool.Type: "true or false"
    case is String.Type: "a string"
    case is [Any].Type: "an array"
    default: "an object"
    }
  }
}
