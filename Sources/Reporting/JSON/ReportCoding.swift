// SPDX-License-Identifier: MIT

import Foundation

/// Writes reports as JSON, and reads them.
package enum ReportCoding {
  /// Writes a value with sorted keys, the same bytes everywhere.
  package static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }

  /// Reads what ``encode(_:)`` wrote.
  package static func decode<Value: Decodable>(_ text: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }

  /// Writes a value on one line with sorted keys, for programs.
  package static func encodeCompactly(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Reads the report on a spec; `nil` if the text is JSON, but no such report.
  ///
  /// - Throws: An error if the text is not JSON, or a report with another schema.
  package static func decodeSpec(_ text: String) throws -> SpecReport? {
    let decoder = JSONDecoder()
    let data = Data(text.utf8)
    guard let mark = try? decoder.decode(SpecMark.self, from: data) else {
      _ = try JSONSerialization.jsonObject(with: data)
      return nil
    }
    guard mark.schema == SpecReport.currentSchema else { throw SchemaError(found: mark.schema) }
    return try decoder.decode(SpecReport.self, from: data)
  }

  /// Whether a text is a report on something other than a spec.
  package static func isOverview(_ text: String) -> Bool {
    guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    else { return false }
    return object["schema"] is Int && object["spec"] == nil
  }

  /// What tells a report on a spec from other files.
  private struct SpecMark: Decodable {
    let schema: Int
    let spec: String
  }
}

/// A report in a form that this version does not read.
package struct SchemaError: Error, CustomStringConvertible {
  let found: Int

  /// Which form it is in, and which would be right.
  package var description: String {
    "it has schema \(found), and this version of modalcheck reads schema "
      + "\(SpecReport.currentSchema)"
  }
}
