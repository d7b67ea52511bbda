// SPDX-License-Identifier: MIT

import Testing

@testable import Benchmarks

@Suite("The models as peers get them")
struct PeerModelTests {
  @Test(arguments: ["commit-5", "philosophers-6"])
  func `They have the known counts`(name: String) throws {
    let benchmark = try #require(Benchmark.all.first { $0.name == name })
    var walk = PeerWalk(benchmark.peerModel)
    #expect(walk.explore() == benchmark.counts)
  }

  @Test(
    "The modal stack has the known counts with each set of styles",
    arguments: [
      (1, 0, 195, 565), (2, 0, 7_323, 27_797),
    ])
  func modalStack(height: Int, style: Int, states: Int, transitions: Int) {
    var walk = PeerWalk(.modalStack(height: height, firstStyle: style))
    let found = walk.explore()
    #expect(found.states == states)
    #expect(found.transitions == transitions)
  }

  @Test func `The text says what SPIN expects`() throws {
    let model = PeerModel.philosophers(count: 2)
    #expect(model.promela.contains("bit fork1 = 0;"))
    #expect(
      model.promela.contains(
        ":: d_step { ((hands0 == 0) && (fork0 == 0)) -> hands0 = 1; fork0 = 1 }"))
  }
}

/// A plain walk through a model for peers.
private struct PeerWalk {
  typealias State = [String: Int]

  let model: PeerModel

  init(_ model: PeerModel) { self.model = model }

  mutating func explore() -> Benchmark.Counts {
    var level = [State(uniqueKeysWithValues: model.variables.map { ($0.name, $0.initial) })]
    var seen = Set(level)
    var transitions = 0
    var levels = 0
    while !level.isEmpty {
      levels += 1
      var next: [State] = []
      for state in level {
        for rule in model.rules where holds(rule.guardian, state) {
          var after = state
          run(rule.statements, &after)
          transitions += 1
          if seen.insert(after).inserted { next.append(after) }
        }
      }
      level = next
    }
    return Benchmark.Counts(states: seen.count, transitions: transitions, levels: levels)
  }

  private func holds(_ condition: PeerModel.Condition, _ state: State) -> Bool {
    switch condition {
    case .equal(let variable, let number): state[variable.name] == number
    case .differs(let variable, let number): state[variable.name] != number
    case .atMost(let variable, let number): state[variable.name, default: 0] <= number
    case .above(let variable, let number): state[variable.name, default: 0] > number
    case .all(let parts): parts.allSatisfy { holds($0, state) }
    case .any(let parts): parts.contains { holds($0, state) }
    }
  }

  private func run(_ statements: [PeerModel.Statement], _ state: inout State) {
    for statement in statements {
      switch statement {
      case .set(let variable, let value): state[variable.name] = number(value, state)
      case .when(let condition, let then, let otherwise):
        run(holds(condition, state) ? then : otherwise, &state)
      }
    }
  }

  private func number(_ value: PeerModel.Value, _ state: State) -> Int {
    switch value {
    case .number(let number): number
    case .variable(let variable): state[variable.name, default: 0]
    case .sum(let variable, let number): state[variable.name, default: 0] + number
    case .opposite(let variable): 1 - state[variable.name, default: 0]
    }
  }
}
