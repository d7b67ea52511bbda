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
  private var here: SceneArrival
  private let system: System
  /// Whether all that is possible in a state is tried there, and not one way followed.
  private let looksAhead: Bool
  /// What the executions of the scene note.
  let ledger: SceneLedger
  /// Where else fingers are lifted, in percent, by the names of drags.
  var lifts: [String: [Int]]
  /// The step that ended the app.
  private var fatalStep: FatalStep?

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

  private var state: LiveState<SceneExecution> { here.state }

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

  /// Executes a step and remembers what has come of it; says whether that is a state in which there is
  /// something to do and that no step has led to before.
  private func execute(
    _ action: HarnessAction<SceneInput>, under behavior: UIKitBehavior
  ) -> (outcome: StepOutcome<SceneArrival.Outcome>, isNew: Bool) {
    let isForAnother = MainThread.run { WalksAhead.isCopy }
    let outcome =
      isForAnother
      ? performForAnother(action, under: behavior)
      : perform(action, at: here, under: behavior)
    guard case .returned(let found) = outcome else { return (outcome, false) }
    return (outcome, remember(found, at: here))
  }

  /// Executes a step from a state, unless another process has.
  private func perform(
    _ action: HarnessAction<SceneInput>, at here: SceneArrival, under behavior: UIKitBehavior,
    isAhead: Bool = false
  ) -> StepOutcome<SceneArrival.Outcome> {
    // All of it on the main thread: no other one may hold the journal's lock when a process forks.
    MainThread.run { [system] in
      // The same action that was found in another state would have to be looked for by its name, here and
      // wherever these steps are taken again.
      let action = here.state.actions.first { $0.action == action }?.action ?? action
      var events: [PresentationEvent] = []
      let note = SceneJournal.current.asked
      let inquiry = Inquiry(asked: note, about: behavior.inquirySubject)
      let step = SceneStep(action, under: behavior, noting: inquiry, from: here.state.origin)
      let names = SceneStep.names(here.names, and: step)
      if let record = StepsAhead.takeRecord(of: action, at: here, under: behavior)
        ?? WalksAhead.takeRecord(of: names)
      {
        return .returned(adopt(record, of: step.again, at: here, by: names))
      }
      note.pointee = 0
      let start = StepsAhead.processorTime
      defer { StepsAhead.noteStep(since: start) }
      return SceneJournal.current.perform(names, level: names.count - (isAhead ? 1 : 0)) {
        let next = system.step(here.state, by: step, emitting: &events)
        return SceneArrival.Outcome(
          step: step.again, asked: note.pointee, events: events,
          next: SceneArrival(at: next, by: names))
      }
    }
  }

  /// Notes all that another process has noted of a step.
  @MainActor
  private func adopt(
    _ record: StepRecord, of step: SceneStep, at here: SceneArrival, by names: [String]
  ) -> SceneArrival.Outcome {
    ledger.add(record.notes)
    system.meet(record.met)
    if let places = record.places { ledger.controllerPlaces.types = places }
    return record.outcome(of: step, at: here, by: names)
  }

  /// Executes a step of a walk that another process will make, too.
  private func performForAnother(
    _ action: HarnessAction<SceneInput>, under behavior: UIKitBehavior
  ) -> StepOutcome<SceneArrival.Outcome> {
    let types = system.typesOfStates
    _ = ledger.takeNotes()
    let outcome = perform(action, at: here, under: behavior)
    let places = MainThread.run { ledger.controllerPlaces.types }
    if case .returned(let found) = outcome,
      let record = record(of: found, knowing: types, with: places)
    {
      MainThread.run { WalksAhead.leave(record, of: found.next.names) }
    }
    return outcome
  }

  /// Remembers what has come of a step; says whether that is a state that is new.
  private func remember(_ found: SceneArrival.Outcome, at here: SceneArrival) -> Bool {
    here.note(found)
    let next = found.next.state
    if let response = next.observation.scene.response.value {
      let isDead = response.isDead && next.fingerprint == here.state.fingerprint
      ledger.usage.note(tap: response.tap, on: response.screen, hasEffect: !isDead)
    }
    if let ending = next.observation.scene.gestureEnding.value {
      ledger.note(next.fingerprint, after: ending)
    }
    return !next.actions.isEmpty && ledger.note(reaching: next.place)
  }

  /// Has steps taken by other processes that will be asked for.
  public static func prepare(for states: [HarnessState<SceneApplication>]) {
    StepsAhead.begin(
      states.flatMap { state -> [StepsAhead.Step] in
        let (app, behavior) = (state.app, state.world.behavior)
        return app.enabledActions.compactMap { action -> StepsAhead.Step? in
          guard app.here.outcome(of: action, under: behavior) == nil else { return nil }
          return StepsAhead.Step(action: action, start: app.here, behavior: behavior) {
            app.record(of: action, under: behavior)
          }
        }
      })
  }

  /// What comes of a step that is executed for another process; `nil` if that cannot be told.
  private func record(
    of action: HarnessAction<SceneInput>, under behavior: UIKitBehavior
  ) -> StepRecord? {
    let types = system.typesOfStates
    _ = ledger.takeNotes()
    let outcome = withoutNewPlaces { perform(action, at: here, under: behavior) }
    guard case .returned(let found) = outcome else { return nil }
    return record(of: found, knowing: types)
  }

  private func record(
    of found: SceneArrival.Outcome, knowing types: [Any.Type], with places: [Int: String]? = nil
  ) -> StepRecord? {
    system.namesOfTypes(besides: types).map {
      StepRecord(found, notes: ledger.takeNotes(), met: $0, places: places)
    }
  }

  /// Takes the first step from a state that is new while the scene is there: when it is asked for, all
  /// that leads to it would have to be executed once more.
  private func lookAhead(from next: SceneArrival, under behavior: UIKitBehavior) {
    guard next.state.path.count < ledger.depthLimit ?? .max, system.stands(at: next.state.path),
      let action = next.state.actions.first?.action
    else { return }
    let outcome = withoutNewPlaces { perform(action, at: next, under: behavior, isAhead: true) }
    if case .returned(let found) = outcome { _ = remember(found, at: next) }
  }

  /// Does something that counts only if it finds no controller of a new kind: which places are for which
  /// controllers is decided in the order in which steps are asked for.
  private func withoutNewPlaces<Result: Sendable>(_ body: () -> Result) -> Result? {
    let places = ledger.controllerPlaces
    let known = MainThread.run { places.types }
    let result = body()
    return MainThread.run {
      defer { places.types = known }
      return places.types == known ? result : nil
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

  /// A control that no touch reaches, where nothing that the user was let do changed anything.
  ///
  /// It is known when the state was explored.
  var deadControl: String? {
    let seen = state.observation.scene
    guard !isOver, seen.untried.isEmpty, let lost = seen.outOfReach.value,
      state.actions.isEmpty || here.isExplored
    else { return nil }
    let doesSomething = here.outcomes.contains { outcome in
      let action = outcome.step.action
      return action.actor == .user && !action.isFlick
        && outcome.next.state.observation.scene.outOfReach.value?.screen != lost.screen
    }
    return doesSomething ? nil : lost.control
  }

  /// A control that does nothing here, and has shown something where the screen looked the same.
  ///
  /// It is known when all was explored.
  var unresponsive: String? {
    guard !isOver else { return nil }
    let working = responses.filter { !$0.isDead }.map(\.control)
    for response in responses where response.isDead && !working.contains(response.control) {
      guard let shown = ledger.shown(by: response) else { continue }
      return "'\(response.tap)' has shown \(shown) on a screen that looked the same; here it calls "
        + "nothing of UIKit's and changes nothing on screen"
    }
    return nil
  }

  /// Whether a control does something here that does nothing elsewhere, where the screen looks the same.
  var isResponsive: Bool {
    responses.contains { !$0.isDead && ledger.isUnresponsive($0.control) }
  }

  /// What has come of the taps that were executed here; none is dead that changes the app's state.
  private var responses: [ControlRecord.Response] {
    here.outcomes.compactMap { outcome in
      let next = outcome.next.state
      guard var response = next.observation.scene.response.value, !response.isStyled else {
        return nil
      }
      if next.fingerprint != state.fingerprint { response.isDead = false }
      return response
    }
  }

  /// What a tap has put out of use for good.
  ///
  /// It is known when all was explored.
  var outOfUse: String? {
    guard !isOver, state.actions.isEmpty || here.isExplored else { return nil }
    let (depth, isEnd) = (state.path.count, state.actions.isEmpty)
    return state.observation.scene.outOfUse.first {
      ledger.isOutOfUse($0.use, at: depth, isEnd: isEnd)
    }?.text
  }

  /// Whether a spinner runs that should have ended.
  var hasUnendedSpinner: Bool { state.observation.scene.unended.contains(where: ends) }

  /// Whether a spinner that should end has not.
  var isBusy: Bool { state.observation.scene.busySpinners.contains(where: ends) }

  /// Whether a spinner is meant to end: one that runs on when the user comes back may be meant to, unless it
  /// has ended in another execution.
  private func ends(_ spinner: SpinnerRecord.Busy) -> Bool {
    !spinner.isReturned || ledger.hasEnded(spinner.place)
  }

  /// What a drag leaves where the finger was if the system takes it away, and nowhere if it is lifted; it
  /// is known when all was explored.
  var abandoned: String? {
    guard !isOver, let end = state.observation.scene.abandoned,
      let view = ledger.abandonedView(of: end)
    else { return nil }
    return
      "'\(view)' stays as '\(end.drag.subject)' has left it, and goes on if the finger is lifted there"
  }

  /// What a gesture has thrown away for which a button asks; it is known when all was explored.
  var discarded: String? {
    guard !isOver, let ending = state.observation.scene.gestureEnding.value,
      let asker = ledger.asker(before: state.fingerprint, after: ending)
    else { return nil }
    return "what was put in, for which '\(asker)' asks"
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

  /// Executes the actions that lead to the state in a new scene, and returns how many there are.
  ///
  /// Nothing is observed on the way, and nothing is executed if the app has crashed.
  func execute(in definition: SceneDefinition) -> Int {
    guard fatalStep == nil else { return 0 }
    SceneExecution(definition).follow(state.path)
    return state.path.count
  }

  /// Whether a finger is on the screen, or something pending will continue the transition.
  public func hasHandOnTransition(in world: PresentationWorld) -> Bool {
    fatalStep == nil && !state.observation.scene.waitsForNobody
  }

  /// Executes the actions that lead to the state twice, and names a property that differs, and an
  /// object that both executions share, so that each sees what the other did to it.
  public func difference(from twin: SceneApplication) -> String? {
    let stored = system.difference(between: state, and: twin.state)
    let reasons = [stored, observedDifference(from: twin), sharedObjects.first].compactMap(\.self)
    return reasons.isEmpty ? nil : reasons.joined(separator: "; ")
  }

  /// What is seen in one of two executions of the same actions and not in the other.
  private func observedDifference(from twin: SceneApplication) -> String? {
    let (one, other) = (state.observation.scene, twin.state.observation.scene)
    for (left, right) in zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children)
    where "\(left.value)" != "\(right.value)" {
      guard let name = left.label, !["printed", "names"].contains(name) else { continue }
      return left.value is Fingerprint
        ? "'\(name)', which is what waits to happen, was not the same"
        : "'\(name)' was \(left.value), then \(right.value)"
    }
    for (action, again) in zip(enabledActions, twin.enabledActions) where action != again {
      let names = ControllerNames(one.controllerNames)
      return "then a second look found '\(names.name(of: again))' in place of "
        + "'\(names.name(of: action))'"
    }
    return state.observation.world == twin.state.observation.world
      ? nil : "UIKit's side was not the same"
  }

  /// The properties of objects that only grow on the way to the state, as exclusions name them.
  var growingProperties: [String] {
    guard fatalStep == nil else { return [] }
    let outcome = SceneJournal.current.perform(["the longest sequence, once more"]) {
      system.growingProperties(until: state)
    }
    guard case .returned(let properties) = outcome else { return [] }
    return properties
  }

  /// The app's objects that several executions of the scene share, one sentence each.
  public var sharedObjects: [String] {
    fatalStep == nil ? system.sharedObjects(after: state.path) : []
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
  fileprivate var place: Fingerprint { fingerprint.with(observation.hashValue) }
}
