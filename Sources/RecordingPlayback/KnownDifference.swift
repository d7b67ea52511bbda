// SPDX-License-Identifier: MIT

package import Recordings

/// What the stand-in is known to do otherwise than Apple's UIKit was recorded to do.
///
/// This is the one list: a test plays each recording, expects those named here to differ, and fails
/// for one that no longer does. Mend the stand-in, then delete the recording from the list.
package enum KnownDifference {
  /// What differs, in plain words, and the recordings in which it shows.
  private static let all: [(reason: String, recordings: [String])] = [
    ("a covered view goes through no other window on its way out; one report says so", ["REC63"]),
    (
      "in viewWillAppear of a navigation controller's root the coordinator animates; the recording "
        + "is of iOS 8 only",
      ["REC83"]
    ),
    ("no appearance callback is lost; the recording is of iOS 5 and 6 only", ["REC86"]),
    (
      "a custom presentation keeps its frame when a full screen above it has gone; the recording is "
        + "of a beta of iOS 11 only",
      ["REC110"]
    ),
    (
      "every controller that leaves a stack is told that it moves; the recording is of iOS 7 only",
      ["REC112"]
    ),
    ("no stack stays black; the recording is of iOS 12 only", ["REC113"]),
  ]

  private static let reasons = Dictionary(
    uniqueKeysWithValues: all.flatMap { entry in entry.recordings.map { ($0, entry.reason) } })

  /// The recordings that are named, in the order of the list.
  package static var recordings: [String] { all.flatMap(\.recordings) }

  /// What is known to differ in a recording.
  package static func reason(for recording: Recording) -> String? { reasons[recording.id] }
}
