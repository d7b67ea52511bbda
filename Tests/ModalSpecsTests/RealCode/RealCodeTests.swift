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
  /// Code that is explored within some actions, usually and where tests may take minutes, or all of it.
  nonisolated private static let specs: [(spec: any Spec, usual: Int?, long: Int?)] = [
    (RowsCode(), 6, 7), (ScreenTrackingCode(), 6, 7), (SemiModalCode(), 6, 6),
    (SheetAgainstFullScreenCode(), nil, nil), (UnsavedChangesCode(), 6, 7),
  ]

  @Test("has the defects that are known, and no others", arguments: specs)
  func known(spec: any Spec, usual: Int?, long: Int?) throws {
    func check(_ spec: some Spec) throws {
      let limits = Limits(depth: LongTests.choose(usual, long: long))
      for variant in spec.variants.suffix(LongTests.choose(1, long: .max)) {
        try expectVerdicts(of: variant, in: spec, limits: limits)
      }
    }
    try check(spec)
  }

  @Test("of a custom overlay has the defects that are known, and no others, in its whole space")
  func customOverlay() throws { try expectVerdicts(of: CustomOverlayCode()) }

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

  @Test("that tells its presenter has the defects that are known, in its whole space")
  func tellingThePresenter() throws { try expectVerdicts(of: TellingThePresenterCode()) }
}
