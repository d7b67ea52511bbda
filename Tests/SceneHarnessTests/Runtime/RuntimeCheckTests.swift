// SPDX-License-Identifier: MIT

import Testing
import UIKit
@testable import SceneHarness

@Suite("What the runtime says of known types")
struct RuntimeCheckTests {
  @Test func `is right with this version of Swift, so that values are read at their addresses`() {
    #expect(RuntimeCheck().faultsOfDescriptions == [])
    #expect(RuntimeCheck().faultsOfLayout == [])
    #expect(RuntimeCheck().faultsOfCaptures == [])
    #expect(SwiftRuntime.reading == .atAddresses)
  }

  private static let placements: [@Sendable (Int) -> Int] = [
    { $0 + 8 }, { $0 - 8 }, { $0 + 1 }, { _ in 0 }, { _ in .min }, { _ in .max },
  ]

  @Test("is found wrong where properties stand somewhere else", arguments: placements.indices)
  func places(_ placement: Int) {
    var check = RuntimeCheck()
    check.fields = { type in
      StoredField.all(of: type).map { field in
        var field = field
        field.offset = Self.placements[placement](field.offset)
        return field
      }
    }
    #expect(check.faultsOfDescriptions == [])
    #expect(
      check.faultsOfLayout == [
        "places in a structure", "places in a tuple", "places in a class",
        "places in a generic class",
        "place of a weak reference",
      ])
  }

  @Test func `is found wrong where the kinds of types have other numbers`() {
    var check = RuntimeCheck()
    check.kind = { TypeKind($0) == .structure ? .tuple : TypeKind($0) }
    #expect(check.faultsOfLayout == ["kind of Record"])
    check.kind = { _ in .opaque }
    #expect(check.faultsOfLayout.count == 12)
  }

  @Test func `is found wrong where ownership, or a property, is not told`() {
    var check = RuntimeCheck()
    check.fields = { type in
      StoredField.all(of: type).map { field in
        var field = field
        field.isStrong = true
        return field
      }
    }
    #expect(check.faultsOfDescriptions == ["ownership"])
    check.fields = { Array(StoredField.all(of: $0).dropLast()) }
    #expect(check.faultsOfDescriptions.count == 5)
  }
}
