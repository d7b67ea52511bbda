// SPDX-License-Identifier: MIT

import Synchronization
import Testing

@testable import StateSpace

@Suite("Explorations that end early")
struct EarlyEndTests {
  @Test("Cancelled at any moment, the result is that of a search to the last complete level")
  func cancelled() throws {
    let model = Told(TwoPhaseCommit(count: 3))
    for moment in stride(from: 0, to: 50, by: 7) {
      for jobs in [1, 2] {
        var explorer = Explorer(model, properties: model.oneOfEach())
        explorer.jobs = jobs
        let calls = Atomic(0)
        explorer.isCancelled = { calls.wrappingAdd(1, ordering: .relaxed).oldValue >= moment }
        let part = try explorer.explore()
        guard part.depth > 0 else { continue }
        var bounded = try Findings(
          model.explored(model.oneOfEach(), limits: Limits(depth: part.depth)))
        bounded.boundary = .cancelled
        let isSame = Findings(part) == bounded
        #expect(isSame, "\(moment) calls, \(jobs) threads")
      }
    }
  }

  @Test func `An exploration that is cancelled never says that a claim holds`() throws {
    var explorer = Explorer(
      Line(), properties: [.always("anything") { _ in true }, .eventually("end") { $0 == 10 }])
    explorer.isCancelled = { true }
    let results = try explorer.explore().results
    #expect(results.map(\.verdict) == [.noViolation(.depth(0)), .inconclusive(.depth(0))])
  }

  @Test("The limit on memory ends a search that would never end", arguments: [1, 2])
  func memory(jobs: Int) throws {
    let limit = try #require(ProcessMemory.resident) + 8 << 20
    var explorer = Explorer(
      Hoarder(), properties: [.always("anything") { _ in true }], limits: Limits(memory: limit))
    explorer.jobs = jobs
    let exploration = try explorer.explore()
    #expect(exploration.boundary == .memory(limit))
    #expect(exploration.distinct == exploration.levels.reduce(0, +))
    #expect(exploration.results[0].verdict == .noViolation(.depth(exploration.depth)))
  }

  @Test func `A limit below what the process has leaves the initial states`() throws {
    let exploration = try Line().explored(limits: Limits(memory: 1))
    #expect(exploration.boundary == .memory(1))
    #expect(exploration.levels == [1])
    #expect(throws: ExplorationError.invalidLimit("memory", 0)) {
      try Line().explored(limits: Limits(memory: 0))
    }
  }

  @Test func `The next level grows as the last one did, and a state takes what it took`() {
    var forecast = MemoryForecast()
    forecast.note(levels: [1], states: 1, resident: 1_000_000)
    #expect(forecast.bytes == nil)
    forecast.note(levels: [1, 1_999], states: 2_000, resident: 3_000_000)
    #expect(forecast.bytes != nil)
    forecast.note(levels: [1, 1_999, 3_998], states: 5_998, resident: 1_000_000 + 100 * 5_998)
    #expect(forecast.bytes == 1_000_000 + 100 * 5_998 + 100 * 7_996)
  }
}

/// Has no end, and states of a thousand bytes, which their number tells apart.
private struct Hoarder: TransitionSystem {
  struct State: Hashable, Sendable {
    var number: Int
    var load: [UInt8]

    static func == (one: Self, other: Self) -> Bool { one.number == other.number }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private static func state(_ number: Int) -> State {
    State(number: number, load: Array(repeating: UInt8(truncatingIfNeeded: number), count: 1_000))
  }

  var initialStates: [State] { [Self.state(1)] }

  func appendActions(enabledIn state: State, to actions: inout [Int]) { actions += [0, 1, 2] }

  func step(_ state: State, by action: Int) -> State {
    Self.state(state.number &* 3 &+ action)
  }
}
