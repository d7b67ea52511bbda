// SPDX-License-Identifier: MIT

/// Rows of coefficients, one after the other in one piece of memory.
///
/// A row has those of the variables, and the constant at the end; it says that the sum is 0.
struct CoefficientRows {
  /// How many numbers a row has.
  let width: Int
  fileprivate var numbers: [Double] = []

  init(variables count: Int) { width = count + 1 }

  /// Makes room for some rows.
  mutating func reserve(_ count: Int) { numbers.reserveCapacity(count * width) }

  /// Appends a row of zeros and returns its place.
  mutating func append() -> Int {
    for _ in 0..<width { numbers.append(0) }
    return numbers.count / width - 1
  }

  mutating func removeLast() { numbers.removeLast(width) }

  /// A number in a row; the last one is the constant.
  subscript(row: Int, column: Int) -> Double {
    get { numbers[row * width + column] }
    set { numbers[row * width + column] = newValue }
  }
}

/// Linear equations that are added one by one; the earlier ones win.
struct LinearSystem {
  /// What became of an equation.
  enum Outcome { case added, redundant, contradictory }

  private let count: Int
  /// The variable that each of the rows is solved for.
  private var pivots: [Int] = []
  private var rows: CoefficientRows

  init(variables count: Int) {
    self.count = count
    rows = CoefficientRows(variables: count)
    pivots.reserveCapacity(count)
    rows.reserve(count + 1)
  }

  /// Whether every variable has a value.
  var isDetermined: Bool { pivots.count == count }

  /// Adds an equation unless earlier ones contradict it.
  ///
  /// - Complexity: O(*n*·*r*), where *n* is the number of variables and *r* that of equations.
  mutating func add(_ equation: Int, of equations: CoefficientRows) -> Outcome {
    for column in 0..<rows.width { rows.numbers.append(equations[equation, column]) }
    let new = pivots.count
    for place in pivots.indices { subtract(place, from: new, at: pivots[place]) }
    let pivot = greatest(of: new)
    guard count > 0, abs(rows[new, pivot]) > 1e-9 else {
      let rest = rows[new, count]
      rows.numbers.removeLast(rows.width)
      return abs(rest) > 1e-6 ? .contradictory : .redundant
    }
    let factor = rows[new, pivot]
    for column in 0...count { rows[new, column] /= factor }
    for place in pivots.indices { subtract(new, from: place, at: pivot) }
    pivots.append(pivot)
    return .added
  }

  private func greatest(of row: Int) -> Int {
    var pivot = 0
    for variable in 0..<count where abs(rows[row, variable]) > abs(rows[row, pivot]) + 1e-9 {
      pivot = variable
    }
    return pivot
  }

  /// Takes as much of a row from another one as makes a variable vanish there.
  private mutating func subtract(_ row: Int, from other: Int, at variable: Int) {
    let factor = rows[other, variable]
    guard factor != 0 else { return }
    for column in 0...count where rows[row, column] != 0 {
      rows[other, column] -= factor * rows[row, column]
    }
  }

  /// The values of the variables; 0 for those that are still free.
  var values: [Double] {
    var values = [Double](repeating: 0, count: count)
    for place in pivots.indices { values[pivots[place]] = -rows[place, count] }
    return values
  }
}
