// SPDX-License-Identifier: MIT

/// One sequence of actions, taken again before properties.
struct Rerun<System: TransitionSystem> {
  private let system: System
  private let origin: Int
  private let judgesRest: Bool
  private var expansion: Expansion<System>
  private var evaluator: PropertyEvaluator<System>
  private var monitors: MonitorStates
  private(set) var trace: Trace<System>
  /// For each property, after how many steps it showed itself first.
  private(set) var firstSteps: [Int?]

  /// Whether any property has shown itself.
  var isFound: Bool { firstSteps.contains { $0 != nil } }

  /// Begins a path; claims about behaviors show themselves where standing still breaks them, if that is to be
  /// judged.
  init(
    _ system: System, from origin: Int, _ properties: [Property<System>], judgesRest: Bool = false
  ) throws(ExplorationError) {
    self.system = system
    self.origin = origin
    self.judgesRest = judgesRest
    expansion = Expansion(system)
    evaluator = try PropertyEvaluator(properties)
    monitors = evaluator.monitors.initial
    trace = Trace(origin: origin, initial: system.initialStates[origin], steps: [])
    firstSteps = Array(repeating: nil, count: properties.count)
    look()
  }

  /// Takes an action and shows the step and the state after it.
  ///
  /// - Returns: Whether the action is enabled, and does not lead outside the constraint where
  ///   nothing shows.
  mutating func take(_ action: System.Action) -> Bool {
    guard let choice = expansion.actions.firstIndex(of: action) else { return false }
    let before = trace.final
    let after = expansion.step(before, choice: choice)
    let step = Step<System>(before: before, action: action, events: expansion.events, after: after)
    let finding = Finding(state: trace.steps.count, choice: choice, origin: origin)
    trace.steps.append(step)
    evaluator.observe(step.events, moving: &monitors, at: finding)
    evaluator.observe(step, at: finding)
    look()
    return isFound || system.isWithinConstraint(after)
  }

  private mutating func look() {
    let state = trace.final
    let finding = Finding(state: trace.steps.count, origin: origin)
    evaluator.observe(state, at: finding)
    if system.isWithinConstraint(state) {
      expansion.enable(in: state)
      let isDeadlock = expansion.actions.isEmpty && !system.isAccepting(state)
      evaluator.observeEnd(isDeadlock: isDeadlock, at: finding)
      if judgesRest {
        evaluator.observeRest(in: state, where: expansion.actions, at: finding)
      }
    }
    for index in firstSteps.indices where firstSteps[index] == nil {
      if evaluator.tallies[index].first != nil { firstSteps[index] = trace.steps.count }
    }
  }
}

extension Trace {
  /// After how many steps of this path a property is violated first, or for `reachable`, reached.
  public struct Finding: Hashable, Sendable {
    /// The property.
    public let property: String
    /// How many steps were taken; none if it shows in the initial state.
    public let steps: Int
  }

  /// What properties say along this path, in the order given.
  ///
  /// What needs the whole space, such as that a goal stays reachable, says nothing on one path.
  ///
  /// - Throws: An error if the properties are not valid.
  public func findings(
    of properties: [Property<System>], in system: System
  ) throws(ExplorationError) -> [Finding] {
    var rerun = try Rerun(system, from: origin, properties)
    for action in actions { guard rerun.take(action) else { break } }
    return zip(properties, rerun.firstSteps).compactMap { property, steps in
      steps.map { Finding(property: property.name, steps: $0) }
    }
  }
}
