// SPDX-License-Identifier: MIT

import Foundation
package import Recordings
import SceneHarness
import UIKit
import UIKitSemantics

/// What the stand-in does in the scene of a recording.
package struct RecordingPlayback: Sendable {
  package let recording: Recording
  /// The log of the scene here.
  package let lines: [String]

  /// Whether the stand-in does what Apple's UIKit was seen to do.
  package var isAsRecorded: Bool { lines == recording.expected }

  /// How the log of the scene here differs from the recording.
  package var difference: LogDifference {
    LogDifference(recorded: recording.expected, seen: lines)
  }

  /// Plays a recording on the stand-in.
  ///
  /// That happens in another process, since what goes wrong in a scene may end the process.
  ///
  /// UIKit behaves as it did where the recording was made, or by the defaults of the rules.
  package static func play(
    _ recording: Recording, underDefaults: Bool = false
  ) -> RecordingPlayback {
    let behavior = underDefaults ? UIKitBehavior() : RecordedAnswer.behavior(of: recording)
    let lines = MainThread.run { PlaybackProcess.lines(of: recording, behavior) }
    return RecordingPlayback(recording: recording, lines: lines)
  }
}

/// The process in which a scene is played.
@MainActor
private enum PlaybackProcess {
  private static var mark: String { "recorded: " }

  static func lines(of recording: Recording, _ behavior: UIKitBehavior) -> [String] {
    #if os(Linux)
      guard let errors = ProcessOutput() else { return ["the system gives no file"] }
      // A copy of a process with threads waits forever for a lock of Swift's runtime that another
      // thread held, so one that does not return is tried again.
      var ending: ForkedProcess.Ending?
      for _ in 1...5 where ending == nil {
        errors.clear()
        let process = ForkedProcess(errors: errors, memory: 1 << 30) {
          play(recording, behavior) { line in
            FileHandle.standardError.write(Data("\(mark)\(line)\n".utf8))
          } end: {
            _exit(0)
          }
        }
        guard let process else { return ["the system cannot fork"] }
        ending = process.wait(atMost: 2)
      }
      let lines = errors.lines
      var log = lines.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
      if ending != .exited(0) { log.append(words(for: lines)) }
      return log
    #else
      var log: [String] = []
      play(recording, behavior) {
        log.append($0)
      } end: {
      }
      return log
    #endif
  }

  private static func play(
    _ recording: Recording, _ behavior: UIKitBehavior, take: @escaping (String) -> Void,
    end: @escaping () -> Void
  ) {
    let host = HeadlessHost(recording.device, behavior, take: take) { reason in
      take(ExceptionWords.line(forReason: reason))
      end()
    }
    let stage = RecordingStage(host)
    recording.play(stage)
  }

  #if os(Linux)
    /// What ended the process, by what it wrote when it ended.
    private static func words(for lines: [String]) -> String {
      let fatal = lines.first { $0.contains("Fatal error: ") } ?? lines.last ?? "unknown"
      let reason = fatal.components(separatedBy: "Fatal error: ").last ?? fatal
      return ExceptionWords.line(forFatalError: reason)
    }
  #endif
}

/// Whether the stand-in does what was recorded, and whether that is known.
package enum PlaybackVerdict: String, CaseIterable, Sendable {
  case matches
  /// It differs, as the list of known differences says.
  case differsAsKnown = "differs, as known"
  case differs
  /// It is said to differ, and does not.
  case isMended = "is mended: delete it from the known differences"

  package var words: String {
    switch self {
    case .matches: "match"
    case .differsAsKnown: "differ as known"
    case .differs: "differ"
    case .isMended: "are mended"
    }
  }
}

extension RecordingPlayback {
  package var verdict: PlaybackVerdict {
    let isKnown = KnownDifference.reason(for: recording) != nil
    if isAsRecorded { return isKnown ? .isMended : .matches }
    return isKnown ? .differsAsKnown : .differs
  }
}
