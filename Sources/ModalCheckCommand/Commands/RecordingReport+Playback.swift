// SPDX-License-Identifier: MIT

import RecordingPlayback
import Recordings
import Reporting

extension RecordingReport {
  /// Plays all recordings on the stand-in, and tells what came of it.
  static func make() -> [RecordingReport] {
    let published = Recording.all.filter { $0.trust != .unconfirmed }
    let played = published.map { recording in
      RecordingReport(
        id: recording.id, title: recording.title, source: recording.source,
        system: recording.system, trust: recording.trust.rawValue, facts: recording.facts,
        status: RecordingPlayback.play(recording).isAsRecorded ? .matches : .differs,
        reason: KnownDifference.reason(for: recording)
          ?? RecordedAnswer.setting(of: recording) ?? "")
    }
    let unplayable = UnplayableRecording.all.map { recording in
      RecordingReport(
        id: recording.id, title: recording.title, source: recording.source,
        system: recording.system, trust: recording.trust.rawValue, facts: [],
        status: .notRepresentable, reason: recording.reason)
    }
    return played + unplayable
  }
}
