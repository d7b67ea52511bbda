// SPDX-License-Identifier: MIT

import ModalHarness
import Testing
import UIKitSemantics

@testable import ModalSpecs

@Suite("The overview of all combinations")
struct PresentationMatrixTests {
  private static let tap = [
    "tap outside", "completed", "pageSheet", "yes", "true", "regular",
  ]

  private func matrix(
    under behavior: UIKitBehavior = UIKitBehavior(), everyAnswer: Bool = false
  ) throws -> OutcomeMatrix {
    try #require(PresentationMatrix().matrix(under: behavior, everyAnswer: everyAnswer))
  }

  private func result(of row: OutcomeMatrix.Row?) -> String? {
    guard case .exercised(let result, _) = row?.outcome else { return nil }
    return result
  }

  @Test func `has each combination of the seven things that vary once`() throws {
    let matrix = try matrix()
    #expect(matrix.rows.count == 4 * 2 * 10 * 2 * 3 * 2)
    #expect(Set(matrix.rows.map(\.values)).count == matrix.rows.count)
  }

  @Test("No veto stops the app's own gesture, in any style, and only .none cannot be presented")
  func ownGesture() throws {
    let rows = try matrix().rows.filter { $0.values[0] == "the app's gesture" }
    #expect(rows.count == 240)
    for row in rows where row.values[2] != "none" {
      let expected = row.values[1] == "completed" ? "dismissed" : "stays"
      #expect(result(of: row) == expected, "\(row.values)")
    }
    #expect(rows.count { result(of: $0) == nil } == 24)
  }

  @Test func `goes by the behavior that it is asked for`() throws {
    var behavior = UIKitBehavior()
    let usual = try matrix().rows.first { $0.values == Self.tap }
    behavior.tapBlockedByModalFlagReportsAttempt = true
    let other = try matrix(under: behavior).rows.first { $0.values == Self.tap }
    #expect(result(of: usual) == "stays")
    #expect(result(of: other) == "stays, the attempt is reported")
  }

  @Test("has both outcomes where they depend on an open question, and says on which answer")
  func alternatives() throws {
    let rows = try matrix(everyAnswer: true).rows
    let tap = try #require(rows.first { $0.values == Self.tap })
    #expect(result(of: tap) == "stays")
    #expect(tap.alternatives.map(\.answers) == [["tapBlockedByModalFlagReportsAttempt=yes"]])
    let code = try #require(rows.first { $0.values == ["code"] + Self.tap.dropFirst() })
    #expect(code.alternatives.isEmpty)
  }
}
