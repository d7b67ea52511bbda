// SPDX-License-Identifier: MIT

import ModalHarness
import Testing

@MainActor
@Suite("Bugs that were reported in real projects")
struct FieldBugTests {
  @Test(arguments: FieldBug.all)
  func `Each is found as the table says, and its repaired version is quiet`(bug: FieldBug) throws {
    switch bug.finder {
    case .property(let name):
      let bare = try bug.violations(.init(), only: name)
      #expect(bare[name] != nil, "\(bare)")
    case .check:
      let bare = try bug.violations(.init())
      #expect(bare.isEmpty, "\(bare)")
      let checked = try bug.violations(.init(hasCheck: true), stopsAtFirst: true)
      #expect(!checked.isEmpty)
    case .nothing:
      let checked = try bug.violations(.init(hasCheck: true))
      #expect(checked.isEmpty, "\(checked)")
    }
    // No false alarm, whatever UIKit does where its sources leave it open.
    let repaired = try bug.violations(
      .init(isRepaired: true, hasCheck: true), underEveryBehavior: true)
    #expect(repaired.isEmpty, "\(repaired)")
  }
}
