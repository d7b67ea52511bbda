// SPDX-License-Identifier: MIT

import StateSpace
import Testing

struct ExplicitModelTests {
  /// A switch that is on or off, and says so when it goes on.
  struct Switch: TransitionSystem {
    enum Action { case flip }
    enum Event { case on }

    var initialStates: [Bool] { [false, false] }

    func appendActions(enabledIn isOn: Bool, to actions: inout [Action]) { actions.append(.flip) }

    func step(_ isOn: Bool, by action: Action, emitting events: inout [Event]) -> Bool {
      if !isOn { events.append(.on) }
      return !isOn
    }
  }

  private static let twiceOnly = Monitor<Switch.Event>("goes on twice at most", initialState: 3) {
    state, _ in state == 5 ? .violated : .next(state + 1)
  }

  private func model(
    _ properties: [Property<Switch>], limits: Limits = .none
  ) throws -> ExplicitModel {
    try Explorer(Switch(), properties: properties, limits: limits).explore()
      .explicitModel(of: properties)
  }

  @Test func `States are those of the system alone; the monitor moves beside them`() throws {
    let model = try model([.monitor(Self.twiceOnly)])
    #expect(model.stateCount == 2)
    #expect(model.transitions.map { $0.map(\.target) } == [[1], [0]])
    #expect(model.census.distinct == 7)
    #expect(model.census.generated == 8)
    #expect(model.census.depth == 6)
    #expect(model.initialStates == [0])
    #expect(model.origins == [0])
  }

  @Test func `A monitor's states are numbered in their order, the broken one last`() throws {
    let model = try model([.monitor(Self.twiceOnly)])
    let monitor = try #require(model.monitors.first)
    #expect(monitor.initial == 0)
    #expect(monitor.broken == 3)
    let letters = model.transitions.map { $0[0].letter }
    #expect(monitor.next[letters[0]] == [1, 2, 3, 3])
    #expect(monitor.next[letters[1]] == [0, 1, 2, 3])
  }

  @Test func `Where a goal is out of reach, there is no distance`() throws {
    let properties: [Property<Switch>] = [
      .alwaysReachable("on") { $0 }, .alwaysReachable("never", via: { _ in false }) { $0 },
      .alwaysReachable("any") { _ in true }.orBetter(when: { !$0 }) { $0 },
      .alwaysReachable("any, and no way", via: { _ in false }) { _ in true }
        .orBetter(when: { !$0 }) { $0 },
    ]
    let rules = try model(properties).claims.map(\.rule)
    let distances = rules.map { rule -> [Int?] in
      if case .recovery(let recovery) = rule { recovery.distances } else { [] }
    }
    #expect(distances == [[1, 0], [nil, 0], [1, 0], [0, 0]])
  }

  @Test func `A forbidden step is marked at the state in which it begins`() throws {
    let model = try model([.onEveryStep("is not switched off") { !$0.before }])
    #expect(model.claims.map(\.rule) == [.neverStep([[], [0]])])
    #expect(model.claims[0].verdict == .violated)
    #expect(model.claims[0].steps == 2)
  }

  @Test func `A space that was not explored to its end is refused`() {
    #expect(throws: ExportError.notClosed) {
      try model([.monitor(Self.twiceOnly)], limits: Limits(depth: 2))
    }
  }

  @Test func `A space that a constraint cuts is refused`() throws {
    let exploration = try Explorer(CutCounter()).explore()
    #expect(throws: ExportError.constrained) { try exploration.explicitModel(of: []) }
  }
}

/// A counter of which only the first numbers are looked at.
private struct CutCounter: TransitionSystem {
  enum Action { case count }

  var initialStates: [Int] { [0] }

  func appendActions(enabledIn state: Int, to actions: inout [Action]) { actions.append(.count) }

  func step(_ state: Int, by action: Action) -> Int { state + 1 }

  func isWithinConstraint(_ state: Int) -> Bool { state < 3 }
}
