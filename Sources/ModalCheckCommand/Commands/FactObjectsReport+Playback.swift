// SPDX-License-Identifier: MIT

import Conformance
import FactPlayback
import Reporting
import UIKitSemantics

extension FactObjectsReport {
  /// Plays all facts with real objects, and tells what came of it.
  static func make() -> [FactID: FactObjectsReport] {
    let played = Conformance.all.filter { !$0.scenarios.isEmpty }.map(FactPlayback.play)
    return Dictionary(uniqueKeysWithValues: played.map { ($0.fact, FactObjectsReport($0)) })
  }

  init(_ playback: FactPlayback) {
    self.init(
      same: playback.same, deviations: playback.deviations.count,
      reason: playback.knownReason ?? "", obstacles: playback.obstacles, hidden: playback.hidden)
  }
}
