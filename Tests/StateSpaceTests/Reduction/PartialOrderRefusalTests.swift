// SPDX-License-Identifier: MIT

import StateSpace
import Testing

@Suite("Partial order is refused, with the reason, where it would say too much")
struct PartialOrderRefusalTests {
  private func complaint<System: ConcurrentSystem>(
    _ system: System, _ properties: [Property<System>] = [],
    visible: (System.Action) -> Bool = { _ in false }, checking check: ReductionCheck = .sample
  ) throws -> String {
    let error = try #require(throws: ExplorationError.self) {
      try Explorer(system, properties: properties)
        .exploreInPartialOrder(visible: visible, checking: check)
    }
    return "\(error)"
  }

  @Test("Claims about behaviors, steps and recovery are refused")
  func properties() throws {
    let refused: [(Property<CountingProcesses>, String)] = [
      (.eventually("done") { $0 == [1, 1] }, "fairness"),
      (.leadsTo("leads", when: { $0 == [0, 0] }) { $0 == [1, 1] }, "fairness"),
      (.infinitelyOften("often") { $0 == [1, 1] }, "fairness"),
      (.eventuallyAlways("at last") { $0 == [1, 1] }, "fairness"),
      (.onEveryStep("up") { $0.before != $0.after }, "the same step is taken from other states"),
      (.alwaysReachable("end") { $0 == [1, 1] }, "which ways stay open"),
    ]
    for (property, reason) in refused {
      let complaint = try complaint(CountingProcesses(count: 2, limit: 1), [property])
      #expect(complaint.hasPrefix("The property '\(property.name)' cannot be judged"))
      #expect(complaint.contains(reason), "\(complaint)")
    }
  }

  @Test("An action that a property sees, but that is declared invisible, is found out")
  func visibility() throws {
    let complaint = try complaint(
      CountingProcesses(count: 2, limit: 1), [.never("second is done") { $0[1] == 1 }])
    #expect(complaint.contains("'second is done' sees '1', which is declared invisible"))
  }

  @Test("What is declared wrongly is found out", arguments: Entangled.Flaw.allCases)
  func flaws(flaw: Entangled.Flaw) throws {
    let complaint = try complaint(Entangled(flaw: flaw), checking: .everything)
    #expect(complaint.hasPrefix("The actions are not independent as declared"))
    #expect(complaint.contains(flaw.rawValue), "\(complaint)")
  }

  @Test("Without a flaw, the same system passes")
  func flawless() throws {
    let reduced = try Explorer(Entangled()).exploreInPartialOrder(visible: { _ in false })
    #expect(reduced.distinct == 3)
  }

  @Test("Checkpoints are neither made nor continued, by either reduction")
  func checkpoints() throws {
    let refusal = ExplorationError.invalidCheckpoint(
      "a reduced exploration neither makes nor continues one")
    var explorer = Explorer(CountingProcesses(count: 2, limit: 1))
    explorer.checkpoints = { _ in }
    #expect(throws: refusal) { try explorer.exploreInPartialOrder(visible: { _ in false }) }
    var symmetric = Explorer(ThreePhaseProcesses())
    symmetric.checkpoints = { _ in }
    #expect(throws: refusal) { try symmetric.exploreUpToSymmetry() }
  }

  @Test("An invisible action keeps silent where monitors listen")
  func noise() throws {
    let monitor = Monitor<Int>("listens") { state, _ in .next(state) }
    let complaint = try complaint(Entangled(), [.monitor(monitor)])
    #expect(complaint.contains("emits events while monitors listen"))
  }
}

/// Two switches, with a flaw in what is declared of them.
struct Entangled: ConcurrentSystem {
  /// The flaws, by what the explorer says about them.
  enum Flaw: String, CaseIterable {
    case disabling = "disables"
    case order = "lead to other states in the other order"
    case events = "emits other events after the other action"
    case enabling = "does not name it among its enablers"
    case missing = "'everyAction' lacks"
    case twice = "'everyAction' has '0' twice"
    case oneSided = "but not the other way round"
  }

  var flaw: Flaw?

  var initialStates: [[Int]] { [[0, 0]] }

  func appendActions(enabledIn state: [Int], to switches: inout [Int]) {
    for item in 0..<2 where state[item] == 0 {
      if flaw == .disabling, item == 0, state[1] > 0 { continue }
      if flaw == .enabling, item == 0, state[1] == 0 { continue }
      switches.append(item)
    }
  }

  func step(_ state: [Int], by item: Int, emitting events: inout [Int]) -> [Int] {
    var next = state
    next[item] = flaw == .order ? 1 + state.reduce(0, +) : 1
    events.append(flaw == .events ? state.reduce(0, +) : item)
    return next
  }

  var everyAction: [Int] {
    switch flaw {
    case .missing: [0]
    case .twice: [0, 1, 0]
    default: [0, 1]
    }
  }

  func areIndependent(_ first: Int, _ second: Int) -> Bool {
    flaw == .oneSided ? first < second : first != second
  }

  func enablers(of item: Int, in state: [Int]) -> [Int] { [] }
}
