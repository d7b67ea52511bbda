// SPDX-License-Identifier: MIT

package import Recordings

/// What the stand-in is known to do otherwise than Apple's UIKit was recorded to do.
///
/// This is the one list: a test plays each recording, expects those named here to differ, and fails
/// for one that no longer does. Mend the stand-in, then delete the line.
package enum KnownDifference {
  /// What differs, in plain words, by the recordings in which it shows.
  package static let reasons: [String: String] = [:]

  /// What is known to differ in a recording.
  package static func reason(for recording: Recording) -> String? { reasons[recording.id] }
}
