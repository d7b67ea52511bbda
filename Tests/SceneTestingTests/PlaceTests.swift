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
  @Test("A violated check is an issue on the line that states it; what is built in, on the test's")
  func places() throws {
    let lines = Mutex<[Int]>([])
    let call = #line + 2
    try withKnownIssue {
      try expectNoViolation(depth: 1) { setup in
        let home = home { home in
          let trap = UIViewController()
          trap.modalPresentationStyle = .fullScreen
          home.present(trap, animated: false)
        }
        setup.check("no button") { [unowned home] in home.view.subviews.isEmpty }
        return home
      }
    } matching: { issue in
      lines.withLock { $0 += [issue.sourceLocation?.line].compactMap(\.self) }
      return true
    }
    #expect(lines.withLock { Set($0) } == [call, call + 6])
  }

  @Test("A known issue that occurs is a known issue of the test, with the sequence that shows it")
  func knownIssue() throws {
    let line = #line + 3
    let scene = Variant(scene: "scene", summary: "", names: []) { setup in
      let home = home { $0.title = ($0.title ?? "") + "x" }
      setup.knownIssue("two marks, #12") { home.title == "xx" }
      return home
    }
    let verdict = try SceneVerdict(limits: Limits(depth: 3), findsThresholds: false) { _ in scene }
    let found = try #require(verdict.knownIssues.first)
    #expect(verdict.knownIssues.count == 1)
    #expect(verdict.defects.map(\.text) == [])
    #expect(found.known == "two marks, #12")
    #expect(found.place?.line == line)
    #expect(found.text.contains("\n   1  user: tap Open\n"))
    #expect(found.text.contains("\n   2  user: tap Open\n"))
    #expect(found.files?.all.count == 2)
  }
}
