// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// Loses the second of two presentations.
@MainActor
private func twoAtOnce() -> UIViewController {
  home { controller in
    controller.present(UIViewController(), animated: true)
    controller.present(
      UIAlertController(title: "Thanks", message: nil, preferredStyle: .alert), animated: true)
  }
}

@MainActor
@Suite("The actions of an issue, done again", .serialized)
struct ReplayTests {
  private let argument = "replaying: \"tap Open; animation ends\""

  @Test func `are told as an argument of the test`() async throws {
    let found = try await failureTexts { _ in twoAtOnce() }
    #expect(
      found.first?.contains("Again, where breakpoints stop: add `\(argument)` to the call.")
        == true,
      "\(found)")
  }

  @Test func `violate the same property, in the process of the test`() async throws {
    let found = try await issues {
      try await expectNoViolation(replaying: "tap Open; animation ends") { twoAtOnce() }
    }
    #expect(
      found.map(\.text) == [
        "\"\(SceneProperty.noRequestIsLost.name)\" is violated in step 2."
      ])
  }

  @Test func `are done again for tests that use XCTest, too`() throws {
    let found = try violations(replaying: "tap Open; animation ends") { twoAtOnce() }
    #expect(found == ["\"\(SceneProperty.noRequestIsLost.name)\" is violated in step 2."])
  }

  @Test func `violate nothing where they stop before`() async throws {
    try await expectNoViolation(replaying: "tap Open") { twoAtOnce() }
  }

  @Test func `that cannot happen are an error that tells which can`() async throws {
    let error = await #expect(throws: ReplayError.self) {
      try await expectNoViolation(replaying: "tap Close") { twoAtOnce() }
    }
    #expect(error?.description == "Step 1: 'tap Close' cannot happen here. Possible: 'tap Open'.")
  }

  @Test func `that are none are an error that says what is expected`() async throws {
    await #expect(throws: ReplayError.noAction) {
      try await expectNoViolation(replaying: " ") { twoAtOnce() }
    }
  }

  @Test func `may be taps on signs that separate actions`() async throws {
    func months() -> UIViewController {
      let home = UIViewController()
      home.view.addSubview(button(">") { [unowned home] in home.title = "May" })
      return home
    }
    let found = try violations(depth: 1) { setup in
      let months = months()
      setup.check("it is April") { months.title == nil }
      return months
    }
    #expect(found.first?.contains("replaying: \"tap ›\"") == true, "\(found)")
    try await expectNoViolation(replaying: "tap ›") { months() }
  }
}
