// SPDX-License-Identifier: MIT

extension Recording {
  /// All recordings, in the order in which they are numbered.
  package static let all: [Recording] = [
    transitions, presentations, objects, sheets, alerts, lifeCycles, containers, navigation,
    hitTesting, relations, appLogs, bugReports, stackTraces, adaptationOnPhone, adaptationOnPad,
    adaptedSizes,
  ].flatMap { $0 }

  /// The recording with an identifier.
  package static func named(_ id: String) -> Recording? { byName[id] }

  private static let byName = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
}
