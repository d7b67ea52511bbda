// SPDX-License-Identifier: MIT

/// Linear equations that are added one by one; the earlier ones win.
struct LinearSystem {
  /// What became of an equation.
  enum Outcome { case added, redundant, contradictory }

  /// Coefficients of the variables, and the constant at the end: their sum is 0.
  typealias Row = [Double]

  private let count: Int
  private var rows: [(pivot: Int, row: Row)] = []

  init(variables count: Int) { self.count = count }

  /// Whether every variable has a value.
  var isDetermined: Bool { rows.count == count }

  /// Adds an equation unless earlier ones contradict it.
  ///
  /// - Complexity: O(*n*·*r*), where *n* is the number of variables and *r* that of equations.
  mutating func add(_ equation: Row) -> Outcome {
    var row = equation
    for place in rows.indices where row[rows[place].pivot] != 0 {
      Self.subtract(rows[place].row, row[rows[place].pivot], from: &row)
    }
    var pivot = 0
    for variable in 0..<count where abs(row[variable]) > abs(row[pivot]) + 1e-9 { pivot = variable }
    guard count > 0, abs(row[pivot]) > 1e-9 else {
      return abs(row[count]) > 1e-6 ? .contradictory : .redundant
    }
    let factor = row[pivot]
    for place in 0...count { row[place] /= factor }
    for place in rows.indices where rows[place].row[pivot] != 0 {
      Self.subtract(row, rows[place].row[pivot], from: &rows[place].row)
    }
    rows.append((pivot, row))
    return .added
  }

  private static func subtract(_ row: Row, _ factor: Double, from other: inout Row) {
    for place in row.indices where row[place] != 0 { other[place] -= factor * row[place] }
  }

  /// The values of the variables; 0 for those that are still free.
  var values: [Double] {
    var values = [Double](repeating: 0, count: count)
    for (pivot, row) in rows { values[pivot] = -row[count] }
    return values
  }
}
