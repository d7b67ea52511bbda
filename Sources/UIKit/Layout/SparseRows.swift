// SPDX-License-Identifier: MIT

/// Rows of which each has few variables, one after the other; a row says that its sum is 0.
struct SparseRows: Hashable {
  struct Term: Hashable {
    let variable: Int
    var factor: Double
  }

  private var terms: [Term] = []
  private var starts: [Int] = []
  private(set) var constants: [Double] = []

  /// Begins a row and returns its place.
  mutating func append() -> Int {
    starts.append(terms.count)
    constants.append(0)
    return starts.count - 1
  }

  /// Adds to the constant of the last row.
  mutating func add(_ constant: Double) { constants[constants.count - 1] += constant }

  /// Adds a multiple of a variable to the last row.
  mutating func add(_ factor: Double, of variable: Int) {
    for place in (starts.last ?? 0)..<terms.count where terms[place].variable == variable {
      terms[place].factor += factor
      return
    }
    terms.append(Term(variable: variable, factor: factor))
  }

  /// The variables of a row, each once.
  subscript(row: Int) -> ArraySlice<Term> {
    terms[starts[row]..<(row + 1 < starts.count ? starts[row + 1] : terms.count)]
  }
}
