// SPDX-License-Identifier: MIT

/// A recording that no scene can play here, and why.
package struct UnplayableRecording: Sendable, Identifiable {
  package let id: String
  package let title: String
  package let source: String
  package let system: String
  package let trust: Recording.Trust
  package let reason: String

  /// All of them.
  package static let all: [UnplayableRecording] = [
    UnplayableRecording(
      "REC28", "The metrics of sheets", .charon, "The values are private: no public API tells them."
    )
  ]

  private init(_ id: String, _ title: String, _ source: RecordingSource, _ reason: String) {
    (self.id, self.title, self.reason) = (id, title, reason)
    (self.source, system, trust) = (source.title, source.system, source.trust)
  }
}
