// SPDX-License-Identifier: MIT

public import ModalHarness
import StateSpace
import UIKit
import UIKitSemantics

// Each step of a scene is executed once, here or in another process.
extension SceneApplication {
  /// Executes a step and remembers what has come of it; says whether that is a state in which there is
  /// something to do and that no step has led to before.
  func execute(
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
  func lookAhead(from next: SceneArrival, under behavior: UIKitBehavior) {
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
}
