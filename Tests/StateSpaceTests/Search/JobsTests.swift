// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing

@testable import StateSpace

@Suite("Several threads")
struct JobsTests {
  @Test("Each item is done once, in ascending order by each worker, who is never in two places")
  func items() {
    let done = Mutex<[Int: [Int]]>([:])
    inParallel(3, items: 200) { worker, item in
      done.withLock { $0[worker, default: []].append(item) }
    }
    let lists = done.withLock { $0 }
    #expect(lists.keys.allSatisfy { (0..<3).contains($0) })
    #expect(lists.values.allSatisfy { $0 == $0.sorted() })
    #expect(lists.values.joined().sorted() == Array(0..<200))
  }

  @Test func `A system that insists on one thread is asked by that one alone`() throws {
    let model = Watched()
    var explorer = Explorer(model)
    explorer.jobs = 2
    #expect(try explorer.explore().distinct == Watched.size)
    #expect(model.threads.withLock { $0.count } == 1)
  }

  @Test func `A limit strikes at the same level, and an error at the same state`() throws {
    for limit in [40, 1_000, 2_400] {
      var explorer = Explorer(TicTacToe(), limits: Limits(states: limit))
      let expected = try Findings(explorer.explore())
      for jobs in [2, 5] {
        explorer.jobs = jobs
        let isSame = try Findings(explorer.explore()) == expected
        #expect(isSame, "\(limit) states, \(jobs) threads")
      }
    }
    for jobs in [1, 2, 5] {
      var explorer = Explorer(Stumbling())
      explorer.jobs = jobs
      #expect(throws: ExplorationError.duplicateAction("700")) { try explorer.explore() }
    }
  }

  @Test func `No threads at all are refused`() {
    var explorer = Explorer(Line())
    explorer.jobs = 0
    #expect(throws: ExplorationError.invalidLimit("jobs", 0)) { try explorer.explore() }
  }
}

/// A level wide enough for several threads; notes which of them ask.
private final class Watched: TransitionSystem {
  static let size = 4_001

  let threads = Mutex<Set<String>>([])
  let runsOnOneThread = true

  var initialStates: [Int] { Array(0..<Self.size) }

  func appendActions(enabledIn state: Int, to actions: inout [Int]) {
    threads.withLock { _ = $0.insert("\(Unmanaged.passUnretained(Thread.current).toOpaque())") }
    actions.append(state)
  }

  func step(_ state: Int, by action: Int) -> Int { state }

  func isAccepting(_ state: Int) -> Bool { true }
}

/// Offers an action twice in every state from 700 on; which of them is reported must not vary.
private struct Stumbling: TransitionSystem {
  var initialStates: [Int] { Array(0..<3_000) }

  func appendActions(enabledIn state: Int, to actions: inout [Int]) {
    actions.append(state)
    if state >= 700 { actions.append(state) }
  }

  func step(_ state: Int, by action: Int) -> Int { state }
}
