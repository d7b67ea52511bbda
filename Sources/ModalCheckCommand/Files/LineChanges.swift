// SPDX-License-Identifier: MIT

/// How one text becomes another, line by line, for people who read a log.
struct LineChanges {
  /// More changed lines than this are counted.
  static let limit = 20
  /// A longer line is cut.
  static let width = 160

  private let changes: [String]

  init(from old: String, to new: String) {
    let difference = Self.lines(of: new).difference(from: Self.lines(of: old))
    // A line that was replaced stands before what replaces it.
    let steps = difference.map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, 0, "- \(line)")
      case .insert(let offset, let line, _): (offset, 1, "+ \(line)")
      }
    }
    changes = steps.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The changed lines, indented; with many, the first ones and the number of the rest.
  var text: String {
    let shown = changes.prefix(Self.limit).map { line -> String in
      line.count > Self.width ? "  \(line.prefix(Self.width - 1))…\n" : "  \(line)\n"
    }
    let rest = changes.count - shown.count
    return shown.joined() + (rest > 0 ? "  … and \(rest) more changed lines\n" : "")
  }
}
