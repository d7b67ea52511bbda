// SPDX-License-Identifier: MIT

/// Chooses, in each state, enabled actions that are enough to take.
///
/// The choice is a strong stubborn set, closed under two rules: with an enabled action come all that
/// depend on it, with a disabled one come its enablers. Its enabled members satisfy the usual
/// conditions on ample sets:
/// - C0: some action is taken wherever one is enabled;
/// - C1: until one of them is taken, nothing that depends on them can be;
/// - C2: unless all enabled actions are taken, those taken are invisible to every property;
/// - C3: unless all are taken, one leads to a state that is expanded later. Along such steps the
///   numbers of the states grow, so they end in a state where all are taken, and no action is put
///   off forever. In a breadth-first search this is the proviso for cycles.
@usableFromInline
struct AmpleSets<System: TransitionSystem>: Sendable {
  @usableFromInline let actions: [System.Action]
  @usableFromInline let numbers: [System.Action: Int]
  /// For each action the others that depend on it.
  @usableFromInline let dependents: [[Int]]
  @usableFromInline let isVisible: [Bool]
  @usableFromInline let enablers: @Sendable (System.Action, System.State) -> [System.Action]
  let name: @Sendable (System.Action) -> String
  let probes: Probes<System>

  /// Returns, for each enabled action that is enough to begin with, the places of the enabled
  /// actions that have to be taken with it; the smallest first, and none that is no reduction.
  func candidates(
    in state: System.State, enabled: [System.Action]
  ) throws(ExplorationError) -> [[Int]] {
    var places: [Int: Int] = [:]
    for (place, action) in enabled.enumerated() {
      places[try number(of: action)] = place
    }
    var candidates: [[Int]] = []
    for action in enabled {
      let seed = try number(of: action)
      guard !isVisible[seed] else { continue }
      if let candidate = try close(seed, places, in: state) {
        candidates.append(candidate)
      }
    }
    return candidates.enumerated()
      .sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }.map(\.element)
  }

  /// Returns the enabled part of the closure, unless it is everything or something is visible.
  private func close(
    _ seed: Int, _ places: [Int: Int], in state: System.State
  ) throws(ExplorationError) -> [Int]? {
    var isMember = Array(repeating: false, count: actions.count)
    isMember[seed] = true
    var open = [seed]
    var chosen: [Int] = []
    while let member = open.popLast() {
      var needed: [Int] = []
      if let place = places[member] {
        if isVisible[member] { return nil }
        chosen.append(place)
        if chosen.count == places.count { return nil }
        needed = dependents[member]
      } else {
        for action in enablers(actions[member], state) {
          needed.append(try number(of: action))
        }
      }
      for other in needed where !isMember[other] {
        isMember[other] = true
        open.append(other)
      }
    }
    return chosen.sorted()
  }

  func number(of action: System.Action) throws(ExplorationError) -> Int {
    guard let number = numbers[action] else {
      throw .notIndependent("'everyAction' lacks '\(name(action))'")
    }
    return number
  }
}

extension AmpleSets where System: ConcurrentSystem {
  /// Prepares the choice.
  ///
  /// - Complexity: O(*n*²) questions for *n* actions.
  init(
    _ system: System, _ properties: [Property<System>], visible: (System.Action) -> Bool
  ) throws(ExplorationError) {
    let actions = system.everyAction
    var numbers: [System.Action: Int] = [:]
    for (number, action) in actions.enumerated() {
      guard numbers.updateValue(number, forKey: action) == nil else {
        throw .notIndependent("'everyAction' has '\(system.name(of: action))' twice")
      }
    }
    self.actions = actions
    self.numbers = numbers
    dependents = try Self.dependents(among: actions, of: system)
    isVisible = actions.map(visible)
    enablers = { system.enablers(of: $0, in: $1) }
    name = { system.name(of: $0) }
    probes = Probes(properties)
  }

  private static func dependents(
    among actions: [System.Action], of system: System
  ) throws(ExplorationError) -> [[Int]] {
    let dependents = actions.indices.map { first in
      actions.indices.filter { second in
        second != first && !system.areIndependent(actions[first], actions[second])
      }
    }
    for (first, others) in dependents.enumerated() {
      if let second = others.first(where: { !dependents[$0].contains(first) }) {
        throw .notIndependent(
          "'\(system.name(of: actions[first]))' depends on '\(system.name(of: actions[second]))', "
            + "but not the other way round")
      }
    }
    return dependents
  }
}
