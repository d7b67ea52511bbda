// SPDX-License-Identifier: MIT

/// What real objects on the stand-in for UIKit do in the scenarios of a fact.
package struct FactObjectsReport: Codable, Hashable, Sendable {
  /// In how many scenarios they receive and see what the fact says.
  package var same: Int
  /// In how many they do not.
  package var deviations: Int
  /// Why they cannot play a scenario, for each of which that is so.
  package var obstacles: [String]
  /// What had to be so and no app can see: the rules behind the objects say so.
  package var hidden: [String]

  package init(same: Int, deviations: Int, obstacles: [String], hidden: [String]) {
    (self.same, self.deviations, self.obstacles, self.hidden) = (
      same, deviations, obstacles, hidden
    )
  }

  /// What they do, as Markdown in a cell of a table.
  var verdict: String {
    var parts: [String] = []
    if same > 0 { parts.append("✅ \(same)") }
    if deviations > 0 { parts.append("⚠️ \(deviations)") }
    if !obstacles.isEmpty {
      let why = Set(obstacles).sorted().map(MarkdownText.escaped).joined(separator: "; ")
      parts.append("➖ \(obstacles.count): \(why)")
    }
    return parts.joined(separator: "<br>")
  }

  /// The totals in a sentence, after a space.
  static func counts(of reports: [FactObjectsReport]) -> String {
    guard !reports.isEmpty else { return "" }
    func sum(_ count: (FactObjectsReport) -> Int) -> Int { reports.map(count).reduce(0, +) }
    let all = sum { $0.same + $0.deviations + $0.obstacles.count }
    return " Real objects play \(sum { $0.same + $0.deviations }) of \(all) scenarios: "
      + "\(sum(\.same)) with the same outcome, \(sum(\.deviations)) with another."
  }
}
