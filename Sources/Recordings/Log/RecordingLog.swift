// SPDX-License-Identifier: MIT

/// What scenes logged on one or several systems, as a file holds it.
package struct RecordingLog: Codable, Hashable, Sendable {
  /// The version of the format.
  package static let currentSchema = 1

  /// The log of one scene.
  package struct Entry: Codable, Hashable, Sendable {
    /// The identifier of the recording.
    package var recording: String
    /// On which system the scene was played.
    package var system: String
    package var lines: [String]
    /// Why the scene was not played.
    package var notPlayed: String?

    package init(
      recording: String, system: String, lines: [String] = [], notPlayed: String? = nil
    ) {
      (self.recording, self.system, self.lines) = (recording, system, lines)
      self.notPlayed = notPlayed
    }
  }

  package var schema = currentSchema
  package var recordings: [Entry]

  package init(_ recordings: [Entry]) { self.recordings = recordings }
}
