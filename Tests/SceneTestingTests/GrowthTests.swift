// SPDX-License-Identifier: MIT

import Combine
import SceneTesting
import Testing
import UIKit

@MainActor
@Suite("The warning about states without end")
struct GrowthTests {
  @Test func `What only grows is named where it is the app's own`() async throws {
    final class Bag {
      var subscriptions: Set<AnyCancellable> = []
    }
    let gaps = try await issues {
      try await expectNoViolation(budget: 1_000) {
        let (bag, changes) = (Bag(), PassthroughSubject<Int, Never>())
        return home {
          changes.map { $0 + 1 }.sink { _ in }.store(in: &bag.subscriptions)
          $0.present(UIViewController(), animated: true)
        }
      }
    }
    let text = gaps.first?.text ?? ""
    #expect(text.contains("`Bag.subscriptions` only grows"), "\(text)")
  }
}
