// SPDX-License-Identifier: MIT

/// Turns an exploration into tables.
struct ExplicitModelBuilder<System: TransitionSystem> {
  typealias Events = [System.Event]

  let exploration: Exploration<System>
  /// The distinct states of the system, in the order of discovery.
  private var states: [System.State] = []
  /// For each state that was found, monitors included, its number among those.
  private var numbers: [Int] = []
  private var actions: [System.Action] = []
  private var transitions: [[(action: Int, events: Int, target: Int)]] = []
  /// Each list of events that some step emitted, once.
  private var eventLists: [Events] = []
  /// For each state, the transitions that break each step property, in the order of properties.
  private var breakingSteps: [[[Int]]] = []

  init(_ exploration: Exploration<System>, _ properties: [Property<System>]) {
    self.exploration = exploration
    numberStates()
    let steps: [Property<System>] = properties.filter { $0.kind == .onEveryStep }
    breakingSteps = steps.map { _ in Array(repeating: [], count: states.count) }
    recordTransitions(steps)
  }

  private mutating func numberStates() {
    var known: [System.State: Int] = [:]
    for state in exploration.states {
      let number = known[state] ?? states.count
      if number == states.count {
        known[state] = number
        states.append(state)
      }
      numbers.append(number)
    }
  }

  /// Records the transitions of each state of the system once, whatever the monitors' states.
  private mutating func recordTransitions(_ steps: [Property<System>]) {
    var actionNumbers: [System.Action: Int] = [:]
    var eventNumbers: [Events: Int] = [:]
    var first: [Int?] = Array(repeating: nil, count: states.count)
    transitions = Array(repeating: [], count: states.count)
    exploration.forEachTransition { source, action, events, target in
      let number = numbers[source]
      if first[number] == nil { first[number] = source }
      guard first[number] == source else { return }
      let actionNumber = Self.number(of: action, in: &actions, &actionNumbers)
      let list = Self.number(of: events, in: &eventLists, &eventNumbers)
      let step = Step<System>(
        before: states[number], action: action, events: events, after: states[numbers[target]])
      for (index, property) in steps.enumerated() where property.isBroken(by: step) {
        breakingSteps[index][number].append(transitions[number].count)
      }
      transitions[number].append((actionNumber, list, numbers[target]))
    }
  }

  private static func number<Item: Hashable>(
    of item: Item, in items: inout [Item], _ numbers: inout [Item: Int]
  ) -> Int {
    if let number = numbers[item] { return number }
    numbers[item] = items.count
    items.append(item)
    return items.count - 1
  }

  // MARK: The whole

  func model(_ properties: [Property<System>]) -> ExplicitModel {
    let (letters, monitors) = monitorTables()
    let letterCount = (letters.max() ?? 0) + 1
    let roots = exploration.states.indices.filter { exploration.parent(of: $0) == nil }
    var rank = 0
    var lane = 0
    let claims = zip(properties, exploration.results).map { property, result in
      let rule = rule(of: property, stepRank: rank, lane: lane)
      if case .neverStep = rule { rank += 1 }
      if case .monitor = rule { lane += 1 }
      return ExplicitClaim(
        name: property.name, kind: property.kind, rule: rule, verdict: result.verdict,
        steps: result.trace?.steps.count)
    }
    return ExplicitModel(
      actions: actions.map { exploration.system.name(of: $0) },
      initialStates: roots.map { numbers[$0] },
      origins: roots.map { exploration.origin(of: $0) },
      transitions: transitions.map { list in
        list.map { .init(action: $0.action, target: $0.target, letter: letters[$0.events]) }
      },
      isAccepting: states.map { exploration.system.isAccepting($0) },
      monitors: monitors, letterCount: letterCount, claims: claims,
      census: .init(
        distinct: exploration.distinct, generated: generated(roots.count),
        depth: exploration.depth))
  }

  /// Counts the transitions; an initial state that the system lists twice counts once.
  private func generated(_ initial: Int) -> Int {
    initial + exploration.generated - exploration.system.initialStates.count
  }

  // MARK: Monitors

  /// Finds what each list of events does to the monitors; those that do the same share a letter.
  private func monitorTables() -> (letters: [Int], tables: [MonitorTable]) {
    let bank = exploration.monitors.monitors
    let values = bank.indices.map { lane in seenStates(of: lane) }
    var rows: [[[Int]]] = []
    var known: [[[Int]]: Int] = [:]
    let letters = eventLists.map { events in
      let row = bank.indices.map { lane in
        values[lane].map { next(after: $0, in: lane, over: events, values[lane]) }
      }
      return Self.number(of: row, in: &rows, &known)
    }
    let tables = bank.indices.map { lane in
      MonitorTable(
        name: bank[lane].name,
        initial: values[lane].firstIndex(of: bank[lane].initialState) ?? values[lane].count,
        broken: values[lane].count - 1, next: rows.map { $0[lane] })
    }
    return (letters, tables)
  }

  /// The states in which a monitor was seen, and last `nil`, which says that the rule is broken.
  private func seenStates(of lane: Int) -> [UInt32?] {
    let seen = exploration.states.indices.compactMap {
      exploration.store.monitorStates(of: $0).state(of: lane)
    }
    return Set(seen).sorted() + [nil]
  }

  private func next(
    after state: UInt32?, in lane: Int, over events: Events, _ values: [UInt32?]
  ) -> Int {
    guard let state else { return values.count - 1 }
    var states = MonitorStates()
    let bank = MonitorBank(monitors: [exploration.monitors.monitors[lane]])
    states[0] = state
    _ = bank.advance(&states, over: events)
    return values.firstIndex(of: states.state(of: 0)) ?? values.count
  }

  // MARK: Claims

  private func rule(of property: Property<System>, stepRank: Int, lane: Int) -> ExplicitClaim.Rule {
    switch property.rule {
    case .state(let antecedent, let predicate):
      .neverState(states.map { antecedent?($0) != false && !predicate($0) })
    case .step, .view: .neverStep(breakingSteps[stepRank])
    case .witness(let predicate): .witness(states.map { predicate($0) })
    case .monitor: .monitor(lane)
    case .deadlock: .deadlock
    case .recovery(let claim): .recovery(recovery(claim))
    case .temporal(let claim): .temporal(temporal(claim))
    }
  }

  private func recovery(_ claim: Property<System>.Recovery) -> ExplicitClaim.Recovery {
    let isWay = actions.map { claim.via?($0) != false }
    let isObligation = states.map { claim.antecedent?($0) != false }
    if let better = claim.better {
      let asks = states.map { better.antecedent($0) }
      let distances = distances(to: states.map { better.goal($0) }, by: isWay)
      if states.indices.contains(where: { asks[$0] && distances[$0] != nil }) {
        return .init(
          isObligation: states.indices.map { isObligation[$0] || asks[$0] },
          isGoal: states.map { better.goal($0) }, isWay: isWay, distances: distances)
      }
    }
    let isGoal = states.map { claim.goal($0) }
    return .init(
      isObligation: isObligation, isGoal: isGoal, isWay: isWay,
      distances: distances(to: isGoal, by: isWay))
  }

  private func distances(to isGoal: [Bool], by isWay: [Bool]) -> [Int?] {
    let ways = transitions.map { $0.filter { isWay[$0.action] }.map { UInt32($0.target) } }
    let graph = ReverseGraph(
      leaving: ways.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) },
      targets: ways.flatMap(\.self))
    return graph.distances(
      to: states.indices.filter { isGoal[$0] }, within: states.map { _ in true }
    ).map { $0 < 0 ? nil : $0 }
  }

  private func temporal(_ claim: Property<System>.TemporalClaim) -> ExplicitClaim.Temporal {
    let all = claim.obligations.map { obligation($0) }
    let made = all.filter(\.isMade)
    return .init(
      obligations: made.isEmpty ? Array(all.prefix(1)) : made,
      fairness: claim.fairness.map { assumption($0) }.filter(\.saysSomething))
  }

  private func obligation(
    _ obligation: Property<System>.TemporalClaim.Obligation
  ) -> ExplicitClaim.Temporal.Obligation {
    let trigger: ExplicitClaim.Temporal.Trigger =
      switch obligation.trigger {
      case .initially: .initially
      case .whenever(let antecedent): .whenever(states.map { antecedent($0) })
      case .always: .always
      }
    let goal: ExplicitClaim.Temporal.Goal =
      switch obligation.goal {
      case .reached(let goal): .reached(states.map { goal($0) })
      case .settled(let goal): .settled(states.map { goal($0) })
      }
    return .init(trigger: trigger, goal: goal)
  }

  private func assumption(_ fairness: Fairness<System>) -> ExplicitClaim.Assumption {
    let form: ExplicitClaim.Assumption.Form =
      switch fairness.rule {
      case .weak(let set): .weak(actions.map(set.contains))
      case .strong(let set): .strong(actions.map(set.contains))
      case .ceasing(let set): .ceasing(actions.map(set.contains))
      case .recurring(let predicate): .recurring(states.map { predicate($0) })
      }
    return .init(name: fairness.name, form: form)
  }
}

extension ExplicitClaim.Temporal.Obligation {
  /// Whether there is a state in which it is made; what is never owed is left out.
  fileprivate var isMade: Bool {
    if case .whenever(let marks) = trigger { marks.contains(true) } else { true }
  }
}

extension ExplicitClaim.Assumption {
  /// Whether it rules anything out; what is assumed of actions that there are none of is left out.
  fileprivate var saysSomething: Bool {
    switch form {
    case .weak(let marks), .strong(let marks), .ceasing(let marks): marks.contains(true)
    case .recurring: true
    }
  }
}

extension Property {
  /// Whether a step breaks this claim about steps.
  fileprivate func isBroken(by step: Step<System>) -> Bool {
    guard let claim = rule.stepClaim else { return false }
    return claim.antecedent?(step) != false && !claim.predicate(step)
  }
}
