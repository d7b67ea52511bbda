// SPDX-License-Identifier: MIT

import RecordingPlayback
import Recordings
import Testing

@Suite("A recording of Apple's UIKit")
struct PlaybackTests {
  @Test("is what the stand-in does, unless that is known to differ", arguments: Recording.all)
  func playback(recording: Recording) {
    let playback = RecordingPlayback.play(recording)
    guard let reason = KnownDifference.reason(for: recording) else {
      return #expect(playback.isAsRecorded, "\(playback.difference)")
    }
    withKnownIssue("\(reason)") { #expect(playback.isAsRecorded, "\(playback.difference)") }
  }

  @Test("has an identifier of its own")
  func identifiers() {
    #expect(Set(Recording.all.map(\.id)).count == Recording.all.count)
  }
}

extension Recording: CustomTestStringConvertible {
  public var testDescription: String { "\(id): \(title)" }
}
