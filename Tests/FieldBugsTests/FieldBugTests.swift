// SPDX-License-Identifier: MIT

import ModalHarness
import Testing

@MainActor
@Suite("Bugs that were reported in real projects")
struct FieldBugTests {
  @Test(
    "Each is found as the table says, and its repaired version is quiet", arguments: FieldBug.all)
  func bug(bug: FieldBug) throws {
    let bare = try bug.violations(.init())
    let checked = try bug.violations(.init(hasCheck: true))
    switch bug.finder {
    case .property(let name): #expect(bare[name] != nil, "\(bare)")
    case .check:
      #expect(bare.isEmpty, "\(bare)")
      #expect(!checked.isEmpty)
    case .nothing: #expect(checked.isEmpty, "\(checked)")
    }
    let repaired = try bug.violations(.init(isRepaired: true, hasCheck: true))
    #expect(repaired.isEmpty, "\(repaired)")
  }
}
