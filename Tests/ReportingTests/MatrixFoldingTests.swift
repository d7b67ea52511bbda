// SPDX-License-Identifier: MIT

import StateSpace
import Testing

@testable import Reporting

@Suite("Folding a matrix")
struct MatrixFoldingTests {
  private static func matrix(seed: UInt64) -> MatrixReport {
    var numbers = SplitMix64(seed: seed)
    let axes = (0..<1 + numbers.number(below: 4)).map { axis in
      AxisReport(
        name: "axis \(axis)", values: (0..<1 + numbers.number(below: 5)).map { "value \($0)" })
    }
    // Few outcomes make large folds, many make small ones.
    let outcomes = 1 + numbers.number(below: 6)
    let rows = combinations(of: axes).map { values in
      let number = numbers.number(below: outcomes)
      return MatrixRow(
        values: values,
        outcome: MatrixOutcome(
          result: "outcome \(number)", callbacks: [], notOfferedBy: number == 0 ? "F0" : nil))
    }
    return MatrixReport(axes: axes, rows: rows)
  }

  private static func combinations(of axes: [AxisReport]) -> [[String]] {
    axes.reduce([[]]) { rows, axis in rows.flatMap { row in axis.values.map { row + [$0] } } }
  }

  private func combinations(of row: FoldedRow, _ axes: [AxisReport]) -> [[String]] {
    let used = zip(axes, row.values).map { axis, indices in
      AxisReport(name: axis.name, values: indices.sorted().map { axis.values[$0] })
    }
    return Self.combinations(of: used)
  }

  @Test(arguments: UInt64(1)...200)
  func `puts every combination into exactly one row, with its own outcome`(seed: UInt64) {
    let matrix = Self.matrix(seed: seed)
    var outcomes: [[String]: MatrixOutcome] = [:]
    for row in MatrixFolding(matrix: matrix).rows() {
      let combinations = combinations(of: row, matrix.axes)
      #expect(combinations.count == row.count)
      for combination in combinations {
        #expect(outcomes.updateValue(row.outcome, forKey: combination) == nil, "seed \(seed)")
      }
    }
    #expect(outcomes.count == matrix.rows.count, "seed \(seed)")
    for row in matrix.rows {
      #expect(outcomes[row.values] == row.outcome, "seed \(seed), \(row.values)")
    }
  }

  @Test(
    "leaves no two rows that could be one, and begins with the first combination",
    arguments: UInt64(1)...200)
  func minimality(seed: UInt64) throws {
    let matrix = Self.matrix(seed: seed)
    let rows = MatrixFolding(matrix: matrix).rows()
    for (index, row) in rows.enumerated() {
      for other in rows[(index + 1)...] where other.outcome == row.outcome {
        let differing = matrix.axes.indices.count { row.values[$0] != other.values[$0] }
        #expect(differing > 1, "seed \(seed)")
      }
    }
    let first = try #require(rows.first)
    #expect(first.values.map { $0.min() } == matrix.axes.map { _ in 0 }, "seed \(seed)")
  }

  @Test func `makes one row of a matrix that came out the same everywhere`() {
    var matrix = Self.matrix(seed: 3)
    for index in matrix.rows.indices { matrix.rows[index].outcome = matrix.rows[0].outcome }
    let rows = MatrixFolding(matrix: matrix).rows()
    #expect(rows.map(\.count) == [matrix.rows.count])
  }

  @Test(
    arguments: [
      ([0, 1, 2, 3, 4], "any"), ([1, 2, 3, 4], "any but a"), ([4, 0], "a, e"), ([2], "c"),
    ])
  func `names values in words`(values: [Int], expected: String) {
    let axes = [AxisReport(name: "letter", values: ["a", "b", "c", "d", "e"])]
    let folding = MatrixFolding(matrix: MatrixReport(axes: axes, rows: []))
    let outcome = MatrixOutcome(result: "", callbacks: [], notOfferedBy: nil)
    #expect(
      folding.text(of: FoldedRow(values: [Set(values)], outcome: outcome), axis: 0) == expected)
  }

  @Test func `lists what is left of a short axis, and names the only value of an axis with one`() {
    let axes = [
      AxisReport(name: "letter", values: ["a", "b", "c"]), AxisReport(name: "one", values: ["x"]),
    ]
    let folding = MatrixFolding(matrix: MatrixReport(axes: axes, rows: []))
    let outcome = MatrixOutcome(result: "", callbacks: [], notOfferedBy: nil)
    let row = FoldedRow(values: [[0, 2], [0]], outcome: outcome)
    #expect(folding.text(of: row, axis: 0) == "a, c")
    #expect(folding.text(of: row, axis: 1) == "x")
  }
}
