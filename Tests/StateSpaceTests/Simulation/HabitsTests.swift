// SPDX-License-Identifier: MIT

import StateSpace
import Testing

@Suite("The habits of a walk")
struct HabitsTests {
  @Test(
    "add the sixth item of a list, which nobody does who chooses at random",
    arguments: [(WalkPlan.Choice.leastTaken, SimulationVerdict.violated), (.uniform, .noViolation)])
  func sixthItem(choice: WalkPlan.Choice, verdict: SimulationVerdict) throws {
    var plan = WalkPlan(walks: 60, depth: 100, seed: 1)
    (plan.choice, plan.shortening) = (choice, .byLeavingOut)
    let limit = Property<ItemList>.always("at most five") { $0.items <= 5 }
    let result = try Simulator(ItemList(), properties: [limit], plan: plan).run().results[0]
    #expect(result.verdict == verdict)
    if verdict == .violated { #expect(result.trace?.steps.count == 18) }
  }
}

/// A list with a sheet whose text is typed before it is saved, and with much else to do.
private struct ItemList: TransitionSystem {
  struct State: Hashable, Sendable {
    var items = 0
    var isAdding = false
    var hasText = false
    var switches = 0
  }

  enum Action: Hashable, Sendable {
    case add, type, save, cancel, clear, turn(Int)
  }

  var initialStates: [State] { [State()] }

  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    if state.isAdding {
      actions += [.cancel] + (state.hasText ? [.clear, .save] : [.type])
    } else {
      actions += [.add] + (state.items > 0 ? [.clear] : []) + (0..<6).map { .turn($0) }
    }
  }

  func step(_ state: State, by action: Action) -> State {
    var next = state
    switch action {
    case .add: next.isAdding = true
    case .type: next.hasText = true
    case .save: (next.items, next.isAdding, next.hasText) = (state.items + 1, false, false)
    case .cancel: (next.isAdding, next.hasText) = (false, false)
    case .clear: if state.isAdding { next.hasText = false } else { next.items = 0 }
    case .turn(let number): next.switches ^= 1 << number
    }
    return next
  }

  func isAccepting(_ state: State) -> Bool { true }
}
