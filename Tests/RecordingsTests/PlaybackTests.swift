// SPDX-License-Identifier: MIT

import RecordingPlayback
import Recordings
import Testing
import UIKitSemantics

@Suite("A recording of Apple's UIKit")
struct PlaybackTests {
  @Test("is what the stand-in does, unless that is known to differ", arguments: Recording.all)
  func playback(recording: Recording) {
    let difference = RecordingPlayback.play(recording).difference
    let compare = { if !difference.isEmpty { Issue.record("\n\(difference)") } }
    guard let reason = KnownDifference.reason(for: recording) else { return compare() }
    withKnownIssue("\(reason)", compare)
  }

  @Test func `gives the same log each time`() throws {
    for id in ["REC6", "REC12-state", "REC44", "REC96"] {
      let recording = try #require(Recording.named(id))
      #expect(RecordingPlayback.play(recording).lines == RecordingPlayback.play(recording).lines)
    }
  }

  @Test func `has an identifier of its own, also where it cannot be played`() {
    let ids = Recording.all.map(\.id) + UnplayableRecording.all.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: Recording.all) func `shows facts that there are`(recording: Recording) {
    for fact in recording.facts { #expect(FactID(named: fact) != nil, "\(fact)") }
  }

  @Test func `is rarely one that cannot be played`() { #expect(UnplayableRecording.all.count <= 8) }

  @Test func `is there for each known difference`() {
    for id in KnownDifference.recordings { #expect(Recording.named(id) != nil, "\(id)") }
  }

  @Test func `that shows another answer to an open question is not like the default one`() throws {
    #expect(RecordedAnswer.recordings == ["REC82", "REC97-26"])
    for id in RecordedAnswer.recordings {
      let recording = try #require(Recording.named(id))
      #expect(RecordingPlayback.play(recording, underDefaults: true).isAsRecorded == false)
    }
  }

  @Test("says that it ends in an exception, if it does", arguments: Recording.all)
  func exceptions(recording: Recording) {
    let raises = recording.expected.last?.hasPrefix("raises ") ?? false
    #expect(raises == recording.needs.contains(.exception))
  }
}

extension Recording: CustomTestStringConvertible {
  /// The identifier and the title.
  public var testDescription: String { "\(id): \(title)" }
}
