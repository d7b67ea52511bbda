// SPDX-License-Identifier: MIT

import Testing

@testable import SceneHarness

@Suite("Steps that are tried out first")
struct SuspicionTests {
  private var suspicion = Suspicion()

  private mutating func triedOut(_ name: String, among steps: Range<Int>) -> Int {
    steps.filter { suspicion.includes(["wait", name], at: $0) }.count
  }

  @Test("are those that end with the same action as one that has ended a process")
  mutating func sameAction() {
    suspicion.note(end: ["tap"], after: 100)
    #expect(triedOut("tap", among: 100..<110) == 10)
    #expect(triedOut("turn", among: 100..<110) == 0)
  }

  @Test("are none of those that an earlier process has survived")
  mutating func survived() {
    suspicion.note(end: ["tap"], after: 100)
    #expect(triedOut("tap", among: 0..<100) == 0)
  }

  @Test("are tried out as long as that finds something")
  mutating func patience() {
    suspicion.note(end: ["tap"], after: 0)
    #expect(triedOut("tap", among: 0..<1_000) == 16)
    suspicion.note(fatal: ["turn", "tap"])
    #expect(triedOut("tap", among: 0..<1_000) == 16)
  }

  @Test("are more after each process that ends in one that was not tried out")
  mutating func morePatience() {
    suspicion.note(end: ["tap"], after: 0)
    suspicion.note(end: ["turn", "tap"], after: 500)
    suspicion.note(end: ["turn"], after: 700)
    #expect(triedOut("tap", among: 700..<2_000) == 64)
    #expect(triedOut("turn", among: 700..<2_000) == 16)
  }
}
