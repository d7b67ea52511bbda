// SPDX-License-Identifier: MIT

package import UIKit

/// What Apple's UIKit was seen to do, as a scene that can be played again.
///
/// The scene builds UIKit's objects, does something with them, and logs what happens as short lines.
/// It has no line that is special to one system: where `import UIKit` means Apple's, it records;
/// where it means the stand-in, it puts the stand-in to the test. A scene logs only what its source
/// tells; callbacks and state that were never published are not in it.
package struct Recording: Sendable, Identifiable {
  /// How the result was obtained.
  package enum Trust: String, Codable, Sendable {
    /// Recorded by a program and replayed as a test.
    case machine = "A"
    /// A printed log or a stack trace of a run that is described.
    case log = "B"
    /// A person's report of a run.
    case report = "C"
    /// Never published: what is expected is what the model does.
    case unconfirmed = "-"
  }

  /// What a scene needs beyond a window and time.
  package enum Need: String, Codable, Sendable {
    /// A finger, which public API cannot put on Apple's screen.
    case finger
    /// The end of the process: UIKit raises an exception.
    case exception
    /// A screen of exactly the size of ``RecordingDevice``.
    case exactScreen
  }

  package let id: String
  package let title: String
  /// Where it was published.
  package let source: String
  /// The system on which it was recorded.
  package let system: String
  package let trust: Trust
  /// The facts of the model that the recording shows, by their identifiers.
  package let facts: [String]
  package let device: RecordingDevice
  package let needs: Set<Need>
  /// What was recorded, line by line.
  package let expected: [String]
  package let play: @MainActor @Sendable (RecordingStage) -> Void

  package init(
    _ id: String, _ title: String, source: RecordingSource, facts: [String] = [],
    on device: RecordingDevice? = nil, needs: Set<Need> = [],
    expected: String, play: @escaping @MainActor @Sendable (RecordingStage) -> Void
  ) {
    (self.id, self.title, self.facts, self.needs) = (id, title, facts, needs)
    self.source = source.title
    (system, trust, self.device) = (source.system, source.trust, device ?? source.device)
    self.expected = expected.split(separator: "\n").map(String.init)
    self.play = play
  }
}

/// Where recordings were published, and how they were made.
package struct RecordingSource: Sendable {
  package let title: String
  package let system: String
  package let trust: Recording.Trust
  package let device: RecordingDevice

  package init(
    _ title: String, _ system: String, _ trust: Recording.Trust,
    on device: RecordingDevice = .phone
  ) {
    (self.title, self.system, self.trust, self.device) = (title, system, trust, device)
  }
}

/// The kind of screen on which a recording was made.
package enum RecordingDevice: String, Codable, Sendable {
  /// A narrow screen of 375 by 667 points.
  case phone
  /// A wide screen of 1024 by 1366 points.
  case pad
  /// A phone on its side, 667 by 375 points: compact in both directions.
  case landscapePhone = "phone on its side"
  /// A window of 320 by 480 points on a system that takes itself for an iPad.
  case smallWindow = "small window"

  /// The size of the screen, or of the window.
  package var size: CGSize {
    switch self {
    case .phone: CGSize(width: 375, height: 667)
    case .landscapePhone: CGSize(width: 667, height: 375)
    case .pad: CGSize(width: 1024, height: 1366)
    case .smallWindow: CGSize(width: 320, height: 480)
    }
  }
}

extension Recording {
  /// All recordings, in the order in which they are numbered.
  package static let all: [Recording] = [
    transitions, navigationTransitions, presentations, customDismissals, objects, sheets, values,
    alerts, lifeCycles, containers, navigation, tabs, pages, hitTesting, relations, flags, appLogs,
    moreLogs, bugReports, radars, stackTraces, adaptations, adaptedSizes, open,
  ].flatMap { $0 }

  /// The recording with an identifier.
  package static func named(_ id: String) -> Recording? { byName[id] }

  private static let byName = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
}
