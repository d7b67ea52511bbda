// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

@MainActor
@Suite("A screen from which no way out was found", .serialized)
struct WaysOutTests {
  /// What is told of ways out where there is always a new state.
  private func texts(
    closingAt count: Int?, budget: Int = 8_000, properties: [SceneProperty] = .everyScene,
    _ state: @escaping @MainActor (SceneSetup) -> Void = { _ in }
  ) throws -> [String] {
    try violations(budget: budget, properties: properties, strict: true) { setup in
      state(setup)
      return home { home in
        var taps = 0
        let form = screen("Count") { form in
          taps += 1
          if taps == count { form.dismiss(animated: true) }
        }
        form.isModalInPresentation = true
        home.present(form, animated: true)
      }
    }.filter { $0.hasPrefix("No way out") }
  }

  @Test func `is named where everything that is possible on it was done`() throws {
    #expect(
      try texts(closingAt: nil) == [
        "No way out of 'UIViewController (2)' was found after 'tap Open; animation ends': each of the 8 actions that are "
          + "possible from there on was tried, none of them led out, and not all of their combinations "
          + "were tried."
      ])
  }

  @Test func `is not named where one was found, or where the budget is enough`() throws {
    #expect(try texts(closingAt: 2).isEmpty)
    #expect(try texts(closingAt: nil) { $0.accept("the budget") }.isEmpty)
  }

  @Test func `is named early where nobody has left such a screen`() throws {
    #expect(try texts(closingAt: nil, budget: 1_500).count == 1)
    #expect(try texts(closingAt: 5, budget: 1_500).isEmpty)
  }

  @Test func `is not named where nobody asks for it`() throws {
    let properties = [SceneProperty].everyScene.without(.catalog(.userIsNeverTrapped))
    #expect(try texts(closingAt: nil, properties: properties).isEmpty)
  }
}
