// SPDX-License-Identifier: MIT

import StateSpace
import UIKit

/// A scene as a transition system: each state is reached by executing its actions from the start.
///
/// The scene of the last step is kept, so that a state that lies behind it needs the rest of its
/// actions only. A scene must be a pure function of its actions; ``Explorer`` executes a sample of
/// the steps twice and stops with an error if a scene is not.
struct ReexecutedSystem<Scene: LiveScene>: TransitionSystem {
  /// A state of the scene.
  typealias State = LiveState<Scene>
  /// One thing that can happen.
  typealias Action = Scene.Action
  /// What an action lets the outside see.
  typealias Event = Scene.Event

  private let make: @Sendable () -> Scene
  private let exclusions: Snapshot.Exclusions
  /// The same, and what any evaluation of views brings up to date, which is worth no action.
  private let exclusionsOfTrials: Snapshot.Exclusions
  private let describe: @Sendable (Action) -> String
  private let current = CurrentScene<Scene>()
  private let trials = TrialMemory()

  /// Wraps a scene.
  ///
  /// - Parameters:
  ///   - exclusions: Properties that do not belong to the state.
  ///   - name: The name of an action in traces.
  ///   - make: Makes the scene afresh, sharing nothing with those made before.
  init(
    excluding exclusions: Snapshot.Exclusions = Snapshot.Exclusions(),
    name: @escaping @Sendable (Action) -> String = { String(describing: $0) },
    make: @escaping @Sendable () -> Scene
  ) {
    self.make = make
    self.exclusions = exclusions
    var others = exclusions
    others.properties.insert("valueSeenByBody")
    exclusionsOfTrials = others
    describe = name
  }

  /// The scene as it was made.
  var initialStates: [State] { [state(of: make(), path: []).state] }

  /// Appends what was found to be possible when the state was reached.
  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    actions += state.actions
  }

  /// Executes the actions of a state, and one more.
  func step(_ state: State, by action: Action, emitting events: inout [Event]) -> State {
    let scene = current.take(at: state.path) ?? execute(state.path)
    scene.perform(action, emitting: &events)
    let path = state.path + [action]
    let (next, isSpent) = self.state(of: scene, path: path)
    if !isSpent { current.keep(scene, at: path) }
    return next
  }

  /// Whether the scene of the last step is at the end of a path, and no action has to be executed again.
  func stands(at path: [Action]) -> Bool { current.stands(at: path) }

  /// Whether the scene may stay as it is.
  func isAccepting(_ state: State) -> Bool { state.isAccepting }

  /// Objects may belong to a thread, and one scene is kept at a time.
  var runsOnOneThread: Bool { true }

  /// The name of an action in traces.
  func name(of action: Action) -> String { describe(action) }

  /// What is stored in a scene after some actions, leaf by leaf, to compare executions by.
  func snapshot(after path: [Action]) -> Snapshot {
    snapshot(of: execute(path), keepsLeaves: true)
  }

  /// The properties that only grow on the way to a state, as exclusions name them.
  func growingProperties(until state: State) -> [String] {
    let scene = make()
    var growth = PropertyGrowth()
    // Each snapshot is gone before the next action, as it keeps what it has met alive.
    growth.add(leaves: snapshot(of: scene, keepsLeaves: true).leaves)
    for action in state.path {
      scene.follow([action])
      growth.add(leaves: snapshot(of: scene, keepsLeaves: true).leaves)
    }
    // Properties are named by the classes that declare them.
    let classes = typesOfStates.compactMap { $0 as? AnyClass }.flatMap { type -> [Any.Type] in
      Array(sequence(first: type, next: SwiftRuntime.superclass))
    }
    let own = Set((typesOfStates + classes).filter { Self.isOfStandIn($0) }.map { "\($0)." })
    return growth.properties.filter { property in !own.contains(where: property.hasPrefix) }
  }

  /// Whether a type is one of a stand-in's, of whose insides the app knows nothing.
  private static func isOfStandIn(_ type: Any.Type) -> Bool {
    ["Combine.", "SwiftUI.", "UIKit."].contains(where: String(reflecting: type).hasPrefix)
  }

  /// What tells a state from others, without its numbers that may be fractions.
  func shape(of state: State) -> Fingerprint {
    let scene = current.take(at: state.path) ?? execute(state.path)
    let shape = snapshot(of: scene, leavesOutFractions: true).fingerprint
    current.keep(scene, at: state.path)
    return shape
  }

  /// The types of what snapshots have met, also those of other scenes.
  var typesOfStates: [Any.Type] { MainThread.run { [exclusions] in exclusions.plans.types } }

  /// The names of the types that were met besides some; `nil` if one of them has none.
  func namesOfTypes(besides known: [Any.Type]) -> [String]? {
    let all = typesOfStates
    guard all.count > known.count else { return [] }
    let earlier = Set(known.map { ObjectIdentifier($0) })
    let names = all.filter { !earlier.contains(ObjectIdentifier($0)) }.map(StoredField.symbol)
    return names.contains(nil) ? nil : names.compactMap(\.self)
  }

  /// Meets the types that another process has met.
  func meet(_ names: [String]) {
    guard !names.isEmpty else { return }
    MainThread.run { [plans = exclusions.plans] in
      for type in names.compactMap(_typeByName) {
        _ = (type as? AnyClass).map { plans.plan(forObjectsOf: $0) } ?? plans.plan(for: type)
      }
    }
  }

  /// Takes a snapshot on the main thread; who executes a scene has it alone.
  private func snapshot(
    of scene: Scene, keepsLeaves: Bool = false, leavesOutFractions: Bool = false,
    isOfTrial: Bool = false
  ) -> Snapshot {
    nonisolated(unsafe) let scene = scene
    return MainThread.run { [exclusions = isOfTrial ? exclusionsOfTrials : exclusions] in
      var snapshot = Snapshot(excluding: exclusions, keepsLeaves: keepsLeaves)
      snapshot.leavesOutFractions = leavesOutFractions
      snapshot.isOfTrial = isOfTrial
      scene.add(to: &snapshot)
      return snapshot
    }
  }

  /// Says how two executions of the same actions differ, in one sentence that names the property.
  ///
  /// - Complexity: O(*n*), where *n* is the number of actions and of values that can be reached.
  func difference(after path: [Action]) -> String? {
    let (first, second) = (snapshot(after: path), snapshot(after: path))
    return MainThread.run { Snapshot.firstDifference(first, second) }
  }

  /// Executes the actions of a state twice and compares all that is stored.
  ///
  /// Where each execution is like the other, and the states were reached by different actions, something
  /// that tells them apart was not seen.
  func difference(between state: State, and twin: State) -> String? {
    if let difference = difference(after: state.path) { return difference }
    guard state.path.dropLast() != twin.path.dropLast() else {
      return """
        executed again, they differ in nothing that can be seen: an address in memory that the app writes \
        down, or a static variable, may decide
        """
    }
    let (first, second) = (snapshot(after: state.path), snapshot(after: twin.path))
    let outcome = MainThread.run { Snapshot.firstDifference(first, second) }
    let unseen = second.unseen.prefix(3).map { "what '\($0)' has captured in generic code, " }
      .joined()
    return """
      the state before was reached in two ways that nothing tells apart\(outcome.map { "; then \($0)" } ?? ""). \
      Something that decides what follows cannot be seen: \(unseen)the time, what a task has done before, or \
      an object that only a global variable or an observer of a notification refers to, which \
      `setup.include("name", object)` names
      """
  }

  /// Objects that change and that two scenes have in common, each in one sentence.
  ///
  /// What one execution does to such an object, the next one sees: the scene is no function of its
  /// actions.
  func sharedObjects(after path: [Action] = []) -> [String] {
    let scenes = [execute(path), execute(path)]
    let snapshots = scenes.map { snapshot(of: $0, keepsLeaves: true) }
    return MainThread.run { snapshots[0].changeableObjects(alsoIn: snapshots[1]) }
  }

  private func execute(_ path: [Action]) -> Scene {
    let scene = make()
    scene.follow(path)
    return scene
  }

  /// What a scene is in now, and whether finding out has led the scene elsewhere.
  private func state(of scene: Scene, path: [Action]) -> (state: State, isSpent: Bool) {
    var actions: [Action] = []
    scene.appendActions(to: &actions)
    let (observation, snapshot) = (scene.observe(), snapshot(of: scene))
    var fingerprint = snapshot.fingerprint
    var visible = snapshot.visible ?? fingerprint
    let (isAccepting, trial) = (scene.isAccepting, scene.trial)
    var isSpent = false
    if let trial {
      var place = fingerprint
      place.combine(UInt64(bitPattern: Int64(observation.hashValue)))
      let known = trials.outcome(at: place)
      isSpent = known == nil
      if known ?? outcome(of: trial, in: scene, at: place) {
        actions.append(trial)
        // Where it was tried already it is offered no more: that is another state.
        fingerprint.combine(1)
        visible.combine(1)
      }
    }
    let state = State(
      path: path, observation: observation, actions: actions, isAccepting: isAccepting,
      fingerprint: fingerprint, visible: visible)
    return (state, isSpent)
  }

  /// Whether an action changes anything but what any evaluation brings up to date; remembered for the
  /// state if it is the same under all answers to open questions.
  private func outcome(of trial: Action, in scene: Scene, at place: Fingerprint) -> Bool {
    let asked = scene.asked
    scene.asked = 0
    defer { scene.asked |= asked }
    var events: [Event] = []
    let before = markOfTrial(in: scene)
    scene.perform(trial, emitting: &events)
    let changes = markOfTrial(in: scene) != before
    if scene.asked == 0 { trials.note(changes, at: place) }
    return changes
  }

  private func markOfTrial(in scene: Scene) -> Fingerprint {
    let snapshot = snapshot(of: scene, isOfTrial: true)
    return snapshot.visible ?? snapshot.fingerprint
  }
}

/// What came of actions that are possible only if they change something, by the state.
private final class TrialMemory: Sendable {
  private let outcomes = ForkSafeLock<[Fingerprint: Bool]>([:])

  func outcome(at place: Fingerprint) -> Bool? { outcomes.withLock { $0[place] } }

  func note(_ changes: Bool, at place: Fingerprint) { outcomes.withLock { $0[place] = changes } }
}

/// The scene of the last step and the actions that led to it.
private final class CurrentScene<Scene: LiveScene>: Sendable {
  private struct Kept {
    let scene: Scene
    let path: [Scene.Action]
  }

  // A scene is used by one thread at a time: whoever takes it has it alone.
  private let kept = ForkSafeLock<Unchecked<Kept>?>(nil)

  func keep(_ scene: Scene, at path: [Scene.Action]) {
    let box = Unchecked(value: Kept(scene: scene, path: path))
    kept.withLock { $0 = box }
  }

  /// Whether the scene stands at the end of a path.
  func stands(at path: [Scene.Action]) -> Bool { kept.withLock { $0?.value.path == path } }

  /// Gives the scene away if it stands at the end of a path.
  func take(at path: [Scene.Action]) -> Scene? {
    let box = kept.withLock { kept in
      defer { kept = nil }
      return kept
    }
    guard let box, box.value.path == path else { return nil }
    return box.value.scene
  }
}
