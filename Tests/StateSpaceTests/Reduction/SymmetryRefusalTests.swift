// SPDX-License-Identifier: MIT

import StateSpace
import Testing

@Suite("Symmetry is refused, with the reason, where it would say too much")
struct SymmetryRefusalTests {
  private func complaint<System: SymmetricSystem>(
    _ system: System, _ properties: [Property<System>] = [],
    checking check: ReductionCheck = .sample
  ) throws -> String {
    let error = try #require(throws: ExplorationError.self) {
      try Explorer(system, properties: properties).exploreUpToSymmetry(checking: check)
    }
    return "\(error)"
  }

  @Test("Claims about behaviors without end are refused")
  func temporal() throws {
    let complaint = try complaint(ThreePhaseProcesses(), [.eventually("runs") { _ in true }])
    #expect(
      complaint == """
        The property 'runs' cannot be judged by a reduced exploration: a cycle among the \
        representatives need not be one among the states, so symmetry says nothing of behaviors \
        without end. Explore without the reduction, or leave the property out.
        """)
  }

  @Test("Monitors are refused")
  func monitors() throws {
    let monitor = Monitor<Int>("listens") { state, _ in .next(state) }
    #expect(
      try complaint(Lopsided(), [.monitor(monitor)]).contains("a monitor remembers"))
  }

  @Test(
    "A property that names a part is found out", arguments: [ReductionCheck.sample, .everything])
  func partialProperties(check: ReductionCheck) throws {
    let system = TwoPhaseCommit(count: 3)
    let properties: [Property<TwoPhaseCommit>] = [
      .never("first aborts") { $0[0] == .aborted },
      .always("first is last", when: { $0[0] == .aborted }) { _ in true },
      .reachable("second prepared") { $0[1] == .prepared },
      .onEveryStep("the third is silent") { $0.action != .prepare(2) },
      .alwaysReachable("first commits") { $0[0] == .committed },
      .alwaysReachable("by the first", via: { $0 == .prepare(0) }) {
        system.contains(.prepared, in: $0)
      },
    ]
    for property in properties {
      let complaint = try complaint(system, [property], checking: check)
      #expect(complaint.hasPrefix("The system is not symmetric as declared"), "\(complaint)")
      #expect(complaint.contains("the property '\(property.name)'"), "\(complaint)")
    }
  }

  @Test("A system that is not what it declares is found out", arguments: Lopsided.Flaw.allCases)
  func flaws(flaw: Lopsided.Flaw) throws {
    #expect(try complaint(Lopsided(flaw: flaw)).contains(flaw.rawValue))
  }

  @Test("A flaw in any of the first thousand states is found out by a sample")
  func flawFarOn() throws {
    #expect(try complaint(LongLopsided(flaw: 900)).contains("no renamings of each other"))
  }

  @Test("Checkpoints are neither made nor continued")
  func checkpoints() throws {
    var explorer = Explorer(ThreePhaseProcesses())
    explorer.checkpoints = { _ in }
    let refusal = ExplorationError.invalidCheckpoint(
      "a reduced exploration neither makes nor continues one")
    #expect(throws: refusal) { try explorer.exploreUpToSymmetry() }
  }

  @Test("Without a flaw, the same system passes")
  func flawless() throws {
    let exploration = try Explorer(Lopsided()).exploreUpToSymmetry(checking: .everything)
    #expect(exploration.distinct == 10)
  }
}

/// Three parts in some order and a clock, which jumps in one state that is two exchanges away from
/// its representative.
private struct LongLopsided: SymmetricSystem {
  struct State: Hashable, Comparable {
    var time: Int
    var parts: [Int]

    static func < (one: Self, other: Self) -> Bool {
      one.time < other.time
        || one.time == other.time && one.parts.lexicographicallyPrecedes(other.parts)
    }
  }

  let flaw: Int
  var initialStates: [State] { orbit(of: State(time: 0, parts: [0, 1, 2])) }

  func appendActions(enabledIn state: State, to actions: inout [Int]) {
    if state.time < 990 { actions += 0..<3 }
  }

  func step(_ state: State, by action: Int) -> State {
    let isFlawed = state.time == flaw && state.parts == [2, 1, 0]
    return State(time: state.time + (isFlawed ? 2 : 1), parts: state.parts)
  }

  func isAccepting(_ state: State) -> Bool { true }

  var renamings: [Exchange] { Exchange.neighbors(among: 3) }

  func renaming(_ state: State, by exchange: Exchange) -> State {
    State(time: state.time, parts: exchange(state.parts))
  }

  func renaming(_ action: Int, by exchange: Exchange) -> Int { exchange(action) }
}

/// Three counters up to two, with a flaw in what is declared of them.
struct Lopsided: SymmetricSystem {
  /// The flaws, by what the explorer says about them.
  enum Flaw: String, CaseIterable {
    case start = "gives one that is not initial"
    case choice = "only one offers"
    case step = "no renamings of each other"
    case accepting = "only one is accepting"
    case constraint = "only one is within the constraint"
    case representative = "have different representatives"
    case abstraction = "into its representative"
  }

  var flaw: Flaw?

  var initialStates: [[Int]] { [flaw == .start ? [0, 0, 1] : [0, 0, 0]] }

  func appendActions(enabledIn state: [Int], to counters: inout [Int]) {
    for counter in 0..<3 where state[counter] < 2 {
      if flaw == .choice, counter == 1, state[1] == 1 { continue }
      counters.append(counter)
    }
  }

  func step(_ state: [Int], by counter: Int, emitting events: inout [Int]) -> [Int] {
    events.append(counter)
    var next = state
    next[counter] += flaw == .step && counter == 2 ? 2 - state[2] : 1
    return next
  }

  func isAccepting(_ state: [Int]) -> Bool { flaw == .accepting ? state[0] == 1 : true }

  func isWithinConstraint(_ state: [Int]) -> Bool { flaw == .constraint ? state[0] < 2 : true }

  var renamings: [Exchange] { Exchange.neighbors(among: 3) }

  func renaming(_ state: [Int], by exchange: Exchange) -> [Int] { exchange(state) }

  func renaming(_ counter: Int, by exchange: Exchange) -> Int { exchange(counter) }

  func representative(of state: [Int]) -> [Int] {
    switch flaw {
    case .representative: state[0] <= state[1] ? state : [state[1], state[0], state[2]]
    case .abstraction: state.map { min($0, 1) }.sorted()
    default: state.sorted()
    }
  }
}
