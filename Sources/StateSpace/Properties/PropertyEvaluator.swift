// SPDX-License-Identifier: MIT

/// Puts states, steps and events before the properties, and keeps count.
@usableFromInline
struct PropertyEvaluator<System: TransitionSystem>: Sendable {
  @usableFromInline
  struct StateCheck: Sendable {
    @usableFromInline let property: Int
    @usableFromInline let antecedent: Property<System>.StatePredicate?
    @usableFromInline let predicate: Property<System>.StatePredicate
  }

  @usableFromInline let properties: [Property<System>]
  @usableFromInline let monitors: MonitorBank<System.Event>
  @usableFromInline var tallies: [Tally]
  /// Whether anything was found whose answers are not known yet.
  @usableFromInline var hasPendingCases = false
  @usableFromInline var stateChecks: [StateCheck] = []
  @usableFromInline var witnessChecks: [StateCheck] = []
  @usableFromInline var stepChecks = CheckChain<Step<System>>()
  @usableFromInline var viewChecks = CheckChain<System.StepView>()
  @usableFromInline var memo = StepMemo<System>()
  @usableFromInline var monitorProperties: [Int] = []
  @usableFromInline var deadlockProperties: [Int] = []
  private var claims: [(property: Int, claim: Property<System>.TemporalClaim)] = []

  /// Sorts properties by what they need to see.
  @usableFromInline
  init(_ properties: [Property<System>]) throws(ExplorationError) {
    self.properties = properties
    tallies = Array(repeating: Tally(), count: properties.count)
    var names: Set<String> = []
    var bank: [Monitor<System.Event>] = []
    for (index, property) in properties.enumerated() {
      guard names.insert(property.name).inserted else { throw .duplicateProperty(property.name) }
      switch property.rule {
      case .state(let antecedent, let predicate):
        stateChecks.append(
          StateCheck(property: index, antecedent: antecedent, predicate: predicate))
      case .step(let antecedent, let predicate):
        try stepChecks.append(of: index, when: antecedent, predicate)
      case .view(let antecedent, let predicate):
        try viewChecks.append(of: index, when: antecedent, predicate)
      case .witness(let predicate):
        witnessChecks.append(StateCheck(property: index, antecedent: nil, predicate: predicate))
      case .monitor(let monitor):
        bank.append(monitor)
        monitorProperties.append(index)
      case .deadlock:
        deadlockProperties.append(index)
      case .temporal(let claim):
        claims.append((index, claim))
      case .recovery:
        break
      }
    }
    guard bank.count <= MonitorBank<System.Event>.capacity else {
      throw .tooManyProperties(kind: "monitor", limit: MonitorBank<System.Event>.capacity)
    }
    monitors = MonitorBank(monitors: bank)
  }

  /// Whether anybody wants to see whole steps.
  @inlinable
  var watchesSteps: Bool { !stepChecks.isEmpty || !viewChecks.isEmpty }

  /// Whether anybody looks at what steps emit, and sees the same in equal events.
  @inlinable
  var watchesEvents: Bool { !monitors.isEmpty || !viewChecks.isEmpty }

  /// Gives away what was counted, and begins anew.
  @usableFromInline
  mutating func takeTallies() -> [Tally] {
    defer { tallies = Array(repeating: Tally(), count: tallies.count) }
    return tallies
  }

  /// Evaluates a state that was found for the first time, or one that is outside the constraint.
  @inlinable
  mutating func observe(_ state: System.State, at finding: Finding) {
    for check in stateChecks {
      if let antecedent = check.antecedent, !antecedent(state) { continue }
      tallies[check.property].exercised += 1
      if check.predicate(state) { continue }
      recordViolation(of: check.property, at: finding)
    }
    for check in witnessChecks where check.predicate(state) {
      tallies[check.property].recordWitness(finding)
      hasPendingCases = true
    }
  }

  @inlinable
  mutating func recordViolation(of property: Int, at finding: Finding) {
    tallies[property].recordViolation(finding)
    hasPendingCases = true
  }

  /// Evaluates whether a state without actions may be one.
  @inlinable
  mutating func observeEnd(isDeadlock: Bool, at finding: Finding) {
    for property in deadlockProperties {
      tallies[property].exercised += 1
      guard isDeadlock else { continue }
      recordViolation(of: property, at: finding)
    }
  }

  /// Evaluates whether nothing more has to happen in a state, for who does not see the whole space.
  mutating func observeRest(
    in state: System.State, where actions: [System.Action], at finding: Finding
  ) {
    for (property, claim) in claims where claim.isBroken(byRestIn: state, where: actions) {
      recordViolation(of: property, at: finding)
    }
  }

  /// Evaluates a step.
  @inlinable
  mutating func observe(_ step: Step<System>, at finding: Finding) {
    if !stepChecks.isEmpty { count(stepChecks.put(to: step), stepChecks.properties, at: finding) }
    if viewChecks.isEmpty { return }
    count(viewChecks.put(to: System.view(of: step)), viewChecks.properties, at: finding)
  }

  /// Moves the monitors over the events of a step, and counts what they say.
  @inlinable
  mutating func observe(
    _ events: [System.Event], moving states: inout MonitorStates, at finding: Finding
  ) {
    count(monitors.advance(&states, over: events), monitorProperties, at: finding)
  }

  /// Counts what the properties of some numbers have made of something.
  @inlinable
  mutating func count(_ report: ClaimReport, _ properties: [Int], at finding: Finding) {
    var exercised = report.exercised
    while exercised != 0 {
      let place = exercised.trailingZeroBitCount
      exercised &= exercised &- 1
      tallies[properties[place]].exercised += 1
      if report.violated >> UInt64(place) & 1 == 1 {
        recordViolation(of: properties[place], at: finding)
      }
    }
  }
}
