// SPDX-License-Identifier: MIT

import Foundation
import SceneHarness
import Testing

@Suite("Steps that end the process", .serialized)
struct IsolatedRunTests {
  private struct Trap: Sendable {
    let name: String
    let reason: String
    let spring: @Sendable () -> Void
  }

  /// Tries every sequence of two actions up to a length, each after those that are shorter.
  private static func explore(
    _ journal: StepJournal, upTo depth: Int, act: ([String]) -> Void
  ) -> [FatalStep] {
    var fatal: [FatalStep] = []
    var level: [[String]] = [[]]
    for _ in 0..<depth {
      var next: [[String]] = []
      for path in level {
        for action in ["wait", "tap"] {
          let longer = path + [action]
          switch journal.perform(longer, { act(longer) }) {
          case .returned: next.append(longer)
          case .fatal(let step): fatal.append(step)
          }
        }
      }
      level = next
    }
    return fatal
  }

  @Test("are found with what the runtime says of them, and not executed in this process")
  func forcedUnwrap() throws {
    let missing: Int? = nil
    let act: ([String]) -> Void = { path in
      // swift-format-ignore: NeverForceUnwrap
      if path == ["wait", "tap"] { _ = missing! }
    }
    let findings = IsolatedRun().findings { journal in
      _ = Self.explore(journal, upTo: 3, act: act)
    }
    #expect(findings.notice == nil)
    #expect(findings.fatalSteps.map(\.path) == [["wait", "tap"]])
    let reason = try #require(findings.fatalSteps.first?.reason)
    #expect(reason.hasPrefix("crashes: "))
    #expect(reason.contains("IsolatedRunTests.swift:"))
    #expect(reason.contains("Unexpectedly found nil while unwrapping an Optional value"))
    let journal = StepJournal(knowing: findings.fatalSteps)
    #expect(Self.explore(journal, upTo: 3, act: act) == findings.fatalSteps)
  }
}
