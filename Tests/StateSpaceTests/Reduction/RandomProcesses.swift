// SPDX-License-Identifier: MIT

import StateSpace

/// Small processes that share a few variables, drawn at random.
struct RandomProcesses: ConcurrentSystem {
  struct State: Hashable, Sendable {
    var places: [Int]
    var variables: [Int]
  }

  enum Effect: Hashable, Sendable { case set(Int), add(Int) }

  struct Action: Hashable, Sendable {
    var process: Int
    var from: Int
    var to: Int
    var condition: (variable: Int, value: Int)?
    var effect: (variable: Int, Effect)?
    var event: Int?
    var number: Int

    static func == (first: Self, second: Self) -> Bool { first.number == second.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  static var modulus: Int { 3 }

  var processes: Int
  var variables: Int
  var everyAction: [Action]
  var accepting: Set<Int>
  /// The first variable stays at most this high within the constraint.
  var highest: Int

  var initialStates: [State] {
    [
      State(
        places: Array(repeating: 0, count: processes),
        variables: Array(repeating: 0, count: variables))
    ]
  }

  func isAccepting(_ state: State) -> Bool { accepting.contains(state.places[0]) }

  func isWithinConstraint(_ state: State) -> Bool { state.variables[0] <= highest }

  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    for action in everyAction where state.places[action.process] == action.from {
      if let (variable, value) = action.condition, state.variables[variable] != value { continue }
      actions.append(action)
    }
  }

  func step(_ state: State, by action: Action, emitting events: inout [Int]) -> State {
    var next = state
    next.places[action.process] = action.to
    switch action.effect {
    case (let variable, .set(let value))?: next.variables[variable] = value
    case (let variable, .add(let value))?:
      next.variables[variable] = (state.variables[variable] + value) % Self.modulus
    case nil: break
    }
    if let event = action.event { events.append(event) }
    return next
  }

  func name(of action: Action) -> String { "\(action.number)" }

  func areIndependent(_ first: Action, _ second: Action) -> Bool {
    if first.process == second.process { return false }
    for (one, other) in [(first, second), (second, first)] {
      if let written = one.effect?.variable, other.condition?.variable == written { return false }
    }
    guard let one = first.effect, let other = second.effect, one.variable == other.variable else {
      return true
    }
    if case (.add, .add) = (one.1, other.1) { return true }
    return false
  }

  func enablers(of action: Action, in state: State) -> [Action] {
    if state.places[action.process] != action.from {
      return everyAction.filter { $0.process == action.process && $0.to == action.from }
    }
    return everyAction.filter { $0.effect?.variable == action.condition?.variable }
  }
}

extension RandomProcesses {
  /// Draws two to five processes of two or three places, with one to four variables.
  static func random(_ dice: inout Dice) -> Self {
    let processes = dice.roll(2...5)
    let variables = dice.roll(1...4)
    var actions: [Action] = []
    for process in 0..<processes {
      let places = dice.roll(2...3)
      for number in 0..<dice.roll(2...4) {
        let variable = dice.roll(0...variables - 1)
        let other = dice.roll(0...variables - 1)
        let effect: Effect = dice.roll(0...1) == 0 ? .set(dice.roll(0...2)) : .add(dice.roll(1...2))
        actions.append(
          Action(
            process: process, from: number == 0 ? 0 : dice.roll(0...places - 1),
            to: dice.roll(0...places - 1),
            condition: dice.roll(0...3) == 0 ? (variable, dice.roll(0...1)) : nil,
            effect: dice.roll(0...2) == 0 ? (other, effect) : nil,
            event: dice.roll(0...3) == 0 ? dice.roll(0...2) : nil, number: actions.count))
      }
    }
    return Self(
      processes: processes, variables: variables, everyAction: actions,
      accepting: dice.subset(below: 3), highest: dice.roll(0...4) == 0 ? 1 : 2)
  }
}

/// A question about a place and a variable, which knows the actions that can change its answer.
struct RandomQuestion {
  var process: Int
  var place: Int
  var variable: Int
  var value: Int
  var isConjunction: Bool

  init(about system: RandomProcesses, _ dice: inout Dice) {
    process = dice.roll(0...system.processes - 1)
    place = dice.roll(0...2)
    variable = dice.roll(0...system.variables - 1)
    value = dice.roll(0...2)
    isConjunction = dice.roll(0...3) > 0
  }

  var predicate: Property<RandomProcesses>.StatePredicate {
    { [self] state in
      let isThere = state.places[process] == place
      let isSo = state.variables[variable] == value
      return isConjunction ? isThere && isSo : isThere || isSo
    }
  }

  func sees(_ action: RandomProcesses.Action) -> Bool {
    action.process == process || action.effect?.variable == variable
  }
}
