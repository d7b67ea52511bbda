// SPDX-License-Identifier: MIT

import Foundation
import StateSpace
import Testing

/// The model of the documentation's first page.
private struct Lift: TransitionSystem {
  struct State: Hashable { var floor = 0, isOpen = false }
  enum Action: CaseIterable { case up, down, open, close }

  let initialStates = [State()]
  let properties: [Property<Self>] = [
    .onEveryStep("it moves with its doors closed", when: { $0.before.floor != $0.after.floor }) {
      !$0.before.isOpen
    },
    .reachable("the top is reached") { $0.floor == 3 },
    .alwaysReachable("one can get out below") { $0 == State(floor: 0, isOpen: true) },
  ]

  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    if state.floor < 3 { actions.append(.up) }
    if state.floor > 0, !state.isOpen { actions.append(.down) }
    actions.append(state.isOpen ? .close : .open)
  }

  func step(_ state: State, by action: Action) -> State {
    var state = state
    switch action {
    case .up: state.floor += 1
    case .down: state.floor -= 1
    case .open: state.isOpen = true
    case .close: state.isOpen = false
    }
    return state
  }
}

/// Letters on their way, in states that are long.
private struct Post: TransitionSystem {
  enum Letter: Hashable { case bill(euros: Int), card(String), blank }
  struct State: Hashable {
    var sent: Set<Letter> = []
    var bags: [Int: [Letter?]] = [10: [], 9: [nil]]
    var hour = 0
    var postOffice = "the one that is on the corner of the main street"
  }
  enum Action: Hashable { case send(Letter), wait, stay }

  let initialStates = [State()]
  var actions: [Action] = [.send(.bill(euros: 3)), .send(.card("Hi")), .send(.blank), .wait, .stay]
  var end: Int { actions.count }

  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    if state.hour < end { actions.append(self.actions[state.hour]) }
  }
  func step(_ state: State, by action: Action) -> State {
    var state = state
    if case .send(let letter) = action { state.sent.insert(letter) }
    if action != .stay { state.hour += 1 }
    return state
  }
}

@Suite("What is printed")
struct PrintedTests {
  @Test("of the model that the documentation begins with stands there, and so does the model")
  func documentation() throws {
    let here = URL(filePath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appending(path: "Sources/StateSpace/StateSpace.docc/StateSpace.md"),
      encoding: .utf8)
    let blocks = page.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }
      .map(\.element)
    let exploration = try Explorer(Lift()).explore()
    #expect(blocks.last == "\n\(exploration)\n")
    let model = try #require(blocks.first?.dropFirst("swift\n".count))
    let lines = model.split(separator: "\n", omittingEmptySubsequences: false).dropLast(3)
    #expect(try String(contentsOf: here, encoding: .utf8).contains(lines.joined(separator: "\n")))
  }

  @Test("of a long state is what has changed; cases stand without types, and sets in order")
  func changes() throws {
    let exploration = try Explorer(
      Post(), properties: [.never("three letters") { $0.sent.count == 3 }]
    ).explore()
    #expect(
      "\(exploration.results[0])" == """
        three letters: violated
          0. State(sent: [], bags: [10: [], 9: [nil]], hour: 0, postOffice: "the one that is on the \
        corner of the main street")
          1. send(bill(euros: 3)): sent = [bill(euros: 3)], hour = 1
          2. send(card("Hi")): sent = [bill(euros: 3), card("Hi")], hour = 2
          3. send(blank): sent = [bill(euros: 3), blank, card("Hi")], hour = 3
        """)
    let system = Post()
    #expect(
      Post.description(of: system.initialStates[0], after: system.initialStates[0]) == "no change")
    #expect(system.name(of: .send(.card("Hi"))) == "send(card(\"Hi\"))")
  }

  @Test func `of a simulation is what it walked, and the verdicts in words`() throws {
    let plan = WalkPlan(walks: 20, depth: 10, seed: 1)
    let simulation = try Simulator(Lift(), plan: plan).run()
    let lines = "\(simulation)".split(separator: "\n")
    #expect(
      lines.first?.hasPrefix("20 walks of at most 10 steps, seed 1: 200 steps, 8 distinct states")
        == true)
    #expect(lines.contains("it moves with its doors closed: violated"))
    #expect(lines.contains("  2. up: State(floor: 1, isOpen: true)"))
    #expect(lines.contains("the top is reached: reached"))
    #expect(
      lines.last
        == "one can get out below: not judged: random walks do not cover whole spaces")
  }

  @Test func `as unexpected is what shows a mistake, and not what a bound leaves open`() throws {
    let properties: [Property<Lift>] = [
      .always("at most three") { $0.floor <= 3 }, .never("three") { $0.floor == 3 },
      .reachable("the top is reached") { $0.floor == 3 }, .reachable("four") { $0.floor == 4 },
      .always("open at nine", when: { $0.floor == 9 }) { $0.isOpen },
      .alwaysReachable("out") { $0 == Lift.State(floor: 0, isOpen: true) },
      .eventually("up") { $0.floor == 3 },
    ]
    let whole = try Explorer(Lift(), properties: properties).explore()
    #expect(whole.unexpected.map(\.name) == ["three", "four", "open at nine", "up"])
    let part = try Explorer(Lift(), properties: properties, limits: Limits(depth: 1)).explore()
    #expect(
      part.unexpected.map(\.name) == ["the top is reached", "four", "open at nine", "up"])
    #expect(part.results[5].verdict.description == "not refuted up to depth 1")
  }
}
