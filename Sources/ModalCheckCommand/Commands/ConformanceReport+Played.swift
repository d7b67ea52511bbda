// SPDX-License-Identifier: MIT

import Conformance
import FactPlayback
import RecordingPlayback
import Recordings
import Reporting
import UIKitSemantics

extension ConformanceReport {
  /// Plays all facts on the rules, again with each rule removed in turn, and with real objects; and
  /// all recordings.
  static func played() -> ConformanceReport {
    let deletions = Dictionary(
      uniqueKeysWithValues: RuleDeletion.all(playing: FactPlayback.player).map {
        ($0.rule, $0.failing)
      })
    return ConformanceReport(
      rows: Conformance.all.map { Row($0, failing: deletions[$0.fact]) },
      recordings: RecordingReport.make())
  }
}

extension ConformanceReport.Row {
  fileprivate init(_ conformance: Conformance, failing: [FactID]?) {
    let fact = Fact.of(conformance.fact)
    let scenarios = conformance.scenarios
    self.init(
      id: fact.id.name, statement: fact.statement, versions: fact.versions,
      confidence: fact.confidence.rawValue, source: fact.source, scenarios: scenarios.count,
      deviations: scenarios.count { !FactPlayback.player($0, nil).failures.isEmpty },
      test: scenarios.isEmpty ? "" : "\(Conformance.testName) → \(fact.id.name)",
      objects: scenarios.isEmpty ? nil : FactObjectsReport(FactPlayback.play(conformance)),
      failWithoutIt: failing?.map(\.name))
    switch conformance.basis {
    case .itself: break
    case .follows(let rules): followsFrom = rules.map(\.name)
    case .nothingToDelete(let why): nothingToDelete = why
    }
    switch conformance.status {
    case .conforms: break
    case .choice(let switches, let because):
      let behavior = UIKitBehavior()
      (status, reason) = (.choice, because)
      defaults = switches.map { "\($0.name)=\($0.value(in: behavior))" }
    case .outOfScope(let why): (status, reason) = (.outOfScope, why)
    }
  }
}

extension FactObjectsReport {
  fileprivate init(_ playback: FactPlayback) {
    self.init(
      same: playback.same, deviations: playback.deviations.count, obstacles: playback.obstacles,
      hidden: playback.hidden)
  }
}

extension RecordingReport {
  /// Plays all recordings on the stand-in, and tells what came of it.
  static func make() -> [RecordingReport] {
    let published = Recording.all.filter { $0.trust != .unconfirmed }
    let played = published.map { recording in
      RecordingReport(
        id: recording.id, title: recording.title, source: recording.source,
        system: recording.system, trust: recording.trust.rawValue, facts: recording.facts,
        status: RecordingPlayback.play(recording).isAsRecorded ? .matches : .differs,
        reason: KnownDifference.reason(for: recording)
          ?? RecordedAnswer.setting(of: recording) ?? "")
    }
    let unplayable = UnplayableRecording.all.map { recording in
      RecordingReport(
        id: recording.id, title: recording.title, source: recording.source,
        system: recording.system, trust: recording.trust.rawValue, facts: [],
        status: .notRepresentable, reason: recording.reason)
    }
    return played + unplayable
  }
}
