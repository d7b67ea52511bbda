// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

@testable import UIKit

@MainActor
@Suite("Real objects receive what the rules of presentation say")
struct RulesTests {
  @Test("in the same order, with the same responses", arguments: Play.all)
  func sameAsTheRules(play: Play) {
    let rules = WorldPlayer(play)
    let objects = ScenePlayer(play)
    #expect(objects.entries == rules.entries)
    #expect(objects.driver.world.count == rules.world.count)
    let callbacks = rules.entries.compactMap {
      if case .callback(let one) = $0 { one } else { nil }
    }
    #expect(objects.received == callbacks.filter(\.isHeardByObjects))
    #expect(!rules.entries.isEmpty)
  }
}

extension Callback {
  /// The layout of containers is told by the layout pass, and received whenever there is one.
  fileprivate var isHeardByObjects: Bool {
    switch self {
    case .containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews: false
    default: true
    }
  }
}
