// SPDX-License-Identifier: MIT

/// Rows of a matrix that came out the same, as one row.
struct FoldedRow: Hashable, Sendable {
  /// For each axis, the indices of the values that the row stands for.
  var values: [Set<Int>]
  var outcome: MatrixOutcome
  /// How many combinations the row stands for.
  var count: Int { values.reduce(1) { $0 * $1.count } }
}

/// Folds equal rows of a matrix, so that the table reads like a flow chart.
///
/// Rows that differ in one axis only and came out the same become one row; this is repeated until
/// nothing changes. Every combination belongs to exactly one folded row.
struct MatrixFolding {
  let matrix: MatrixReport

  /// The folded rows, in the order of their first combination.
  ///
  /// - Complexity: O(*a* · *n* log *n*) for each of a few passes, where *n* is the number of rows
  ///   and *a* that of axes.
  func rows() -> [FoldedRow] {
    var rows = matrix.rows.map { row in
      let values = zip(matrix.axes, row.values).map { axis, value in
        Set([axis.values.firstIndex(of: value) ?? 0])
      }
      return FoldedRow(values: values, outcome: row.outcome)
    }
    var count = 0
    while count != rows.count {
      count = rows.count
      for axis in matrix.axes.indices.reversed() { rows = merged(rows, along: axis) }
    }
    return rows
  }

  private func merged(_ rows: [FoldedRow], along axis: Int) -> [FoldedRow] {
    var result: [FoldedRow] = []
    var places: [FoldedRow: Int] = [:]
    for row in rows {
      var key = row
      key.values[axis] = []
      if let place = places[key] {
        result[place].values[axis].formUnion(row.values[axis])
      } else {
        places[key] = result.count
        result.append(row)
      }
    }
    return result
  }

  /// The values of an axis that a row stands for, in words.
  func text(of row: FoldedRow, axis: Int) -> String {
    let names = matrix.axes[axis].values
    let used = row.values[axis].sorted()
    if used.count == names.count { return names.count == 1 ? names[0] : "any" }
    if names.count > 4, used.count == names.count - 1,
      let missing = names.indices.first(where: { !used.contains($0) })
    {
      return "any but \(names[missing])"
    }
    return used.map { names[$0] }.joined(separator: ", ")
  }
}
