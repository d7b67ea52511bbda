// SPDX-License-Identifier: MIT

package import Recordings

/// Why a log cannot be read: what is wrong, and in which line.
package struct LogError: Error, Hashable, Sendable, CustomStringConvertible {
  package let line: Int
  package let message: String

  package var description: String { "line \(line): \(message)" }
}

extension RecordingLog {
  /// Reads a log that scenes have written.
  ///
  /// - Throws: What is wrong with it first, with the line and the field.
  package init(reading text: String) throws(LogError) {
    let source: JSONSource
    do {
      source = try JSONSource.read(text)
    } catch {
      throw LogError(line: error.line, message: "\(error.message).")
    }
    guard case .object = source.value else {
      throw LogError(line: source.line, message: "A log of recordings is an object.")
    }
    guard let schema = source["schema"] else {
      throw LogError(
        line: source.line, message: "'schema' is missing: this is no log of recordings.")
    }
    guard case .number(Double(Self.currentSchema)) = schema.value else {
      throw LogError(
        line: schema.line,
        message: "'schema' is not \(Self.currentSchema), the only one that is read here.")
    }
    guard let list = source["recordings"], case .array(let sources) = list.value else {
      throw LogError(
        line: source["recordings"]?.line ?? source.line,
        message: "'recordings' must be a list of objects.")
    }
    guard !sources.isEmpty else {
      throw LogError(line: list.line, message: "'recordings' is empty: no scene was recorded.")
    }
    var entries: [Entry] = []
    for (place, source) in sources.enumerated() {
      let entry = try Entry(source, at: "recordings[\(place)]")
      if entries.contains(where: { ($0.recording, $0.system) == (entry.recording, entry.system) }) {
        throw LogError(
          line: source.line,
          message: "'recordings[\(place)]' is the second log of \(entry.recording) on "
            + "\(entry.system).")
      }
      entries.append(entry)
    }
    self.init(entries)
  }
}

extension RecordingLog.Entry {
  fileprivate init(_ source: JSONSource, at path: String) throws(LogError) {
    guard case .object(let fields) = source.value else {
      throw LogError(line: source.line, message: "'\(path)' must be an object.")
    }
    let known = ["recording", "system", "lines", "notPlayed"]
    if let other = fields.first(where: { !known.contains($0.key) }) {
      throw LogError(
        line: other.value.line, message: "'\(path).\(other.key)' is no field of a recording.")
    }
    let notPlayed = try source["notPlayed"].map { field throws(LogError) in
      try field.string(at: "\(path).notPlayed")
    }
    self.init(
      recording: try source.text("recording", of: path),
      system: try source.text("system", of: path), lines: try source.lines(of: path),
      notPlayed: notPlayed)
  }
}

extension JSONSource {
  fileprivate func string(at path: String) throws(LogError) -> String {
    guard case .string(let text) = value, !text.isEmpty else {
      throw LogError(line: line, message: "'\(path)' must be a text.")
    }
    return text
  }

  fileprivate func text(_ key: String, of path: String) throws(LogError) -> String {
    guard let field = self[key] else {
      throw LogError(line: line, message: "'\(path).\(key)' is missing.")
    }
    return try field.string(at: "\(path).\(key)")
  }

  fileprivate func lines(of path: String) throws(LogError) -> [String] {
    guard let field = self["lines"], case .array(let sources) = field.value else {
      throw LogError(
        line: self["lines"]?.line ?? line, message: "'\(path).lines' must be a list of texts.")
    }
    var lines: [String] = []
    for (place, source) in sources.enumerated() {
      lines.append(try source.string(at: "\(path).lines[\(place)]"))
    }
    return lines
  }
}
