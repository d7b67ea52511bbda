// SPDX-License-Identifier: MIT

/// The matrix of an overview: first what was exercised, then what UIKit does not offer.
struct MatrixMarkdown {
  let matrix: MatrixReport

  var text: String {
    let folding = MatrixFolding(matrix: matrix)
    let rows = folding.rows()
    let exercised = rows.filter(\.outcome.isExercised)
    let others = rows.filter { !$0.outcome.isExercised }
    let counts = (exercised.map(\.count).reduce(0, +), others.map(\.count).reduce(0, +))
    return """
      ## All combinations

      \(MarkdownText.count(matrix.rows.count, "combination")): \
      \(MarkdownText.number(counts.0)) exercised, \(MarkdownText.number(counts.1)) not offered by \
      UIKit. Rows with the same outcome are folded; every combination is in exactly one row.


      """
        + MarkdownText.table(
          matrix.axes.map { MarkdownText.escaped($0.name) }
            + ["combinations", "outcome", "callbacks, in order"],
          exercised.map { cells(of: $0, folding) + [result(of: $0), callbacks(of: $0)] })
        + (others.isEmpty ? "" : notOffered(others, folding))
  }

  private func notOffered(_ rows: [FoldedRow], _ folding: MatrixFolding) -> String {
    let count = rows.map(\.count).reduce(0, +)
    return MarkdownText.details(
      "\(MarkdownText.count(count, "combination")) that UIKit does not offer, each with the "
        + "fact that says so",
      MarkdownText.table(
        matrix.axes.map { MarkdownText.escaped($0.name) } + ["combinations", "reason", "fact"],
        rows.map {
          cells(of: $0, folding)
            + [result(of: $0), MarkdownText.escaped($0.outcome.notOfferedBy ?? "")]
        }))
  }

  private func cells(of row: FoldedRow, _ folding: MatrixFolding) -> [String] {
    matrix.axes.indices.map { MarkdownText.escaped(folding.text(of: row, axis: $0)) }
      + [MarkdownText.number(row.count)]
  }

  private func result(of row: FoldedRow) -> String {
    MarkdownText.escaped(row.outcome.result)
      + shown(of: row).map { other in
        let words =
          other.outcome.words == row.outcome.words
          ? "other callbacks" : MarkdownText.escaped(other.outcome.words)
        return "<br>🔀 \(words) if \(answers(other))"
      }.joined()
  }

  private func callbacks(of row: FoldedRow) -> String {
    list(row.outcome.callbacks)
      + shown(of: row).filter { $0.outcome.callbacks != row.outcome.callbacks }.map { other in
        "<br>🔀 \(answers(other)):<br>\(list(other.outcome.callbacks))"
      }.joined()
  }

  /// What else can come of a row: other results, and what single answers do to the callbacks.
  private func shown(of row: FoldedRow) -> [MatrixOutcome.Alternative] {
    row.outcome.others.filter { $0.outcome.words != row.outcome.words || $0.answers.count == 1 }
  }

  private func answers(_ other: MatrixOutcome.Alternative) -> String {
    other.answers.map { MarkdownText.code($0) }.joined(separator: " and ")
  }

  private func list(_ callbacks: [String]) -> String {
    callbacks.isEmpty ? "none" : callbacks.map { MarkdownText.code($0) }.joined(separator: "<br>")
  }
}
