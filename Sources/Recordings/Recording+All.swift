// SPDX-License-Identifier: MIT

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
