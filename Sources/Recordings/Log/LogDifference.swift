// SPDX-License-Identifier: MIT

/// How a log differs from another one, line by line.
package struct LogDifference: Hashable, Sendable, CustomStringConvertible {
  /// A line of one of the logs, or of both.
  package enum Line: Hashable, Sendable {
    case same(String)
    /// Recorded, and not seen.
    case missing(String)
    /// Seen, and not recorded.
    case added(String)
  }

  package let lines: [Line]

  /// Compares what was recorded with what was seen.
  ///
  /// - Complexity: O(*n* · *m*) for logs of *n* and *m* lines.
  package init(recorded: [String], seen: [String]) {
    let changes = seen.difference(from: recorded)
    var missing: Set<Int> = [], added: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let place, _, _): missing.insert(place)
      case .insert(let place, _, _): added.insert(place)
      }
    }
    var lines: [Line] = []
    var (old, new) = (0, 0)
    while old < recorded.count || new < seen.count {
      if old < recorded.count, missing.contains(old) {
        lines.append(.missing(recorded[old]))
        old += 1
      } else if new < seen.count, added.contains(new) {
        lines.append(.added(seen[new]))
        new += 1
      } else {
        lines.append(.same(recorded[old]))
        (old, new) = (old + 1, new + 1)
      }
    }
    self.lines = lines
  }

  /// Whether the logs are the same.
  package var isEmpty: Bool {
    lines.allSatisfy { if case .same = $0 { true } else { false } }
  }

  /// One line each: `-` was recorded and not seen, `+` was seen and not recorded.
  package var description: String {
    lines.map { line in
      switch line {
      case .same(let text): "  \(text)\n"
      case .missing(let text): "- \(text)\n"
      case .added(let text): "+ \(text)\n"
      }
    }.joined()
  }
}
