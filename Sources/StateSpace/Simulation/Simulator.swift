// SPDX-License-Identifier: MIT

/// Walks through a system at random, and evaluates properties on the way.
///
/// For spaces that are too large to be explored. Walks find violations, and prove nothing where
/// they find none. Each starts in an initial state and takes an enabled action, all equally likely or
/// the least taken one, until its length is reached or nothing is enabled. What is found depends on the system, the
/// properties and the plan alone.
///
/// ```swift
/// let plan = WalkPlan(walks: 1_000, depth: 100, seed: 1)
/// let simulation = try Simulator(Maze(), properties: properties, plan: plan).run()
/// ```
public struct Simulator<System: TransitionSystem>: Sendable {
  /// Told of each step: its number in its walk, and the step itself.
  public typealias StepObserver = (_ number: Int, _ step: Step<System>) -> Void
  /// Told of each state when it is met first, and after how many steps of that walk.
  public typealias StateObserver = (_ number: Int, _ state: System.State) -> Void

  /// The system to walk through.
  public let system: System
  /// The properties to evaluate.
  public let properties: [Property<System>]
  /// Which walks are made.
  public let plan: WalkPlan

  /// Prepares a simulation.
  ///
  /// - Parameters:
  ///   - system: The system to walk through.
  ///   - properties: The properties to evaluate, each with a name of its own; without them, those of
  ///     the system.
  ///   - plan: Which walks are made.
  public init(_ system: System, properties: [Property<System>]? = nil, plan: WalkPlan) {
    self.system = system
    self.properties = properties ?? system.properties
    self.plan = plan
  }

  /// Makes the walks, and shortens the counterexamples.
  ///
  /// - Parameters:
  ///   - onState: Told of each distinct state.
  ///   - onStep: Told of each step.
  /// - Returns: What was found.
  /// - Throws: An error if the properties are not valid.
  /// - Complexity: O(*w* · *d*) steps for *w* walks of length *d*, and as much memory as there are
  ///   distinct states on them.
  public func run(
    onState: StateObserver = { _, _ in }, onStep: StepObserver = { _, _ in }
  ) throws(ExplorationError) -> Simulation<System> {
    var walker = try Walker(self)
    var seeds = SplitMix64(seed: plan.seed)
    for _ in 0..<plan.walks {
      walker.walk(SplitMix64(seed: seeds.next()), plan, onState, onStep)
    }
    return try walker.finish(plan)
  }
}

/// Which walks are made through a system.
public struct WalkPlan: Hashable, Sendable {
  /// How many.
  public let walks: Int
  /// How many steps each has at most.
  public let depth: Int
  /// What they depend on, besides the system; more walks of one seed begin with the same ones.
  public let seed: UInt64
  /// How walks go on.
  public var choice = Choice.uniform
  /// How far counterexamples are shortened.
  public var shortening = Shortening.byExploring

  /// How a walk goes on from a state.
  public enum Choice: Hashable, Sendable {
    /// All enabled actions are equally likely.
    case uniform
    /// So are those that were taken from there least often, as by someone who looks for what is new:
    /// of a graph, each step is taken after about as many as it has steps times its diameter. Of these,
    /// half of the time, what the last step has enabled. What was done last is done again up to eight
    /// times, as long as that leads to new states.
    case leastTaken
  }

  /// What is done to make counterexamples shorter.
  public enum Shortening: Hashable, Sendable {
    /// Runs of steps are left out as long as the rest shows the same.
    case byLeavingOut
    /// So are any two steps, and then the system is explored up to the length that is left.
    case byExploring
  }

  /// Makes a plan.
  ///
  /// - Precondition: There is at least one walk of at least one step.
  public init(walks: Int, depth: Int, seed: UInt64) {
    precondition(walks > 0 && depth > 0, "A plan has a walk, and a walk has a step.")
    self.walks = walks
    self.depth = depth
    self.seed = seed
  }
}
