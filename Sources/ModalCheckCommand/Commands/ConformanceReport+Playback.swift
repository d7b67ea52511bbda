// SPDX-License-Identifier: MIT

import Conformance
import FactPlayback
import Reporting
import UIKitSemantics

extension ConformanceReport {
  /// Plays all facts on the rules and with real objects, and all recordings.
  static func played() -> ConformanceReport {
    let played = Conformance.all.filter { !$0.scenarios.isEmpty }.map(FactPlayback.play)
    return make(
      playing: FactPlayback.player,
      objects: Dictionary(uniqueKeysWithValues: played.map { ($0.fact, FactObjectsReport($0)) }),
      recordings: RecordingReport.make())
  }
}

extension FactObjectsReport {
  fileprivate init(_ playback: FactPlayback) {
    self.init(
      same: playback.same, deviations: playback.deviations.count,
      reason: playback.knownReason ?? "", obstacles: playback.obstacles, hidden: playback.hidden)
  }
}
