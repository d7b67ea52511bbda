// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

@testable import SceneHarness

@MainActor
@Suite("What a scene states of itself", .serialized)
struct StatedTests {
  private static func counting() -> UIViewController {
    home { home in
      home.title = (home.title ?? "") + "I"
      home.present(UIViewController(), animated: true)
    }
  }

  @Test func `Checks and outcomes are judged whatever else is`() throws {
    let found = try violations(depth: 2, properties: [.userIsNeverTrapped]) { setup in
      setup.check("nothing is right") { false }
      let answer = setup.outcome(of: "answer")
      return home { _ in
        answer()
        answer()
      }
    }
    let names = [
      "nothing is right", SceneProperty.exactlyOneOutcome.name,
      SceneProperty.userIsNeverTrapped.name,
    ]
    #expect(
      names.map { found.joined().contains("\"\($0)\"") } == [true, true, false],
      "\(found)")
  }

  @Test func `What fits into the budget may be enough`() throws {
    func gaps(accepting name: String?) throws -> [String] {
      try violations(budget: 300, strict: true) { setup in
        if let name { setup.accept(name) }
        return Self.counting()
      }
    }
    let gap = try #require(try gaps(accepting: nil).first)
    #expect(gap.hasPrefix("Not everything was explored"))
    #expect(gap.contains("`setup.accept(\"the budget\")` says that this is enough"))
    #expect(try gaps(accepting: "the budget").isEmpty)
  }

  @Test func `What is accepted and never told of is told of`() throws {
    let gaps = try violations(properties: .singleScreen, strict: true) { setup in
      setup.accept("UIScrolView.zoomScale")
      return UIViewController()
    }
    #expect(
      gaps == [
        "`setup.accept(\"UIScrolView.zoomScale\")` accepts nothing: no warning has told of that name."
      ])
  }

  @Test func `A known issue is no end of all that can be reached`() throws {
    func coverage(_ isKnown: @escaping @MainActor (UIViewController) -> Bool) throws
      -> SceneCoverage
    {
      let variant = Variant(scene: "scene", summary: "", names: []) { setup in
        let home = home { $0.title = "Wrong" }
        setup.knownIssue("#12") { isKnown(home) }
        return home
      }
      return SceneCoverage(try variant.exploreEveryBehavior(limits: Limits(depth: 3)))
    }
    let later = try coverage { $0.title == "Wrong" }
    #expect(
      later.text.hasPrefix(
        """
        Explored all 2 states that can be reached before a known issue: 1 action tried, up to 1 in a \
        row, 1 step executed.
          nothing was tried after the known issues: #12

        """), "\(later.text)")
    let atOnce = try coverage { _ in true }
    #expect(
      atOnce.gaps == ["The known issue '#12' is there from the start, so nothing was explored."])
  }

  @Test func `A request may fail in several ways`() throws {
    enum Failure: Error { case offline, unauthorized }
    let variant = Variant(scene: "scene", summary: "", names: []) { setup in
      let load = setup.answer("load", failing: Failure.offline, Failure.unauthorized) { 1 }
      return home { home in load { home.title = "\($0)" } }
    }
    let found = try variant.exploreEveryBehavior(limits: Limits(depth: 2))
    #expect(
      found.actionCoverage().map(\.name).filter { $0.hasPrefix("load") }.sorted() == [
        "load answers", "load fails with offline", "load fails with unauthorized",
      ])
  }

  @Test func `Properties are left out by their names`() {
    let fewer = [SceneProperty].everyScene.without(.released, .noDeadScreen)
    #expect(fewer.count == [SceneProperty].everyScene.count - 2)
    #expect(!fewer.contains { $0.name == SceneProperty.released.name })
  }
}
