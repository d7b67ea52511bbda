// SPDX-License-Identifier: MIT

import Foundation
import SceneTesting
import Testing
import UIKit

@MainActor
@Suite("expectNoViolation reports a defect once")
struct OneReportTests {
  @Test func `The README's card: what it prints, in fewer than 40 lines`() async throws {
    let found = try await reports(budget: 8_000) { _ in
      home { $0.present(CardViewController(), animated: true) }
    }
    #expect(found.count == 1)
    let lines = (found.first ?? "").components(separatedBy: "\n")
    #expect(lines.count <= 40)
    let readme = try Self.readme
    #expect(readme.contains("card(): \(lines.last?.prefix { $0 != "W" } ?? "")…\n"))
    var rest = lines[...]
    for line in Self.firstBlock(of: readme) where line.trimmingCharacters(in: .whitespaces) != "…" {
      let place = try #require(rest.firstIndex(of: line), "The README has '\(line)'")
      rest = rest[(place + 1)...]
    }
  }

  @Test func `Tests that use XCTest are told the same`() async throws {
    let scene: @MainActor @Sendable () -> UIViewController = {
      home {
        let screen = UIViewController()
        screen.modalPresentationStyle = .fullScreen
        $0.present(screen, animated: true)
      }
    }
    let found = try violations(depth: 3, scene: scene)
    #expect(!found.isEmpty)
    #expect(found == (try await reports(depth: 3) { _ in scene() }))
    let ofCheck = try violations(depth: 1) { setup in
      setup.check("something is untrue") { false }
      return scene()
    }
    #expect(ofCheck.first?.hasPrefix("\"something is untrue\" is violated") == true)
  }

  private static var readme: String {
    get throws {
      var file = URL(filePath: #filePath)
      for _ in 1...3 { file.deleteLastPathComponent() }
      return try String(contentsOf: file.appending(path: "README.md"), encoding: .utf8)
    }
  }

  /// The lines of the first block of text.
  private static func firstBlock(of text: String) -> [String] {
    let block = text.components(separatedBy: "```text\n")[1].components(separatedBy: "```")[0]
    return block.components(separatedBy: "\n").filter { !$0.isEmpty }
  }

  @Test("Each check is a property of its own, so that one does not hide another")
  func checks() async throws {
    let found = try await reports(depth: 3) { setup in
      let home = home("Mark") { $0.title = ($0.title ?? "") + "x" }
      setup.check("at most one mark") { [unowned home] in (home.title ?? "").count < 2 }
      setup.check("no mark at all") { [unowned home] in home.title == nil }
      setup.check("always true") { true }
      return home
    }
    #expect(
      found.map { $0.prefix { $0 != "\n" } } == [
        "\"at most one mark\" is violated.", "\"no mark at all\" is violated.",
      ])
  }

  @Test func `A check may have the name of another property`() async throws {
    let found = try await reports(depth: 1) { setup in
      setup.check("the app never crashes") { false }
      setup.check("the app never crashes") { true }
      return UIViewController()
    }
    #expect(
      found.map { $0.prefix { $0 != "\n" } } == [
        "\"the check 'the app never crashes'\" is violated."
      ])
  }

  @Test func `What UIKit does after a violation follows from it, a line each`() async throws {
    let found = try await reports { setup in
      let home = home { home in
        home.title = "busy"
        home.present(UIViewController(), animated: true)
      }
      setup.check("a", { [unowned home] in home.title == nil })
      setup.check(
        "b", { [unowned home] in home.title == nil || home.presentedViewController == nil })
      return home
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("\n\nViolated with it: \"b\"\n") == true, "\(found)")
  }
}
