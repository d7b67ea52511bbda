// SPDX-License-Identifier: MIT

public import ModalHarness
public import StateSpace
import UIKit
public import UIKitSemantics

/// A claim about an app that is made of real objects.
public typealias SceneProperty = Property<PresentationSystem<SceneApplication>>

extension Variant where App == SceneApplication {
  /// Describes an app by real objects.
  ///
  /// - Parameters:
  ///   - name: The name in traces and on the command line.
  ///   - summary: What is special about this version.
  ///   - axes: What varies; all combinations are explored.
  ///   - versions: The versions of iOS that are explored, where facts tell them apart.
  ///   - names: The types of the controllers, the root first; what is presented gets the name of
  ///     its type.
  ///   - width: How wide the window is at the beginning.
  ///   - vocabulary: What is tried.
  ///   - exclusions: Properties of the app's objects that do not count as state.
  ///   - properties: What must be true.
  ///   - knownDefects: The properties that are known not to hold, and why.
  ///   - wholeSpace: The size of the whole space, if it can be explored in seconds. Then it is, under
  ///     every behavior of UIKit; without, real code is explored up to the depth asked for.
  ///   - filePath: The file in which the variant is declared.
  ///   - line: The line on which it is declared.
  ///   - scene: Makes the app's objects.
  public init(
    scene name: String, summary: String, axes: [Axis] = [], versions: [IOSVersion] = [.latest],
    names: [String],
    width: HorizontalSizeClass = .compact, vocabulary: SceneVocabulary = SceneVocabulary(),
    excluding exclusions: Snapshot.Exclusions = Snapshot.Exclusions(),
    properties: [SceneProperty] = .everyScene, knownDefects: [KnownDefect] = [],
    wholeSpace: StateSpaceSize? = nil, filePath: String = #filePath, line: Int = #line,
    make scene: @escaping SceneFactory
  ) {
    let starts = SceneStarts()
    let ledger = SceneLedger()
    let define = { @Sendable (configuration: VariantConfiguration, behavior: UIKitBehavior) in
      SceneDefinition(
        make: scene, configuration: configuration, behavior: behavior, horizontalSizeClass: width,
        vocabulary: vocabulary, names: names, ledger: ledger)
    }
    let followsDiscards = properties.contains { $0.name == SceneProperty.gestureAsksToo.name }
    let comparesAnimation = properties.contains { $0.name == .outcomeIsIndependentOfAnimation }
    self.init(
      name, summary: summary, axes: axes, versions: versions, names: ControllerNames(names),
      vocabulary: ActionVocabulary(gestures: vocabulary.gestures), properties: properties,
      knownDefects: knownDefects, wholeSpace: wholeSpace, filePath: filePath, line: line
    ) { configuration, behavior in
      var definition = define(configuration, behavior)
      definition.comparesAnimation = comparesAnimation
      definition.followsDiscards = followsDiscards
      definition.exclusions = exclusions
      let app = starts.app(of: definition)
      return (app.world(under: behavior), app)
    }
    isTooLarge = wholeSpace == nil
    spellOut = { properties, system in
      properties.spellingOutChecks(statedIn: system.initialStates.map(\.app.observation))
    }
    engine = { explorer throws(ExplorationError) in try SceneJournal.explore(explorer) }
    isolate = { SceneJournal.textInOtherProcess($0) }
    let configurations = configurations
    execute = { state in
      state.app.execute(in: define(configurations[state.configuration], state.world.behavior))
    }
  }

  /// The same scene, in which fingers are lifted at further positions, too, by the names of drags: what
  /// was executed is not executed again.
  package func lifting(at positions: [String: [Int]]) -> Variant {
    beginning { $0.lifts.merge(positions) { $0 + $1 } }
  }
}
