// SPDX-License-Identifier: MIT

/// The matrix of an overview as a picture: a row for each value of its longest axis, a column for
/// each combination of the axes before that one.
struct MatrixPicture {
  let matrix: MatrixReport

  /// The signs of the outcomes, the commonest first.
  private static let signs = ["🟢", "🟠", "🔵", "🟣", "🟤", "⚫️"]

  var text: String {
    guard !rows.isEmpty else { return "" }
    let escaped = { (cells: [String]) in cells.map { MarkdownText.escaped($0) } }
    return "\(MarkdownText.escaped(legend))\n\n"
      + MarkdownText.table(escaped(header), rows.map(escaped))
  }

  /// The axis of the rows, and what each column stands for.
  var header: [String] {
    guard let rowAxis else { return [] }
    return [matrix.axes[rowAxis].name] + columns.map { $0.joined(separator: ", ") }
  }

  /// A value of the longest axis, and for each column what came of it.
  var rows: [[String]] {
    guard let rowAxis, !columnAxes.isEmpty else { return [] }
    return matrix.axes[rowAxis].values.map { value in
      [value] + columns.map { column in cell(rowAxis, value, column) }
    }
  }

  private var columns: [[String]] {
    Self.combinations(of: columnAxes.map { matrix.axes[$0].values })
  }

  private var rowAxis: Int? {
    matrix.axes.indices.max { matrix.axes[$0].values.count < matrix.axes[$1].values.count }
  }

  /// The axes before that of the rows; those after it if there are none.
  private var columnAxes: [Int] {
    let before = Array(0..<(rowAxis ?? 0))
    return before.isEmpty ? Array(matrix.axes.indices.dropFirst()) : before
  }

  private static func combinations(of values: [[String]]) -> [[String]] {
    values.reduce([[]]) { heads, values in heads.flatMap { head in values.map { head + [$0] } } }
  }

  /// How many combinations of the other axes have each outcome.
  private func cell(_ rowAxis: Int, _ value: String, _ column: [String]) -> String {
    let rows = matrix.rows.filter { row in
      row.values[rowAxis] == value
        && zip(columnAxes, column).allSatisfy { row.values[$0] == $1 }
    }
    let settled = rows.map(\.outcome).filter { !$0.dependsOnUIKit }
    let counts = results.enumerated().compactMap { index, result in
      let count = settled.count { $0.isExercised && $0.result == result }
      return count == 0 ? nil : "\(sign(at: index)) \(count)"
    }
    let open = rows.count - settled.count
    let notOffered = settled.count { !$0.isExercised }
    if counts.isEmpty, open == 0 { return "–" }
    return
      (counts + (open == 0 ? [] : ["🔀 \(open)"])
      + (notOffered == 0 ? [] : ["– \(notOffered)"])).joined(separator: " ")
  }

  /// The outcomes of what was exercised, the commonest first.
  private var results: [String] {
    let outcomes = matrix.rows.map(\.outcome).filter(\.isExercised).map(\.result)
    var counts: [(result: String, count: Int)] = []
    for result in outcomes {
      if let place = counts.firstIndex(where: { $0.result == result }) {
        counts[place].count += 1
      } else {
        counts.append((result, 1))
      }
    }
    return counts.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }
    .map(\.element.result)
  }

  private var openSign: [String] {
    matrix.rows.contains { $0.outcome.dependsOnUIKit } ? ["🔀 depends on an open question"] : []
  }

  private func sign(at index: Int) -> String {
    index < Self.signs.count ? Self.signs[index] : "(\(index + 1))"
  }

  var legend: String {
    let signs = results.enumerated().map { "\(sign(at: $0)) \($1)" }
    return "What comes of \(MarkdownText.count(matrix.rows.count, "combination")), counted: "
      + (signs + openSign + ["– not offered by UIKit"]).joined(separator: ", ") + "."
  }
}
