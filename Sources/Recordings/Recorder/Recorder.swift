// SPDX-License-Identifier: MIT

package import Foundation
package import UIKit

/// Plays all scenes on Apple's UIKit, and writes the log.
///
/// The file is written anew with each line, since some scenes end the process: a second run goes on
/// behind the scene that did.
@MainActor
package final class Recorder {
  private let scene: UIWindowScene
  private let system: String
  private let file: URL
  private var log: RecordingLog

  /// Prepares a run, and reads how far earlier runs have come.
  package init(in scene: UIWindowScene, system: String, file: URL) throws {
    (self.scene, self.system, self.file) = (scene, system, file)
    let data = try? Data(contentsOf: file)
    log = try data.map { try JSONDecoder().decode(RecordingLog.self, from: $0) } ?? RecordingLog([])
  }

  /// Plays what earlier runs have not played.
  package func run() throws {
    for recording in Recording.all where !isLogged(recording) {
      let reason = reasonNotToPlay(recording)
      log.recordings.append(
        RecordingLog.Entry(recording: recording.id, system: system, notPlayed: reason))
      try write()
      if reason == nil { play(recording) }
    }
  }

  /// Notes that an exception ends the process.
  package func noteException(named name: String) { take("raises \(name)") }

  private func isLogged(_ recording: Recording) -> Bool {
    log.recordings.contains { $0.recording == recording.id && $0.system == system }
  }

  private func play(_ recording: Recording) {
    let host = RunLoopHost(recording.device, in: scene, take: take)
    recording.play(RecordingStage(host))
    host.end()
  }

  private func take(_ line: String) {
    guard !log.recordings.isEmpty else { return }
    log.recordings[log.recordings.count - 1].lines.append(line)
    // What cannot be written is missing from the log, and named there as missing.
    try? write()
  }

  private func write() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(log).write(to: file, options: .atomic)
  }

  /// Why this screen or these hands cannot play a scene.
  private func reasonNotToPlay(_ recording: Recording) -> String? {
    let screen = scene.screen.bounds.size
    let isPad = scene.screen.traitCollection.userInterfaceIdiom == .pad
    let device = recording.device
    if recording.needs.contains(.finger) { return "it needs a finger" }
    if recording.needs.contains(.exactScreen), screen != device.size {
      return "it needs a screen of \(Int(device.size.width)) by \(Int(device.size.height)) points"
    }
    switch device {
    case .phone: return isPad ? "it needs a phone" : nil
    case .pad, .smallWindow: return isPad ? nil : "it needs an iPad"
    case .landscapePhone:
      return isPad || screen.width < screen.height ? "it needs a phone on its side" : nil
    }
  }
}
