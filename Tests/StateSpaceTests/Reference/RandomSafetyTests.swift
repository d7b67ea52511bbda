// SPDX-License-Identifier: MIT

import StateSpace
import TestSupport
import Testing

@Suite("Hundreds of random systems, against a naive search")
struct RandomSafetyTests {
  /// How the engine is asked to work.
  enum Mode: CaseIterable { case plain, recording, watching, unchecked }

  /// A graph with questions, what the engine says, and what is true.
  struct Trial: CustomStringConvertible {
    let seed: Int
    let mode: Mode
    let graph: ArrowGraph
    let limits: Limits
    let bad: Set<Int>
    let selected: Set<Int>
    let naive: NaiveExplorer<ArrowGraph>
    let exploration: Exploration<ArrowGraph>

    init(seed: Int, mode: Mode) throws {
      var dice = Dice(seed: seed)
      self.seed = seed
      self.mode = mode
      var graph = ArrowGraph.random(&dice, largest: dice.roll(0...1) == 0 ? 6 : 30)
      if dice.roll(0...3) == 0 { graph.highest = dice.roll(0...graph.count) }
      self.graph = graph
      let kind = dice.roll(0...3)
      let limits = Limits(
        depth: kind == 1 ? dice.roll(1...4) : nil,
        states: kind == 2 ? graph.initialStates.count + dice.roll(0...12) : nil)
      self.limits = limits
      bad = Set((0..<3).map { _ in dice.roll(0...graph.count) })
      selected = dice.subset(below: graph.count)
      let monitor = mode == .watching ? Self.monitor : nil
      naive = NaiveExplorer(graph, monitor: monitor)
      let properties = Self.properties(bad: bad, selected: selected, mode: mode)
      var explorer = Explorer(graph, properties: properties, limits: limits)
      explorer.checksDeterminism = mode != .unchecked
      exploration = try explorer.explore()
    }

    /// Whether nothing was left within the constraint.
    var isExhausted: Bool { [.closed, .constraint].contains(exploration.boundary) }

    /// What the engine saw; `nil` if it is everything.
    var extent: Verdict.Extent? {
      let depth = max(0, exploration.levels.count - 1)
      return exploration.outsideConstraint > 0
        ? .constraint(depth: depth) : isExhausted ? nil : .depth(depth)
    }

    var description: String {
      "seed \(seed), \(mode), \(limits), bad \(bad), selected \(selected), \(graph)"
    }

    static let monitor = Monitor<ArrowGraph.Event>("never two twos running") { memory, event in
      guard event == .tookArrow(kind: 2) else { return .next(0) }
      return memory == 1 ? .violated : .exercised(1)
    }

    static func properties(
      bad: Set<Int>, selected: Set<Int>, mode: Mode
    ) -> [Property<ArrowGraph>] {
      var properties: [Property<ArrowGraph>] = [
        .never("bad") { bad.contains($0) },
        .always("selected is good", when: { selected.contains($0) }) { !bad.contains($0) },
        .onEveryStep("steps to good", when: { $0.action.kind > 0 }) { !bad.contains($0.after) },
        .reachable("bad is reached") { bad.contains($0) },
        .noDeadlock,
      ]
      if mode == .recording {
        properties.append(.alwaysReachable("selected again") { selected.contains($0) })
      }
      if mode == .watching { properties.append(.monitor(monitor)) }
      return properties
    }
  }

  private func forEachTrial(_ count: Int, _ body: (Trial) throws -> Void) throws {
    for mode in Mode.allCases {
      for seed in 0..<LongTests.choose(count, long: 20 * count) {
        try body(try Trial(seed: seed, mode: mode))
      }
    }
  }

  @Test("States, transitions and levels are counted right, to the last complete level")
  func counts() throws {
    try forEachTrial(250) { trial in
      let layers = trial.naive.layers
      let complete = trial.naive.layerCount(within: trial.limits)
      let last = layers.prefix(complete).last ?? []
      let opens = last.contains { !trial.naive.hops(from: $0).isEmpty }
      let isClosed = complete == layers.count || !opens
      let expanded = layers.prefix(isClosed ? complete : complete - 1).joined()
      let hops = expanded.reduce(0) { $0 + trial.naive.hops(from: $1).count }
      let exploration = trial.exploration
      #expect(exploration.levels == layers.prefix(complete).map(\.count), "\(trial)")
      #expect(trial.isExhausted == isClosed, "\(trial)")
      #expect(exploration.generated == trial.graph.initialStates.count + hops, "\(trial)")
      for (index, state) in exploration.states.enumerated() {
        let depth = exploration.depth(of: index)
        #expect(layers[depth].contains { $0.state == state }, "\(trial)")
      }
    }
  }

  @Test func `Verdicts, numbers of violations and the lengths of traces are right`() throws {
    try forEachTrial(250) { trial in
      for result in trial.exploration.results {
        let expected = NaiveVerdict(of: result.name, in: trial)
        #expect(result.verdict == expected.verdict, "\(result.name): \(trial)")
        #expect(result.violations == expected.violations, "\(result.name): \(trial)")
        #expect(result.exercised == expected.exercised, "\(result.name): \(trial)")
        #expect(result.trace?.steps.count == expected.steps, "\(result.name): \(trial)")
      }
    }
  }
}

/// What is true of one property, from sets of states.
private struct NaiveVerdict {
  var violations = 0
  var exercised = 0
  var steps: Int?
  var verdict = Verdict.holds

  private typealias Trial = RandomSafetyTests.Trial
  private typealias Node = NaiveExplorer<ArrowGraph>.Node

  init(of name: String, in trial: RandomSafetyTests.Trial) {
    let layers = trial.naive.layers.prefix(trial.exploration.levels.count)
    for state in trial.graph.initialStates where !trial.graph.isWithinConstraint(state) {
      lookOutside(at: state, 0, name, trial)
    }
    for (depth, layer) in layers.enumerated() {
      for node in layer {
        let isOpen = !trial.isExhausted && depth == layers.count - 1
        look(at: node, depth, isOpen: isOpen, name, trial)
      }
    }
    if name == "bad is reached" { (exercised, violations) = (violations, 0) }
    if name == "selected again" { judgeRecovery(layers: Array(layers), trial) }
    let extent = trial.extent
    verdict =
      if violations > 0 {
        .violated
      } else if name == "bad is reached" {
        exercised > 0 ? .holds : extent.map { .notReached($0) } ?? .unreachable
      } else if exercised == 0 {
        .vacuous(extent)
      } else if let extent, name == "selected again" {
        .notRefuted(extent)
      } else if case .constraint(let depth)? = extent, name == "no deadlock" {
        .inconclusive(.constraint(depth: depth))
      } else {
        extent.map { .noViolation($0) } ?? .holds
      }
  }

  /// A state outside the constraint is judged each time that a step leads there.
  private mutating func lookOutside(at state: Int, _ depth: Int, _ name: String, _ trial: Trial) {
    switch name {
    case "selected is good" where !trial.selected.contains(state): break
    case "bad", "bad is reached", "selected is good": count(trial.bad.contains(state), depth)
    default: break
    }
  }

  private mutating func look(
    at node: Node, _ depth: Int, isOpen: Bool, _ name: String, _ trial: Trial
  ) {
    let isBad = trial.bad.contains(node.state)
    let hops = trial.naive.hops(from: node)
    for hop in hops where !isOpen && !trial.graph.isWithinConstraint(hop.target.state) {
      lookOutside(at: hop.target.state, depth + 1, name, trial)
    }
    switch name {
    case "bad", "bad is reached": count(isBad, depth)
    case "selected is good": if trial.selected.contains(node.state) { count(isBad, depth) }
    case "no deadlock": count(hops.isEmpty, depth)
    case "steps to good":
      for hop in hops where !isOpen && hop.step.action.kind > 0 {
        count(trial.bad.contains(hop.step.after), depth + 1)
      }
    case "never two twos running":
      for hop in hops where !isOpen && hop.isExercise { count(hop.breaksRule, depth + 1) }
    default: break
    }
  }

  private mutating func count(_ isViolation: Bool, _ depth: Int) {
    exercised += 1
    guard isViolation else { return }
    violations += 1
    steps = min(steps ?? depth, depth)
  }

  /// A state is lost if neither the goal nor anything unexplored can be reached from it.
  private mutating func judgeRecovery(layers: [Set<Node>], _ trial: Trial) {
    let explored = Set(layers.joined())
    let last = trial.isExhausted ? [] : layers.last ?? []
    let goals = explored.filter { trial.selected.contains($0.state) }
    let ways = explored.subtracting(last)
    let unknown = last.filter { !trial.naive.hops(from: $0).isEmpty }
    let cut = ways.filter { trial.naive.hops(from: $0).contains { !explored.contains($0.target) } }
    let saved = closure(of: goals, among: ways, trial)
    let perhaps = closure(of: saved.union(unknown).union(cut), among: ways, trial)
    for (depth, layer) in layers.enumerated() {
      for node in layer { count(!perhaps.contains(node), depth) }
    }
  }

  /// Everything that can reach the given nodes.
  private func closure(of nodes: Set<Node>, among ways: Set<Node>, _ trial: Trial) -> Set<Node> {
    var closure = nodes
    while true {
      let more = ways.subtracting(closure).filter { node in
        trial.naive.hops(from: node).contains { closure.contains($0.target) }
      }
      if more.isEmpty { return closure }
      closure.formUnion(more)
    }
  }
}
