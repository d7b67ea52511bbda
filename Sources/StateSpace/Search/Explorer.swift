// SPDX-License-Identifier: MIT

/// Visits every state of a system, breadth first, and evaluates properties on the way.
///
/// The result depends on the system, the properties and the limits alone. It goes on after a
/// violation, so that all counts are complete, unless ``stopsAtFirstViolation`` is set.
/// Counterexamples are as short as can be, and among the shortest the first in the order of initial
/// states and actions.
///
/// ```swift
/// var explorer = Explorer(Jugs(), limits: Limits(depth: 4), jobs: 2)
/// explorer.stopsAtFirstViolation = true
/// print(try explorer.explore())
/// ```
public struct Explorer<System: TransitionSystem>: Sendable {
  /// The system to explore.
  public let system: System
  /// The properties to evaluate.
  public let properties: [Property<System>]
  /// How far to go.
  public var limits: Limits
  /// How many threads work at most; the result is the same for any number.
  ///
  /// A system may insist on one, see ``TransitionSystem/runsOnOneThread``.
  public var jobs: Int
  /// Whether to stop at the end of the level in which a property is first seen to be violated.
  ///
  /// Properties that need the whole space, see ``PropertyKind/needsWholeSpace``, are judged at the
  /// end and do not stop the exploration.
  public var stopsAtFirstViolation = false
  /// Whether a sample of the states is run a second time, to find a system that is no pure
  /// description of itself.
  public var checksDeterminism = true
  /// Of how many of the first states all that follows is compared, and how many that were reached again;
  /// of the others it is one in sixteen.
  package var determinismSample = 64
  /// Whether states are told apart by fingerprints of 64 bits alone, and forgotten once they are
  /// behind: it takes a fraction of the memory, and may take two states for one.
  ///
  /// The fingerprint comes from `hash(into:)`, which has to use all that tells states apart. Nothing is
  /// proved then: see ``Exploration/expectedOmissions``. Claims that need the whole
  /// graph are not decided, and ``Exploration/states`` are those of the last levels.
  public var isCompact = false
  /// Asked often whether to end early, at the last complete level.
  public var isCancelled: (@Sendable () -> Bool)?
  /// Where to go on; `nil` to begin at the initial states.
  ///
  /// The result is the same as without. It was made with an equal system, equal properties, and
  /// limits no larger than these.
  public var resumption: Checkpoint?
  /// Handed what is needed to go on, at the ends of levels and at the end of the exploration.
  ///
  /// Levels that add little are passed over.
  public var checkpoints: (@Sendable (Checkpoint) -> Void)?
  @usableFromInline let progress: (@Sendable (Progress) -> Void)?

  /// Prepares an exploration.
  ///
  /// - Parameters:
  ///   - system: The system to explore.
  ///   - properties: The properties to evaluate, each with a name of its own; without them, those of
  ///     the system.
  ///   - limits: How far to go.
  ///   - jobs: How many threads work at most.
  ///   - progress: Told now and then how far the exploration has come.
  public init(
    _ system: System, properties: [Property<System>]? = nil, limits: Limits = .none,
    jobs: Int = 1, progress: (@Sendable (Progress) -> Void)? = nil
  ) {
    self.system = system
    self.properties = properties ?? system.properties
    self.limits = limits
    self.jobs = jobs
    self.progress = progress
  }

  /// Explores the system.
  ///
  /// - Throws: An error if the input is not valid, or if the system turns out not to be a pure
  ///   description of itself.
  /// - Complexity: O(*t*) calls of the system, where *t* is the number of transitions.
  @inlinable
  public func explore() throws(ExplorationError) -> Exploration<System> {
    var search = try Search(self)
    try search.run()
    return try search.finish()
  }
}
