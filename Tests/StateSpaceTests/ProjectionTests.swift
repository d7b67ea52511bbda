// SPDX-License-Identifier: MIT

import StateSpace
import Testing

/// Two walks along lines, whose steps come in any order.
private struct TwoLines: TransitionSystem {
  struct State: Hashable, Sendable { var left = 0, right = 0 }
  enum Action { case left, right }
  enum Event: Hashable, Sendable { case left(Line.Event), right(Line.Event) }

  let line = Line(end: 3)
  var initialStates: [State] { [State()] }

  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    if state.left < line.end { actions.append(.left) }
    if state.right < line.end { actions.append(.right) }
  }

  func step(_ state: State, by action: Action, emitting events: inout [Event]) -> State {
    var next = state
    var passed: [Line.Event] = []
    switch action {
    case .left:
      next.left = line.step(state.left, by: .forward, emitting: &passed)
      events += passed.map(Event.left)
    case .right:
      next.right = line.step(state.right, by: .forward, emitting: &passed)
      events += passed.map(Event.right)
    }
    return next
  }

  var left: Projection<TwoLines, Line> {
    Projection(
      state: { $0.left }, action: { $0 == .left ? .forward : nil },
      event: { if case .left(let event) = $0 { event } else { nil } })
  }
}

@Suite("A claim about a part of a system")
struct ProjectionTests {
  private static let goesOn = Fairness<Line>.weak("it goes on") { _ in true }

  /// A claim of each form that a line keeps, and one that it breaks.
  private static let claims: [Property<Line>] = [
    .always("kept: within") { $0 <= 3 }, .always("broken: within", when: { $0 > 0 }) { $0 != 2 },
    .onEveryStep("kept: forward") { $0.after == $0.before + 1 },
    .onEveryStep("broken: forward", when: { $0.before > 0 }) { $0.after < 3 },
    .reachable("kept: the end") { $0 == 3 }, .reachable("broken: beyond") { $0 == 4 },
    .alwaysReachable("kept: on", via: { _ in true }) { $0 == 3 },
    .alwaysReachable("broken: back") { $0 == 0 },
    .eventually("kept: ends", fairness: [goesOn]) { $0 == 3 },
    .eventually("broken: ends") { $0 == 3 },
    .leadsTo("kept: 1 to 2", when: { $0 == 1 }, fairness: [goesOn]) { $0 == 2 },
    .leadsTo("broken: 2 to 1", when: { $0 == 2 }, fairness: [goesOn]) { $0 == 1 },
    .infinitelyOften("broken: at 1", fairness: [goesOn]) { $0 == 1 },
    .eventuallyAlways("kept: stays", fairness: [goesOn]) { $0 == 3 },
    .monitor(
      Monitor("broken: 3 after 2") { state, event in
        event == .passed(3) && state == 1
          ? .violated : event == .passed(2) ? .exercised(1) : .next(0)
      }),
    .monitor(Monitor("kept: no 4") { _, event in event == .passed(4) ? .violated : .exercised(0) }),
  ]

  @Test(
    "is judged as where the part is alone, whatever goes on beside it", arguments: claims.indices)
  func sameVerdict(index: Int) throws {
    let claim = Self.claims[index]
    let alone = try Line(end: 3).explored([claim]).results[0]
    let whole = TwoLines()
    let beside = try whole.explored([claim.seen(by: whole.left)]).results[0]
    #expect(alone.verdict == beside.verdict, "\(claim.name)")
    #expect((alone.verdict == .holds) == claim.name.hasPrefix("kept"), "\(claim.name)")
    #expect(alone.trace?.steps.count == beside.trace?.steps.count, "\(claim.name)")
  }

  @Test("is put to the test by the part's own steps only")
  func exercised() throws {
    let whole = TwoLines()
    let forward = Property<Line>.onEveryStep("forward") { _ in true }
    let result = try whole.explored([forward.seen(by: whole.left, named: "left")]).results[0]
    #expect(result.name == "left")
    // Three steps of the left line, at each of the four places of the right one.
    #expect(result.exercised == 12)
  }
}
