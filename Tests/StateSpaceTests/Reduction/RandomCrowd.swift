// SPDX-License-Identifier: MIT

import StateSpace

/// Processes that all follow the same rules, drawn at random, around one shared variable.
struct RandomCrowd: SymmetricSystem {
  struct State: Hashable, Sendable {
    var places: [Int]
    var variable: Int
  }

  struct Rule: Hashable, Sendable {
    var from: Int
    var to: Int
    /// At most so many may be where the rule leads.
    var room: Int
    var needed: Int?
    var written: Int?
  }

  struct Action: Hashable, Sendable {
    var process: Int
    var rule: Int
  }

  var count: Int
  var rules: [Rule]

  var initialStates: [State] { [State(places: Array(repeating: 0, count: count), variable: 0)] }

  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    for process in 0..<count {
      for (number, rule) in rules.enumerated() where state.places[process] == rule.from {
        let others = state.places.count { $0 == rule.to }
        guard others < rule.room, rule.needed ?? state.variable == state.variable else { continue }
        actions.append(Action(process: process, rule: number))
      }
    }
  }

  func step(_ state: State, by action: Action, emitting events: inout [Int]) -> State {
    var next = state
    let rule = rules[action.rule]
    next.places[action.process] = rule.to
    next.variable = rule.written ?? state.variable
    events.append(action.process)
    return next
  }

  var renamings: [Exchange] { Exchange.neighbors(among: count) }

  func renaming(_ state: State, by exchange: Exchange) -> State {
    State(places: exchange(state.places), variable: state.variable)
  }

  func renaming(_ action: Action, by exchange: Exchange) -> Action {
    Action(process: exchange(action.process), rule: action.rule)
  }

  func representative(of state: State) -> State {
    State(places: state.places.sorted(), variable: state.variable)
  }

  /// Draws two to five processes with up to eight rules between four places.
  static func random(_ dice: inout Dice) -> Self {
    let count = dice.roll(2...5)
    let rules = (0..<dice.roll(1...8)).map { number in
      Rule(
        from: number == 0 ? 0 : dice.roll(0...3), to: dice.roll(0...3), room: dice.roll(1...5),
        needed: dice.roll(0...3) == 0 ? dice.roll(0...1) : nil,
        written: dice.roll(0...2) == 0 ? dice.roll(0...1) : nil)
    }
    return Self(count: count, rules: rules)
  }
}
