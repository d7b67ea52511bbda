// SPDX-License-Identifier: MIT

import Foundation
import StateSpace
import Testing

struct Jugs: TransitionSystem {
  struct State: Hashable { var small = 0, big = 0 }
  enum Action: CaseIterable { case fillSmall, fillBig, emptySmall, emptyBig, pourUp, pourDown }
  let initialStates = [State()]
  let properties: [Property<Self>] = [
    .always("the small jug holds at most 3") { $0.small <= 3 },
    .never("the big jug holds 4") { $0.big == 4 },
  ]
  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    actions += Action.allCases
  }
  func step(_ state: State, by action: Action) -> State {
    let sum = state.small + state.big
    return switch action {
    case .fillSmall: State(small: 3, big: state.big)
    case .fillBig: State(small: state.small, big: 5)
    case .emptySmall: State(small: 0, big: state.big)
    case .emptyBig: State(small: state.small, big: 0)
    case .pourUp: State(small: max(0, sum - 5), big: min(5, sum))
    case .pourDown: State(small: min(3, sum), big: max(0, sum - 3))
    }
  }
}

@Suite("The model that the documentation begins with")
struct FirstModelTests {
  @Test func `It prints counts, verdicts, and the states on the way to a violation`() throws {
    #expect(
      "\(try Explorer(Jugs()).explore())" == """
        16 states, 97 generated, depth 7: the whole space
        the small jug holds at most 3: holds
        the big jug holds 4: violated
          0. State(small: 0, big: 0)
          1. fillBig: State(small: 0, big: 5)
          2. pourDown: State(small: 3, big: 2)
          3. emptySmall: State(small: 0, big: 2)
          4. pourDown: State(small: 2, big: 0)
          5. fillBig: State(small: 2, big: 5)
          6. pourDown: State(small: 3, big: 4)
        """)
  }

  @Test func `It stands in the documentation as it is executed here`() throws {
    let here = URL(filePath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Sources/StateSpace/System/TransitionSystem.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .drop { $0 != "/// struct Jugs: TransitionSystem {" }
      .prefix { $0.hasPrefix("/// ") }.map { $0.dropFirst(4) }
    let example = lines.prefix { $0 != "```" }
    #expect(example.last == "print(try Explorer(Jugs()).explore())")
    let tested = try String(contentsOf: here, encoding: .utf8)
    #expect(tested.contains(example.dropLast().joined(separator: "\n")))
  }

  // The compiler gives up on a list like this if it has to find out whose properties they are.
  @Test func `Properties of every form need no annotations where their type is known`() throws {
    let pouring = Fairness<Jugs>.weak("pouring") { $0 == .pourUp || $0 == .pourDown }
    let properties: [Property<Jugs>] = [
      .always("small") { $0.small <= 3 }, .always("when", when: { $0.small > 0 }) { $0.big <= 5 },
      .never("sum") { $0.small + $0.big > 8 },
      .onEveryStep("step") { abs($0.before.big - $0.after.big) <= 5 },
      .onEveryStep("fill", when: { $0.action == .fillBig }) { $0.after.big >= $0.before.big },
      .reachable("four") { $0.big == 4 }, .reachable("nine") { $0.big == 9 },
      .alwaysReachable("empty") { $0 == Jugs.State(small: 0, big: 0) },
      .alwaysReachable("pour", via: { $0 == .pourUp }) { $0.small == 0 || $0.big == 5 },
      .eventually("moved", fairness: [pouring]) { $0.small + $0.big > 0 },
      .leadsTo("up", when: { $0.small == 1 }, fairness: [.strong("up") { $0 == .pourUp }]) {
        $0.small != 1
      }, .noDeadlock,
    ]
    let results = try Explorer(Jugs(), properties: properties, jobs: 2).explore().results
    #expect(results.count { $0.verdict == .holds } == 9)
    #expect(results[6].verdict == .unreachable)
    #expect(results.filter { $0.verdict == .violated }.map(\.name) == ["moved", "up"])
  }
}
