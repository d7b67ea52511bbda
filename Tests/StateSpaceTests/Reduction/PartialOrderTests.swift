// SPDX-License-Identifier: MIT

import StateSpace
import Testing

@Suite("Partial order: one of the orders in which independent actions can be taken")
struct PartialOrderTests {
  @Test("Of processes that have nothing to do with each other, one runs after the other")
  func counters() throws {
    let system = CountingProcesses(count: 5, limit: 4)
    #expect(try system.explored().distinct == 3_125)
    let reduced = try Explorer(system, properties: [.noDeadlock])
      .exploreInPartialOrder(visible: { _ in false }, checking: .everything)
    #expect(reduced.distinct == 21)
    #expect(reduced.results[0].verdict == .holds)
  }

  @Test("What a property looks at is explored in every order")
  func visibleCounters() throws {
    let system = CountingProcesses(count: 5, limit: 4)
    let reduced = try Explorer(
      system, properties: [.reachable("overtaken") { $0[0] == 0 && $0[1] == 4 }]
    ).exploreInPartialOrder(visible: { $0 < 2 }, checking: .everything)
    #expect(reduced.results[0].verdict == .holds)
    #expect(reduced.distinct == 12 + 25)
  }

  @Test("The philosophers still starve, and in the same state", arguments: 2...7)
  func philosophers(count: Int) throws {
    let system = DiningPhilosophers(count: count)
    let reduced = try Explorer(system, properties: [.noDeadlock])
      .exploreInPartialOrder(visible: { _ in false }, checking: count < 5 ? .everything : .sample)
    let trace = try #require(reduced.results[0].trace)
    #expect(trace.final == Array(repeating: .holdingLeft, count: count))
    if count == 4 || count == 6 { #expect(reduced.distinct < (try system.explored().distinct)) }
  }

  @Test("An action that goes round in a circle does not keep the others waiting for ever")
  func ignoring() throws {
    let spinner = RandomProcesses.Action(process: 0, from: 0, to: 0, number: 0)
    let worker = RandomProcesses.Action(process: 1, from: 0, to: 1, number: 1)
    let system = RandomProcesses(
      processes: 2, variables: 1, everyAction: [spinner, worker], accepting: [], highest: 2)
    let reduced = try Explorer(system, properties: [.never("worked") { $0.places[1] == 1 }])
      .exploreInPartialOrder(visible: { $0.process == 1 })
    #expect(reduced.results[0].verdict == .violated)
  }

  @Test("Under a limit, silence proves nothing")
  func bounded() throws {
    let system = CountingProcesses(count: 3, limit: 9)
    let reduced = try Explorer(
      system, properties: [.always("few") { $0.allSatisfy { $0 < 10 } }], limits: Limits(depth: 5)
    ).exploreInPartialOrder(visible: { _ in false })
    #expect(reduced.results[0].verdict == .inconclusive(.sample(depth: 5)))
  }
}
