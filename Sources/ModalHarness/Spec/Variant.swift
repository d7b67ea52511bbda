// SPDX-License-Identifier: MIT

public import StateSpace
public import UIKitSemantics

/// One version of the app in a spec: as a document publishes it, or repaired.
public struct Variant<App: Application>: Sendable {
  /// What is explored: UIKit and the app.
  public typealias System = PresentationSystem<App>
  /// Where a configuration begins, for a given behavior of UIKit.
  public typealias Start =
    @Sendable (VariantConfiguration, UIKitBehavior) -> (world: PresentationWorld, app: App)

  /// Explores a system.
  @usableFromInline package typealias Engine =
    @Sendable (Explorer<System>) throws(ExplorationError) -> Exploration<System>

  /// The name in traces and on the command line, such as `as published`.
  public let name: String
  /// What is special about this version.
  public let summary: String
  /// What varies.
  public let axes: [Axis]
  /// The versions of iOS that are explored; more than one make an axis of their own, the last.
  public let versions: [IOSVersion]
  /// What the controllers are called.
  public let names: ControllerNames
  /// Which gestures and events are explored.
  public let vocabulary: ActionVocabulary
  /// What must be true.
  public var properties: [Property<System>]
  /// The properties that are known not to hold, and why.
  public var knownDefects: [KnownDefect]
  /// The size of the whole space, if it is recorded; a test proves it.
  public let wholeSpace: StateSpaceSize?
  /// Where the variant is declared.
  public let place: SourcePlace
  /// Whether the whole space is too large to be explored under every behavior of UIKit; reports then
  /// go as far under every behavior as under the default one.
  public var isTooLarge = false
  /// The answers to open questions that are taken for granted where the others are left open.
  public var assumed = BehaviorChoice()
  @usableFromInline var start: Start
  /// Runs the engine; made where the app is known, so that it is compiled for that app.
  @usableFromInline package var engine: Engine
  /// Executes all actions that lead to a state, from the start, and says how many these were; there
  /// is nothing to execute for an app that is a value.
  package var execute: (@Sendable (System.State) -> Int)?
  /// Does work that explores the variant in another process, which its steps may end, and returns the
  /// text that the work leaves; `nil` if that did not succeed, or where nothing ends a process.
  package var isolate: @Sendable (_ work: @Sendable () throws -> String) -> String? = { _ in nil }
  /// Puts what an app made of objects states of itself in the place of the claim that stands for it.
  package var spellOut: @Sendable ([Property<System>], System) -> [Property<System>] = { all, _ in
    all
  }

  /// Describes a version of the app.
  ///
  /// - Parameters:
  ///   - name: The name in traces and on the command line.
  ///   - summary: What is special about this version.
  ///   - axes: What varies; all combinations are explored.
  ///   - versions: The versions of iOS that are explored, where facts tell them apart.
  ///   - names: What the controllers are called, the root first.
  ///   - vocabulary: Which gestures and events are explored.
  ///   - properties: What must be true.
  ///   - knownDefects: The properties that are known not to hold, and why.
  ///   - wholeSpace: The size of the whole space, if it is to be recorded.
  ///   - filePath: The file in which the variant is declared.
  ///   - line: The line on which it is declared.
  ///   - start: Where a configuration begins.
  @inlinable
  public init(
    _ name: String, summary: String, axes: [Axis] = [],
    versions: [IOSVersion] = [.latest], names: ControllerNames,
    vocabulary: ActionVocabulary = ActionVocabulary(), properties: [Property<System>],
    knownDefects: [KnownDefect] = [], wholeSpace: StateSpaceSize? = nil,
    filePath: String = #filePath, line: Int = #line, start: @escaping Start
  ) {
    self.name = name
    self.summary = summary
    precondition(!versions.isEmpty, "A variant runs on some version of iOS.")
    self.axes = versions.count > 1 ? axes + [Axis("iOS", versions.map(\.number))] : axes
    self.versions = versions
    self.names = names
    self.vocabulary = vocabulary
    self.properties = properties
    self.knownDefects = knownDefects
    self.wholeSpace = wholeSpace
    place = SourcePlace(path: filePath, line: line)
    self.start = start
    engine = { explorer throws(ExplorationError) in try explorer.explore() }
  }

  /// All combinations of the axes, in the order of the initial states.
  public var configurations: [VariantConfiguration] { VariantConfiguration.all(of: axes) }

  /// UIKit and the app as a transition system, one initial state for each configuration.
  public func system(behavior: UIKitBehavior = UIKitBehavior()) -> System {
    System(
      initialStates: configurations.enumerated().map { begin($1, $0, under: behavior) },
      vocabulary: vocabulary, names: names)
  }

  /// UIKit and the app as a transition system that leaves UIKit's open questions open, or which of
  /// UIKit's rules is broken.
  package func openSystem(_ subject: Inquiry.Subject = .switches) -> System {
    let configurations = configurations
    let assumed = subject == .switches ? assumed : BehaviorChoice()
    return System(
      initialStates: configurations.enumerated().map { begin($1, $0, under: assumed.behavior) },
      vocabulary: vocabulary, names: names, assumed: assumed, leavingOpen: subject
    ) { index, behavior in begin(configurations[index], index, under: behavior) }
  }

  /// The same variant, whose app is another one when it begins.
  package func beginning(_ change: @escaping @Sendable (inout App) -> Void) -> Variant {
    var variant = self
    variant.start = { [start] configuration, behavior in
      var (world, app) = start(configuration, behavior)
      change(&app)
      return (world, app)
    }
    return variant
  }

  /// The state in which a configuration begins.
  private func begin(
    _ configuration: VariantConfiguration, _ index: Int, under behavior: UIKitBehavior
  ) -> System.State {
    var behavior = behavior
    behavior.version = versions[versions.count > 1 ? configuration.choices.last ?? 0 : 0]
    let (world, app) = start(configuration, behavior)
    return HarnessState(configuration: index, world: world, app: app)
  }

  /// Explores all configurations.
  ///
  /// - Parameters:
  ///   - limits: How far to go.
  ///   - behavior: What UIKit does where its sources leave it open.
  ///   - progress: Told now and then how far the exploration has come.
  ///   - configure: Sets the number of threads and whatever else there is to set.
  /// - Returns: What was found.
  /// - Throws: An error if the app turns out not to be deterministic.
  public func explore(
    limits: Limits = .none, behavior: UIKitBehavior = UIKitBehavior(),
    progress: (@Sendable (Progress) -> Void)? = nil,
    configure: (inout Explorer<System>) -> Void = { _ in }
  ) throws(ExplorationError) -> Exploration<System> {
    let system = system(behavior: behavior)
    var explorer = Explorer(
      system, properties: properties(of: system), limits: limits, progress: progress)
    explorer.checksDeterminism = behavior.mutation == nil
    configure(&explorer)
    return try engine(explorer)
  }

  /// What must be true, each claim by its own name: an app made of objects states some of them itself.
  package func properties(of system: System) -> [Property<System>] {
    spellOut(properties, system)
  }

  /// The same variant without the properties that are known not to hold.
  package var withoutKnownDefects: Self {
    var variant = self
    variant.properties.removeAll { knownDefect(of: $0.name) != nil }
    variant.knownDefects = []
    return variant
  }

  /// The defect that is known of a property, if there is one.
  public func knownDefect(of property: String) -> KnownDefect? {
    knownDefects.first { $0.property == property }
  }
}

/// A property that is known not to hold, as `withKnownIssue` marks it in a test.
///
/// A known defect that does not show up is a failure too.
public struct KnownDefect: Hashable, Sendable {
  /// The name of the property.
  public let property: String
  /// How many actions the shortest counterexample has.
  public let steps: Int
  /// What is wrong, and whether the document or the model is at fault.
  public let explanation: String

  /// Names a property that does not hold.
  public init(_ property: String, steps: Int, _ explanation: String) {
    self.property = property
    self.steps = steps
    self.explanation = explanation
  }
}

/// The size of a whole state space.
public struct StateSpaceSize: Hashable, Sendable {
  /// How many distinct states there are, those of the monitors included.
  public let states: Int
  /// How many states were generated: initial states and one for each transition.
  public let generated: Int
  /// How many actions lead to the farthest state.
  public let depth: Int

  /// Records a size.
  public init(states: Int, generated: Int, depth: Int) {
    self.states = states
    self.generated = generated
    self.depth = depth
  }

  /// The size in words.
  public var text: String { "\(states) states, \(generated) generated, depth \(depth)" }
}
