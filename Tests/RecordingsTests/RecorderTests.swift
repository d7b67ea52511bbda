// SPDX-License-Identifier: MIT

import Foundation
import RecordingPlayback
import Recordings
import Testing
import UIKit

@MainActor
@Suite("The recorder")
struct RecorderTests {
  private static let system = "a test"

  /// Runs a recorder that has still to play some recordings, and gives back its log.
  private func record(_ ids: String..., on size: CGSize) throws -> RecordingLog {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("modalcheck-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let played = Recording.all.filter { !ids.contains($0.id) }.map {
      RecordingLog.Entry(recording: $0.id, system: Self.system, lines: ["played before"])
    }
    try JSONEncoder().encode(RecordingLog(played)).write(to: file)
    let scene = HeadlessScene.start(screen: size)
    try Recorder(in: scene.windowScene, system: Self.system, file: file).run()
    var log = try RecordingLog(reading: String(contentsOf: file, encoding: .utf8))
    #expect(log.recordings.prefix(played.count) == played[...])
    log.recordings.removeFirst(played.count)
    return log
  }

  @Test func `plays what earlier runs have not played, and keeps what they logged`() throws {
    let log = try record("REC57", "REC52", on: CGSize(width: 375, height: 667))
    let reason = "it needs an iPad"
    #expect(
      log.recordings == [
        .init(recording: "REC52", system: Self.system, notPlayed: reason),
        .init(recording: "REC57", system: Self.system, notPlayed: reason),
      ])
  }

  @Test func `logs what a scene logs`() throws {
    let log = try record("REC79", on: CGSize(width: 375, height: 667))
    #expect(log.recordings.map(\.recording) == ["REC79"])
    #expect(log.recordings.first?.lines.count == 1)
    #expect(log.recordings.first?.notPlayed == nil)
  }

  @Test func `names scenes that it cannot play, with the reason`() throws {
    let log = try record(
      "REC64", "ADAPT-phone-sizes", "REC27-landscape", on: CGSize(width: 390, height: 844))
    let reasons = Dictionary(
      uniqueKeysWithValues: log.recordings.map { ($0.recording, $0.notPlayed) })
    #expect(
      reasons == [
        "REC64": "it needs a finger",
        "ADAPT-phone-sizes": "it needs a screen of 375 by 667 points",
        "REC27-landscape": "it needs a phone on its side",
      ])
  }
}
