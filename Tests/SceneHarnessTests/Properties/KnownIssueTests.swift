// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import Testing
import UIKit

@MainActor
@Suite("A known issue")
struct KnownIssueTests {
  typealias Found = (violations: [String: [String]], notices: [String])

  /// What every property says of a scene, with the shortest sequences.
  private func explore(depth: Int = 9, _ scene: @escaping SceneFactory) throws -> Found {
    var vocabulary = SceneVocabulary()
    vocabulary.gestures = []
    let variant = Variant(
      scene: "scene", summary: "", names: [], vocabulary: vocabulary, properties: .everyScene,
      make: scene)
    let exploration = try variant.explore(limits: Limits(depth: depth))
    var violations: [String: [String]] = [:]
    for result in exploration.results where result.verdict == .violated {
      violations[result.name] = result.trace?.actions.map { variant.names.name(of: $0) } ?? []
    }
    return (violations, exploration.notices)
  }

  /// A home that opens a sheet with two buttons, each of which goes wrong in its own way.
  private static func home(_ setup: SceneSetup, knows: Bool) -> UIViewController {
    let home = UIViewController()
    home.addButton("open") { [unowned home] in
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .fullScreen
      sheet.addButton("save") { [unowned home, unowned sheet] in
        home.title = "stale"
        sheet.dismiss(animated: true)
      }
      sheet.addButton("send", y: 300) { [unowned home, unowned sheet] in
        home.title = home.title == "stale" ? "twice" : "lost"
        sheet.dismiss(animated: true)
      }
      home.present(sheet, animated: true)
    }
    setup.check("nothing is stale") { [unowned home] in home.title != "stale" }
    setup.check("nothing is lost") { [unowned home] in home.title != "lost" }
    setup.check("nothing is sent after what is stale") { [unowned home] in home.title != "twice" }
    if knows { setup.knownIssue("stale, #1") { [unowned home] in home.title == "stale" } }
    return home
  }

  @Test func `hides what follows from it and nothing else`() throws {
    let known = try explore { Self.home($0, knows: true) }
    #expect(known.violations.keys.sorted() == ["nothing is lost"])
    #expect(known.notices.isEmpty)
    let all = try explore { Self.home($0, knows: false) }
    #expect(
      all.violations.keys.sorted() == [
        "nothing is lost", "nothing is sent after what is stale", "nothing is stale",
      ])
  }

  @Test func `owes nothing, though it shows in the middle of a transition`() throws {
    let found = try explore { setup in
      let home = UIViewController()
      home.addButton("open") { [unowned home] in
        home.title = "opening"
        home.present(UIViewController(), animated: true)
      }
      setup.knownIssue("flickers") { [unowned home] in home.title == "opening" }
      return home
    }
    #expect(found.violations.isEmpty, "\(found.violations)")
  }

  @Test func `that never occurs is told of`() throws {
    let found = try explore { setup in
      setup.knownIssue("cured") { false }
      return UIViewController()
    }
    #expect(found.violations.isEmpty)
    #expect(
      found.notices == ["The known issue 'cured' does not occur: if it is repaired, delete it."])
  }

  @Test func `that does not occur within the bound is told of with the bound`() throws {
    let found = try explore(depth: 2) { setup in
      let home = UIViewController()
      home.addButton("count") { [unowned home] in home.title = (home.title ?? "") + "x" }
      setup.knownIssue("cured") { false }
      return home
    }
    #expect(
      found.notices == [
        "The known issue 'cured' does not occur up to depth 2: if it is repaired, delete it."
      ])
  }
}
