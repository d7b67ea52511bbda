// SPDX-License-Identifier: MIT

import Foundation
import SceneHarness
import Testing
import UIKit

@Suite("Steps that end the process", .serialized)
@MainActor
struct IsolatedRunTests {
  /// A way to end a process, and what is to be read of it.
  struct Trap: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let reason: String
    let spring: @Sendable () -> Void
  }

  @Test("are found with what the runtime says of them", arguments: Trap.all)
  func traps(trap: Trap) throws {
    let tree = ActionTree(depth: 3) { if $0 == ["wait", "tap"] { trap.spring() } }
    var run = IsolatedRun()
    run.memoryLimit = 1 << 27
    let findings = run.findings { tree.explore($0) }
    #expect(findings.notice == nil)
    #expect(findings.safeDepth == nil)
    let step = try #require(findings.fatalSteps.first)
    #expect(findings.fatalSteps.count == 1)
    #expect(step.path == ["wait", "tap"])
    #expect(step.reason.contains(trap.reason), "\(step)")
  }

  @Test func `come with the file and the line`() throws {
    let missing: Int? = nil
    // swift-format-ignore: NeverForceUnwrap
    let tree = ActionTree(depth: 1) { if $0 == ["tap"] { _ = missing! } }
    let step = try #require(IsolatedRun().findings { tree.explore($0) }.fatalSteps.first)
    #expect(step.description.hasPrefix("'tap' crashes: SceneHarnessTests/IsolatedRunTests.swift:"))
  }

  private struct Stock {
    let items = [1]
    func pick(_ place: Int) { _ = items[place] }
  }

  @Test("come with the method of the app's where the message names no file of the app's")
  func method() throws {
    let tree = ActionTree(depth: 1) { if $0 == ["tap"] { Stock().pick(3) } }
    let step = try #require(IsolatedRun().findings { tree.explore($0) }.fatalSteps.first)
    #expect(
      step.reason == "crashes: Fatal error: Index out of range, in IsolatedRunTests.Stock.pick(_:)")
  }

  @Test func `are not executed once they are known`() {
    let tree = ActionTree(depth: 3) { if $0.suffix(2) == ["wait", "tap"] { fatalError() } }
    let findings = IsolatedRun().findings { tree.explore($0) }
    #expect(tree.explore(StepJournal(knowing: findings.fatalSteps)) == findings.fatalSteps)
    #expect(
      findings.fatalSteps.map(\.path) == [
        ["wait", "tap"], ["wait", "wait", "tap"], ["tap", "wait", "tap"],
      ])
  }

  @Test func `cost one process each, not one exploration, where one defect shows in many states`() {
    let tree = ActionTree(depth: 6) { if $0.last == "tap" { fatalError() } }
    var run = IsolatedRun()
    run.restartLimit = 1
    let findings = run.findings { tree.explore($0) }
    #expect(findings.notice == nil)
    #expect(findings.fatalSteps.count == 6)
  }

  @Test func `may be the making of the scene`() {
    let findings = IsolatedRun().findings { journal in
      _ = journal.perform([]) { fatalError("no scene") }
    }
    #expect(findings.fatalSteps.map(\.path) == [[]])
    #expect(findings.fatalSteps.first?.description.hasPrefix("making the scene crashes: ") == true)
  }

  @Test func `are searched for up to a limit, and it is told how far all are known`() {
    let tree = ActionTree(depth: 8) { if $0.count == 5 { fatalError() } }
    var run = IsolatedRun()
    run.fatalStepLimit = 4
    let findings = run.findings { tree.explore($0) }
    #expect(findings.notice == "Not all crashes were isolated: 4 steps end the process.")
    #expect(findings.fatalSteps.count == 4)
    #expect(findings.safeDepth == 4)
  }

  @Test func `are limited in each of several explorations, and executed once in all`() {
    let tree = ActionTree(depth: 3) { if $0.last == "tap" { fatalError() } }
    var run = IsolatedRun()
    run.fatalStepLimit = 4
    let findings = run.findings { journal in
      for name in ["first", "second"] {
        journal.beginExploration()
        tree.explore(journal, after: [name])
      }
    }
    #expect(findings.notice == nil)
    #expect(findings.fatalSteps.count == 6)
  }

  @Test func `are told apart from a failure of the exploration itself`() {
    let findings = IsolatedRun().findings { journal in
      _ = journal.perform(["tap"]) {}
      fatalError("the exploration's own")
    }
    #expect(findings.fatalSteps.isEmpty)
    #expect(findings.safeDepth == 0)
    #expect(findings.notice?.contains("what runs after 'tap' crashes: ") == true)
  }
}

@Suite("Steps that do not return", .serialized)
struct BlockingStepTests {
  @Test(arguments: [true, false]) func `are named, whether they wait or loop`(waits: Bool) {
    let tree = ActionTree(depth: 2) { path in
      guard path == ["wait", "tap"] else { return }
      if waits { DispatchSemaphore(value: 0).wait() }
      while true {}
    }
    var run = IsolatedRun()
    run.stepTimeLimit = 0.1
    let findings = run.findings { tree.explore($0) }
    #expect(findings.notice == nil)
    #expect(
      findings.fatalSteps == [
        FatalStep(path: ["wait", "tap"], reason: "does not return within 0.1 seconds")
      ])
  }

  @Test func `are waited for a few times only`() {
    let tree = ActionTree(depth: 4) { if $0.count == 3 { while true {} } }
    var run = IsolatedRun()
    run.stepTimeLimit = 0.1
    run.hangLimit = 2
    let findings = run.findings { tree.explore($0) }
    #expect(
      findings.notice
        == "Not all crashes were isolated: 2 steps did not return within 0.1 seconds each.")
    #expect(findings.safeDepth == 2)
  }

  @Test func `give way to a message if the exploration does not even begin`() {
    var run = IsolatedRun()
    run.stepTimeLimit = 0.1
    let findings = run.findings { _ in DispatchSemaphore(value: 0).wait() }
    #expect(
      findings.notice
        == "Not all crashes were isolated: the exploring process did not start.")
    #expect(findings.safeDepth == 0)
  }
}

extension IsolatedRunTests.Trap {
  static let all = [
    Self(testDescription: "a forced unwrap", reason: "Unexpectedly found nil") {
      let missing: Int? = Int("x")
      // swift-format-ignore: NeverForceUnwrap
      _ = missing!
    },
    Self(testDescription: "an index out of range", reason: "Index out of range") {
      let list = [Int("1")]
      _ = list[list.count]
    },
    Self(testDescription: "fatalError", reason: "Fatal error: out of ideas") {
      fatalError("out of ideas")
    },
    Self(testDescription: "an exception of UIKit's", reason: "NSInvalidArgumentException: ") {
      MainActor.assumeIsolated { Selector("vanish").perform(on: NSObject()) }
    },
    Self(testDescription: "abort", reason: "abort() was called") { abort() },
    Self(testDescription: "exit", reason: "ends the process by exit(3)") { exit(3) },
    Self(testDescription: "endless recursion", reason: "access to memory that is not the app's") {
      _ = Self.descend(1)
    },
    Self(testDescription: "memory without end", reason: "crashes: ") {
      var list = [Int](repeating: 0, count: 1 << 20)
      while !list.isEmpty { list += list }
    },
  ]

  private static func descend(_ depth: Int) -> Int {
    depth == 0 ? 0 : 1 + descend(depth + 1) + descend(depth + 2)
  }
}
