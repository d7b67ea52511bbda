// SPDX-License-Identifier: MIT

import StateSpace
import Testing

@Suite("Monitors")
struct MonitorTests {
  /// Fails on the first of the given numbers that is passed after the first one.
  private func monitor(_ name: String, start: Int, bad: Int) -> Property<Line> {
    .monitor(
      Monitor(name) { state, event in
        if event == .passed(start) { return .exercised(1) }
        if event == .passed(bad), state == 1 { return .violated }
        return .next(state)
      })
  }

  @Test func `A broken rule is reported with a trace that ends on the breaking step`() throws {
    let result = try Line().explored([monitor("two, then five", start: 2, bad: 5)]).results[0]
    #expect(result.verdict == .violated)
    #expect(result.violations == 1)
    #expect(result.exercised == 2)
    #expect(result.trace?.steps.last?.events == [.passed(5)])
    #expect(result.trace?.steps.count == 5)
  }

  @Test func `A rule that is kept holds, and counts how often it mattered`() throws {
    let result = try Line().explored([monitor("five, then two", start: 5, bad: 2)]).results[0]
    #expect(result.verdict == .holds)
    #expect(result.exercised == 1)
  }

  @Test func `After a violation the monitor is silent on that path`() throws {
    let result = try Line().explored([
      .monitor(Monitor("never moves") { _, _ in .violated })
    ]).results[0]
    #expect(result.violations == 1)
    #expect(result.trace?.steps.count == 1)
  }

  @Test func `States that only a monitor tells apart are different`() throws {
    let flips = Monitor<Switch.Event>("off twice at most") { state, event in
      guard event == .off else { return .next(state) }
      return state == 2 ? .violated : .exercised(state + 1)
    }
    let exploration = try Switch().explored([.monitor(flips)])
    #expect(try Switch().explored().distinct == 2)
    #expect(exploration.distinct == 8)
    #expect(exploration.results[0].trace?.steps.count == 6)
    #expect(exploration.results[0].violations == 1)
    var transitions = 0
    var targets: Set<Int> = [0]
    exploration.forEachTransition { _, _, _, to in
      transitions += 1
      targets.insert(to)
    }
    #expect(targets.count == exploration.distinct)
    #expect(transitions == exploration.generated - 1)
  }

  @Test func `Monitor states are compared in full, however their hashes fall`() throws {
    let counters = (0..<3).map { lane in
      Property<Keyboard>.monitor(
        Monitor("key \(lane)") { count, key in
          key == lane ? .exercised((count + 1) % 24) : .next(count)
        })
    }
    let exploration = try Keyboard().explored(counters)
    #expect(exploration.distinct == 24 * 24 * 24)
    #expect(exploration.levels.count == 3 * 23 + 1)
  }

  @Test func `Fifteen monitors can watch at once, and one more is refused`() throws {
    let monitors = (1...15).map { monitor("after \($0)", start: $0, bad: 10) }
    let exploration = try Line(end: 20).explored(monitors)
    #expect(exploration.results.prefix(9).allSatisfy { $0.verdict == .violated })
    #expect(exploration.results.dropFirst(10).allSatisfy { $0.verdict == .holds })
    #expect(throws: ExplorationError.tooManyProperties(kind: "monitor", limit: 15)) {
      try Line().explored(monitors + [monitor("too many", start: 1, bad: 2)])
    }
  }

  @Test("Every number of 32 bits is a state like the others", arguments: [0, 255, 65_536, .max])
  func wholeRange(number: UInt32) throws {
    let steady = Monitor<Line.Event>("steady", initialState: number) { state, _ in
      state == number ? .exercised(number) : .violated
    }
    let fickle = Monitor<Line.Event>("fickle", initialState: number) { state, event in
      event == .passed(5) ? .violated : .next(state &+ 1)
    }
    let results = try Line().explored([.monitor(steady), .monitor(fickle)]).results
    #expect(results.map(\.verdict) == [.holds, .violated])
    #expect(results[1].violations == 1)
  }
}

/// A light switch that says when it goes off.
private struct Switch: TransitionSystem {
  enum Action { case press }
  enum Event { case off }

  var initialStates: [Bool] { [false] }

  func appendActions(enabledIn isOn: Bool, to actions: inout [Action]) {
    actions.append(.press)
  }

  func step(_ isOn: Bool, by action: Action, emitting events: inout [Event]) -> Bool {
    if isOn { events.append(.off) }
    return !isOn
  }
}

/// A keyboard of three keys that has no memory of its own.
private struct Keyboard: TransitionSystem {
  var initialStates: [Bool] { [true] }

  func appendActions(enabledIn state: Bool, to keys: inout [Int]) {
    keys.append(contentsOf: 0..<3)
  }

  func step(_ state: Bool, by key: Int, emitting events: inout [Int]) -> Bool {
    events.append(key)
    return state
  }
}
