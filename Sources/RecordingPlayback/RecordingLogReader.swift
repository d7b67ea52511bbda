// SPDX-License-Identifier: MIT

import Foundation
package import Recordings

/// Why a log cannot be read: what is wrong, and in which field.
package struct LogError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
}

extension RecordingLog {
  /// Reads a log that scenes have written.
  ///
  /// - Throws: What is wrong with it first.
  package init(reading text: String) throws(LogError) {
    do {
      self = try JSONDecoder().decode(RecordingLog.self, from: Data(text.utf8))
    } catch {
      throw LogError(description: Self.words(for: error))
    }
    guard schema == Self.currentSchema else {
      throw LogError(
        description: "'schema' is not \(Self.currentSchema), the only one that is read here.")
    }
    guard !recordings.isEmpty else {
      throw LogError(description: "'recordings' is empty: no scene was recorded.")
    }
    var seen: Set<[String]> = []
    for entry in recordings where !seen.insert([entry.recording, entry.system]).inserted {
      throw LogError(
        description: "'recordings' has two logs of \(entry.recording) on \(entry.system).")
    }
  }

  private static func words(for error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      "'\(path(context.codingPath + [key]))' is missing."
    case DecodingError.typeMismatch(let type, let context),
      DecodingError.valueNotFound(let type, let context):
      context.codingPath.isEmpty
        ? "A log of recordings is an object."
        : "'\(path(context.codingPath))' must be \(types["\(type)"] ?? "another value")."
    default: "It is not JSON."
    }
  }

  private static let types = [
    "String": "a text", "Int": "a number", "Array<Any>": "a list",
    "Dictionary<String, Any>": "an object",
  ]

  /// A field as `recordings[0].lines[1]`.
  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }
}
