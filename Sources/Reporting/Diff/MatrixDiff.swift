// SPDX-License-Identifier: MIT

/// What differs in the outcomes of combinations, folded: equal differences are one.
struct MatrixDiff {
  let spec: String
  let old: MatrixReport?
  let new: MatrixReport?

  var changes: [ReportDiff.Change] {
    let before = rows(of: old)
    let after = rows(of: new)
    var outcomes: [MatrixRow] = []
    var callbacks: [MatrixRow] = []
    for row in new?.rows ?? [] {
      guard let other = before[key(of: row, new)], other.outcome != row.outcome else { continue }
      let sentence = "\(other.outcome.words) → \(row.outcome.words)"
      let lines = SequenceChanges(from: other.outcome.callbacks, to: row.outcome.callbacks).lines
      if other.outcome.words == row.outcome.words {
        let sentence =
          other.outcome.callbacks == row.outcome.callbacks
          ? "what depends on open questions changes" : "the callbacks change"
        callbacks.append(row.with(sentence, lines))
      } else {
        outcomes.append(
          row.with(sentence, other.outcome.callbacks == row.outcome.callbacks ? [] : lines))
      }
    }
    let lost = old?.rows.filter { after[key(of: $0, old)] == nil } ?? []
    let gained = new?.rows.filter { before[key(of: $0, new)] == nil } ?? []
    return folded(outcomes, .outcomes, new) + folded(callbacks, .sequences, new)
      + folded(lost.map { $0.with("no longer there", []) }, .coverage, old)
      + folded(gained.map { $0.with("new: \($0.outcome.words)", []) }, .coverage, new)
  }

  /// What tells a combination from others, whatever the order of the axes.
  private func key(of row: MatrixRow, _ matrix: MatrixReport?) -> [String: String] {
    Dictionary(zip(matrix?.axes.map(\.name) ?? [], row.values)) { first, _ in first }
  }

  private func rows(of matrix: MatrixReport?) -> [[String: String]: MatrixRow] {
    Dictionary((matrix?.rows ?? []).map { (key(of: $0, matrix), $0) }) { first, _ in first }
  }

  /// One change for all combinations to which the same happened.
  private func folded(
    _ rows: [MatrixRow], _ topic: ReportDiff.Change.Topic, _ matrix: MatrixReport?
  ) -> [ReportDiff.Change] {
    guard var matrix, !rows.isEmpty else { return [] }
    matrix.rows = rows
    let folding = MatrixFolding(matrix: matrix)
    return folding.rows().map { row in
      let values = matrix.axes.indices.compactMap { axis -> String? in
        let text = folding.text(of: row, axis: axis)
        return text == "any" ? nil : "\(matrix.axes[axis].name) = \(text)"
      }
      let count = row.count == 1 ? "" : " (\(MarkdownText.number(row.count)) combinations)"
      let cells = values.isEmpty ? "every combination" : values.joined(separator: ", ")
      return ReportDiff.Change(
        topic: topic, place: spec, sentence: "\(cells)\(count): \(row.outcome.result)",
        detail: row.outcome.callbacks)
    }
  }
}

extension MatrixRow {
  /// The same combination with what happened to it in the place of its outcome.
  fileprivate func with(_ sentence: String, _ lines: [String]) -> MatrixRow {
    MatrixRow(
      values: values, outcome: MatrixOutcome(result: sentence, callbacks: lines, notOfferedBy: nil))
  }
}

/// How one list of lines becomes another, with what stays the same.
struct SequenceChanges {
  let lines: [String]

  init(from old: [String], to new: [String]) {
    var inserted: [Int: String] = [:]
    var removed: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var lines: [String] = []
    var place = 0
    for (offset, line) in old.enumerated() {
      if removed.contains(offset) {
        lines.append("- \(line)")
        continue
      }
      while let line = inserted[place] {
        lines.append("+ \(line)")
        place += 1
      }
      lines.append("  \(line)")
      place += 1
    }
    while let line = inserted[place] {
      lines.append("+ \(line)")
      place += 1
    }
    self.lines = lines
  }
}
