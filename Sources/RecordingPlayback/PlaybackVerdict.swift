// SPDX-License-Identifier: MIT

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
