// SPDX-License-Identifier: MIT

import ModalCheckTesting
import Reporting
import Synchronization
import Testing
import UIKit

@testable import SceneTesting

@MainActor
@Suite("Where and how a test records what was found")
struct PlaceTests {
  /// The lines on which failures are recorded.
  private func lines(_ run: @MainActor () async throws -> Void) async throws -> [Int] {
    let lines = Mutex<[Int]>([])
    try await withKnownIssue(isIntermittent: true) {
      try await run()
    } matching: { issue in
      let isDefect = issue.comments.contains { $0.rawValue.contains(" is violated") }
      if isDefect { lines.withLock { $0 += [issue.sourceLocation?.line].compactMap(\.self) } }
      return true
    }
    return lines.withLock(\.self)
  }

  @Test("A violated check is an issue on the line that states it; what is built in, on the test's")
  func places() async throws {
    let line = #line + 4
    let check = try await lines {
      try await expectNoViolation(depth: 1) { setup in
        let home = home { $0.title = "x" }
        setup.check("no title") { [unowned home] in home.title == nil }
        return home
      }
    }
    #expect(check == [line])
    let call = #line + 2
    let builtIn = try await lines {
      try await expectNoViolation {
        home { home in
          let trap = UIViewController()
          trap.modalPresentationStyle = .fullScreen
          home.present(trap, animated: false)
        }
      }
    }
    #expect(builtIn == [call])
  }

  @Test("A known issue that occurs is a known issue of the test, with the sequence that shows it")
  func knownIssue() throws {
    let line = #line + 3
    let scene = Variant(scene: "scene", summary: "", names: []) { setup in
      let home = home { $0.title = ($0.title ?? "") + "x" }
      setup.knownIssue("two marks, #12") { home.title == "xx" }
      return home
    }
    let verdict = try SceneVerdict(
      of: scene, limits: Limits(depth: 3), findsThresholds: false, patient: scene)
    let found = try #require(verdict.knownIssues.first)
    #expect(verdict.knownIssues.count == 1)
    #expect(verdict.defects.map(\.text) == [])
    #expect(found.known == "two marks, #12")
    #expect(found.place?.line == line)
    #expect(found.text.contains("\n   1  user: tap Open\n"))
    #expect(found.text.contains("\n   2  user: tap Open\n"))
    #expect(found.files.flatMap(\.all).count == 2)
  }
}
