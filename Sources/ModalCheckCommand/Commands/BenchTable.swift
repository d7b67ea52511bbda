// SPDX-License-Identifier: MIT

import Benchmarks
import Foundation

/// The result of a benchmark as a table for people.
struct BenchTable {
  private let result: BenchmarkResult

  init(_ result: BenchmarkResult) {
    self.result = result
  }

  var text: String {
    let counts = result.benchmark.counts
    return """
      \(result.benchmark.name): \(counts.states) states, \(counts.transitions) transitions, \
      \(counts.levels) levels
      \(limits)
        \(Self.line(Self.header))
      \(result.rows.map { "  \(Self.line(cells(of: $0)))\n" }.joined())
      """
  }

  private var limits: String {
    result.probes.keys.sorted().compactMap { jobs in
      result.probes[jobs].map { timing in
        let rate = Double(result.benchmark.counts.transitions) / timing.wall / 1e6
        return "  limit, \(Self.threads(jobs)): \(Self.number(rate, digits: 1)) M probes/s"
      }
    }.joined(separator: "\n")
  }

  private static let header = [
    "table", "threads", "wall s", "user s", "M states/s", "M trans/s", "of limit",
    "B/state", "speedup",
  ]

  private func cells(of row: BenchmarkResult.Row) -> [String] {
    let counts = result.benchmark.counts
    return [
      row.isSized ? "sized" : "growing",
      "\(row.jobs)", Self.number(row.timing.wall, digits: 3),
      Self.number(row.timing.user, digits: 3),
      Self.number(Double(counts.states) / row.timing.wall / 1e6, digits: 2),
      Self.number(Double(counts.transitions) / row.timing.wall / 1e6, digits: 1),
      Self.number(100 * row.shareOfLimit, digits: 0) + " %",
      Self.number(row.bytesPerState, digits: 1),
      row.speedup.map { Self.number($0, digits: 2) } ?? "",
    ]
  }

  /// Words to the left, figures to the right.
  static func line(_ cells: [String], words: Int = 1) -> String {
    let columns = cells.enumerated().map { index, cell in
      let gap = String(repeating: " ", count: max(0, 10 - cell.count))
      return index < words ? cell + gap : gap + cell
    }
    return columns.joined(separator: " ").trimmingCharacters(in: .whitespaces)
  }

  private static func threads(_ count: Int) -> String {
    count == 1 ? "1 thread" : "\(count) threads"
  }

  static func number(_ value: Double, digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }

  static func megabytes(_ bytes: Int) -> String { number(Double(bytes) / 1e6, digits: 0) }
}
