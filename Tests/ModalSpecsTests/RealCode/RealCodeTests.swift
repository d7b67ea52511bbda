// SPDX-License-Identifier: MIT

import ModalCheckTesting
import ModalHarness
import ModalSpecs
import StateSpace
import TestSupport
import Testing

/// Usually only the last variant of each, which is repaired: what is published is compared with its
/// model by `CodeAgainstModelTests`, and explored by the main command.
@MainActor
@Suite("Real code")
struct RealCodeTests {
  private func check(_ spec: some Spec, depth: Int?) throws {
    for variant in spec.variants.suffix(LongTests.choose(1, long: .max)) {
      try expectVerdicts(of: variant, in: spec, limits: Limits(depth: depth))
    }
  }

  @Test("of a custom overlay has the defects that are known, and no others, in its whole space")
  func customOverlay() throws { try expectVerdicts(of: CustomOverlayCode()) }

  @Test("of SwiftUI's rows has the defects that are known, within a few actions")
  func rows() throws { try check(RowsCode(), depth: LongTests.choose(6, long: 7)) }

  @Test("of rows breaks where the document says so, and works where it says that it works")
  func tableOfRows() throws {
    let variant = RowsCode().variants[0]
    let exploration = try variant.explore(limits: Limits(depth: 3))
    func violated(_ property: String) throws -> Set<[String]> {
      let result = try #require(exploration.result(named: property))
      return Set(result.violatingOrigins.map { variant.configurations[$0].values })
    }
    #expect(
      try violated("the screen on show is the one that was asked for") == [
        ["sheet", "shared", "VStack"], ["fullScreenCover", "shared", "VStack"],
        ["present", "shared", "List"], ["present", "shared", "VStack"],
      ])
    #expect(try violated("rotation dismisses nothing") == [["present", "per row", "VStack"]])
  }

  @Test("of screens that close themselves does so where the document says so, and nowhere else")
  func tableOfClosing() throws {
    let spec = ClosingCode()
    let variant = spec.variants[0]
    let exploration = try variant.explore(limits: Limits(depth: LongTests.choose(6, long: nil)))
    expectVerdicts(in: exploration, of: variant, in: spec)
    let result = try #require(exploration.result(named: "CLOSE closes"))
    let broken = Set(result.violatingOrigins.map { variant.configurations[$0].values })
    let closing = Set(variant.configurations.map(\.values)).subtracting(broken)
    let own = "an environment value of one's own"
    #expect(
      closing == [
        ["sheet", "the binding, passed down", "once"], ["sheet", "presentationMode", "once"],
        ["sheet", "presentationMode", "twice"],
        ["fullScreenCover", "the binding, passed down", "once"],
        ["fullScreenCover", "presentationMode", "once"],
        ["fullScreenCover", "presentationMode", "twice"],
        ["present", "the binding, passed down", "once"], ["present", own, "once"],
      ])
  }

  @Test("that tracks screens has the defects that are known, within a few actions")
  func screenTracking() throws {
    try check(ScreenTrackingCode(), depth: LongTests.choose(6, long: 7))
  }

  @Test("of a semi-modal has the defects that are known, within a few actions")
  func semiModal() throws {
    try check(SemiModalCode(), depth: 6)
  }

  @Test("that tells its presenter has the defects that are known, in its whole space")
  func tellingThePresenter() throws { try expectVerdicts(of: TellingThePresenterCode()) }

  @Test("that reloads after a sheet has the defects that are known, in its whole space")
  func sheetAgainstFullScreen() throws { try check(SheetAgainstFullScreenCode(), depth: nil) }

  @Test("that asks before changes are lost has the defects that are known, within a few actions")
  func unsavedChanges() throws {
    try check(UnsavedChangesCode(), depth: LongTests.choose(6, long: 7))
  }
}
