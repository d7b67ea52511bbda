// SPDX-License-Identifier: MIT

public import ModalHarness
import StateSpace
import UIKit
public import UIKitSemantics

/// An app made of real objects, as an application of the harness.
///
/// Objects cannot be copied: a state is the sequence of actions that leads to it from a newly made
/// scene, and a fingerprint of everything reachable from the scene tells it from other states. UIKit
/// follows the same rules as for an app that is a value.
public struct SceneApplication: Application {
  /// What can happen is found by looking at the scene.
  public typealias Input = SceneInput
  typealias System = ReexecutedSystem<SceneExecution>

  // All that is large is behind one reference: an app is copied more often than it moves.
  private(set) var here: SceneArrival
  let system: System
  /// Whether all that is possible in a state is tried there, and not one way followed.
  let looksAhead: Bool
  /// What the executions of the scene note.
  let ledger: SceneLedger
  /// Where else fingers are lifted, in percent, by the names of drags.
  var lifts: [String: [Int]]
  /// The step that ended the app.
  private(set) var fatalStep: FatalStep?

  /// Makes a scene, unless it is known that making it ends the process.
  init(_ definition: SceneDefinition, endedBy fault: FatalStep? = nil) {
    let exclusions = definition.exclusions
    system = System(excluding: exclusions) { [again = definition.again] in SceneExecution(again) }
    looksAhead = !definition.vocabulary.waitsForRest
    ledger = definition.ledger
    lifts = definition.vocabulary.liftPositions
    fatalStep = fault
    var state: LiveState<SceneExecution> {
      guard let fault else {
        return System(excluding: exclusions) { SceneExecution(definition) }.initialStates[0]
      }
      let world = PresentationWorld(horizontalSizeClass: definition.horizontalSizeClass)
      return LiveState(
        ended: SceneExecution.Observation(world: world, scene: SceneObservation()),
        because: fault.reason)
    }
    here = SceneArrival(at: state, by: [definition.circumstances])
  }

  var state: LiveState<SceneExecution> { here.state }

  /// What can be seen of the app.
  public var observation: SceneObservation {
    var seen = state.observation.scene
    if let fatalStep, let bound = fatalStep.bound {
      seen.bound = bound
    } else if let fatalStep {
      seen.crash = (fatalStep.path.count > 1 ? "" : "making the scene ") + fatalStep.reason
    }
    return seen
  }

  /// Whether a trap or an exception has ended the app, or a known issue its judgment.
  public var isOver: Bool {
    fatalStep != nil || state.observation.scene.knownIssue != nil
      || state.observation.scene.crash != nil || state.observation.world.error != nil
  }

  /// UIKit's side, under a behavior.
  func world(under behavior: UIKitBehavior) -> PresentationWorld { here.world(under: behavior) }

  /// Objects of UIKit belong to the main thread.
  public static var runsOnMainThread: Bool { true }

  /// There are none besides the ones that are discovered.
  public func appendInputs(in world: PresentationWorld, to inputs: inout [SceneInput]) {}

  /// Nothing is received this way: see ``take(_:in:)``.
  public mutating func receive(_ input: SceneInput, uikit: inout UIKitHandle) {}

  /// Appends what was found when the state was reached.
  public func appendActions(
    in world: PresentationWorld, _ vocabulary: ActionVocabulary,
    to actions: inout [HarnessAction<SceneInput>]
  ) {
    actions += enabledActions
  }

  /// Executes the actions that lead to the state, and one more.
  public static func take(
    _ action: HarnessAction<SceneInput>, in driver: inout ApplicationDriver<SceneApplication>
  ) {
    driver.app.take(action, uikit: &driver.uikit)
  }

  private mutating func take(_ action: HarnessAction<SceneInput>, uikit: inout UIKitHandle) {
    let behavior = uikit.world.behavior
    if !here.isExplored { ledger.note(leaving: state.place) }
    here.isExplored = true
    if let known = here.outcome(of: action, under: behavior) {
      return arrive(known, under: behavior, &uikit)
    }
    let (outcome, isNew) = execute(action, under: behavior)
    switch outcome {
    case .returned(let found):
      if isNew, looksAhead { lookAhead(from: found.next, under: behavior) }
      arrive(found, under: behavior, &uikit)
    case .fatal(let step):
      behavior.inquiry.value?.note(step.asked)
      fatalStep = step
    }
  }

  private mutating func arrive(
    _ outcome: SceneArrival.Outcome, under behavior: UIKitBehavior, _ uikit: inout UIKitHandle
  ) {
    behavior.inquiry.value?.note(outcome.asked)
    ledger.note(depth: state.path.count + 1)
    here = outcome.next
    uikit.adopt(here.world(under: behavior), outcome.events)
  }

  /// Executes steps anew that are remembered.
  public mutating func forget() { here = here.forgetful }

  /// What can happen.
  var enabledActions: [HarnessAction<SceneInput>] {
    guard fatalStep == nil else { return [] }
    var actions = state.actions.map(\.action)
    if !lifts.isEmpty { BegunDrag.add(lifts, to: &actions) }
    return actions
  }

  /// What tells the state from others, apart from what is measured in fractions.
  var shape: Fingerprint {
    guard let fatalStep else { return system.shape(of: state) }
    return Fingerprint().with(fatalStep.reason)
  }

  /// What tells the state from others, unless the app has ended there.
  var origin: StepOrigin? { fatalStep == nil ? state.origin : nil }

  /// What tells the state from others, with what is observed there.
  var place: Fingerprint { state.place }

  /// The same of the states to which the steps that were taken here have led.
  var nextPlaces: [Fingerprint] { here.outcomes.map(\.next.state.place) }

  /// The actions that lead to the state, by name.
  var pathNames: String { here.names.dropFirst().joined(separator: "; ") }

  /// The types of what states consist of, also those of other scenes.
  var typesOfStates: [Any.Type] { system.typesOfStates }

  /// What the last step did besides its events; after one that ended the app, what was seen last is
  /// of the step before.
  var remarks: [TraceRemark] {
    fatalStep.map { ($0.remarks ?? []).compactMap { TraceRemark(written: $0) } }
      ?? state.observation.scene.printed.value.map { TraceRemark(.output, $0) }
  }

  /// Whether a finger is on the screen, or something pending will continue the transition.
  public func hasHandOnTransition(in world: PresentationWorld) -> Bool {
    fatalStep == nil && !state.observation.scene.waitsForNobody
  }

  /// Whether both are the same state, no matter how they were reached.
  ///
  /// UIKit's side counts too: what can happen depends on it, and equal apps may replace each other. How
  /// UIKit behaved on the way, which a trial among the actions goes on with, is told by neither.
  public static func == (left: SceneApplication, right: SceneApplication) -> Bool {
    guard left.fatalStep?.reason == right.fatalStep?.reason else { return false }
    return left.here === right.here
      || left.state == right.state
        && left.state.actions.elementsEqual(right.state.actions) { $0.action == $1.action }
        && left.state.observation == right.state.observation
  }

  /// Hashes the fingerprint.
  public func hash(into hasher: inout Hasher) { hasher.combine(state) }
}

extension LiveState {
  /// What tells the state from others, with what is observed there.
  var place: Fingerprint { fingerprint.with(observation.hashValue) }
}
