// SPDX-License-Identifier: MIT

extension Exploration {
  /// Counts for each action taken, by name, how often and how early.
  @inlinable
  public func actionCoverage() -> [ActionCoverage] {
    var table = NameTable(system)
    var counts: [(taken: Int, firstState: Int)] = []
    forEachTransition { source, action, _, _ in
      let number = table.number(of: action)
      if number == counts.count { counts.append((0, source)) }
      counts[number].taken += 1
    }
    let coverage = zip(table.names, counts).map { name, count in
      ActionCoverage(
        name: name, taken: count.taken, firstDepth: depth(of: count.firstState) + 1)
    }
    return coverage.sorted { $0.name < $1.name }
  }

  /// Finds which actions, by name, were taken in a state that another one leads to.
  ///
  /// - Parameter body: Told each transition, as by ``forEachTransition(_:)``.
  /// - Returns: The pairs, and how often each occurs.
  @inlinable
  public func actionPairs(
    noting body: (
      _ from: Int, _ action: System.Action, _ events: [System.Event], _ to: Int
    ) -> Void = { _, _, _, _ in }
  ) -> ActionPairCoverage {
    var table = NameTable(system)
    var transitions: [(source: Int, number: Int, target: Int)] = []
    forEachTransition { source, action, events, target in
      transitions.append((source, table.number(of: action), target))
      body(source, action, events, target)
    }
    let size = table.names.count
    var arriving = BitRows(count: distinct, width: size)
    var leaving = BitRows(count: distinct, width: size)
    for (source, number, target) in transitions {
      leaving.insert(number, into: source)
      arriving.insert(number, into: target)
    }
    var counts = Array(repeating: 0, count: size * size)
    for state in 0..<distinct {
      arriving.forEach(in: state) { a in
        leaving.forEach(in: state) { b in counts[a * size + b] += 1 }
      }
    }
    let order = table.names.indices.sorted { table.names[$0] < table.names[$1] }
    let pairs = order.flatMap { a in
      order.map { b in
        ActionPair(
          first: table.names[a], second: table.names[b], states: counts[a * size + b])
      }
    }
    return ActionPairCoverage(
      occurred: pairs.filter { $0.states > 0 }, missing: pairs.filter { $0.states == 0 })
  }

  /// Counts the states of each class, where `classify` names the class that a state belongs to.
  public func stateCoverage(
    by classify: (System.State) -> String
  ) -> [StateClassCoverage] {
    var counts: [String: (states: Int, first: Int)] = [:]
    for (index, state) in states.enumerated() {
      counts[classify(state), default: (0, index)].states += 1
    }
    let coverage = counts.map { name, count in
      StateClassCoverage(name: name, states: count.states, firstDepth: depth(of: count.first))
    }
    return coverage.sorted { $0.name < $1.name }
  }
}
