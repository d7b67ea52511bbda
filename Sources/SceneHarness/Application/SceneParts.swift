// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKit
import UIKitSemantics

extension SceneExecution {
  /// The objects of an execution, all of them on the main thread.
  @MainActor
  final class Parts {
    private let scene: HeadlessScene
    private let globals = SceneJournal.isPrepared ? SceneGlobals() : nil
    private let setup: SceneSetup
    private let root: UIViewController
    private let actor: SceneActor
    private var observer: SceneObserver
    private var turnover: TurnoverRecord
    private var comparison: AnimationComparison?
    private let definition: SceneDefinition
    private var path: [Action] = []
    /// What the app has printed since the last action began.
    private var printed: [String] = []
    /// The tasks that waited when nothing was going to happen without the user the last time.
    private var waiting: [String: TaskMark] = [:]
    /// What was found to be kept, where the same was suspected last: it is kept still.
    private var leak: (suspects: LifetimeRecord.Suspects, names: [String])?

    init(_ definition: SceneDefinition) {
      self.definition = definition
      scene = HeadlessScene.start()
      if let globals { scene.becomesCurrent = globals.makeCurrent }
      scene.makeCurrent()
      scene.presentation.names = definition.names
      scene.presentation.places = definition.ledger.controllerPlaces
      scene.presentation.configure(
        behavior: definition.behavior, horizontalSizeClass: definition.horizontalSizeClass)
      scene.presentation.keepsLayoutPasses = definition.vocabulary.includesLayoutPasses
      setup = SceneSetup(configuration: definition.configuration)
      let choices = definition.configuration.choices
      actor = SceneActor(
        scene, vocabulary: definition.vocabulary,
        identity: choices.reduce(0) { $0 * 31 + $1 + 1 })
      var lines: [String] = []
      root = AppOutput.collecting(into: &lines) { [scene, setup, actor] in
        let root = definition.make(setup)
        scene.launch(root)
        actor.finishJobs()
        return root
      }
      printed = lines
      actor.texts = setup.texts
      actor.fieldIsTouched = { [usage = definition.ledger.usage] in
        usage.note(edited: $0, begins: $1)
      }
      scene.presentation.noteNames()
      observer = SceneObserver(scene, setup, definition)
      turnover = TurnoverRecord(noting: definition.ledger.usage)
      globals?.lookForChangesBefore(under: definition.exclusions)
      definition.ledger.note(
        accepting: setup.accepted, typing: Set(setup.texts.keys), excluding: definition.exclusions)
      noteScene()
      turnover.actionEnds(in: scene, after: 0)
      if definition.comparesAnimation { comparison = AnimationComparison(definition) }
      actor.callEnds = { [unowned self] in observer.callEnds() }
      actor.fingersLeave = { [unowned self] in observer.fingersLeave($0) }
      actor.jobBegins = { [unowned self] in stampTasks(beforeJob: $0) }
    }

    /// Lets what goes with the scene find the app's variables as they are in it.
    func prepareForEnd() { globals?.makeCurrent() }

    var actions: [SceneActor.Action] {
      guard !isOver, knownIssue == nil else { return [] }
      scene.makeCurrent()
      var found: [SceneActor.Action] = []
      actor.appendActions(to: &found)
      return actor.leavingOutOverlaps(found)
    }

    /// What happens under the same behavior, if it changes anything.
    var trial: SceneStep? {
      guard !isOver, knownIssue == nil else { return nil }
      scene.makeCurrent()
      let behavior = scene.presentation.world.behavior
      return actor.trial.map { SceneStep($0, under: behavior, noting: behavior.inquiry.value) }
    }

    /// Lets an action happen; returns what has happened.
    @discardableResult
    func perform(_ step: SceneStep) -> [PresentationEvent] {
      scene.makeCurrent()
      let listener = SceneJournal.current.listener
      if let listener {
        let presentation = scene.presentation
        presentation.onEvent = { [unowned presentation] event in
          let names = ControllerNames(presentation.controllerNames)
          let caller = presentation.callsOfOthers[presentation.numberOfEvent] ?? .app
          TraceRemark(event, names, by: caller).map { listener($0.written) }
        }
        presentation.onCallBetween = { listener(TraceRemark(.callback, $0).written) }
      }
      printed = []
      return AppOutput.collecting(
        into: &printed,
        tellingOf: listener.map { tell in { tell(TraceRemark(.output, $0).written) } }
      ) { act(step) }
    }

    private func act(_ step: SceneStep) -> [PresentationEvent] {
      let action = step.action
      scene.presentation.world.follow(step.behavior.telling(step.inquiry.value))
      path.append(step)
      stampTasks(step)
      scene.presentation.stepBegins()
      observer.actionBegins(step, by: actor)
      comparison?.actionBegins(step, in: scene, isSettled: observer.isSettled)
      if observer.isSettled, scene.clock.isIdle { waiting = scene.tasks.waiting }
      let events = actor.perform(action)
      noteWaits()
      scene.presentation.noteNames()
      setup.forgetOutcomes()
      noteScene()
      turnover.actionEnds(in: scene, after: path.count)
      observer.actionEnds(events, by: actor)
      comparison?.actionEnds(events, in: scene, look: look)
      return knownIssue == nil ? events : []
    }

    private var eventNotes: EventNotes {
      var notes = EventNotes()
      notes.formerNames = scene.presentation.formerNames.map {
        ($0.events, ControllerNames($0.names))
      }
      notes.callers = scene.presentation.callsOfOthers
      notes.callsBetween = scene.presentation.callsBetween
      return notes
    }

    private func noteScene() {
      let offers = scene.takeOffers()
      if !offers.all.isEmpty || !offers.met.isEmpty {
        definition.ledger.usage.note(offers: offers.all, met: offers.met)
      }
      let notes = scene.notes + (globals == nil ? [] : SceneGlobals.notes)
      definition.ledger.note(notes.filter { !isAccepted($0) })
    }

    private func isAccepted(_ note: SceneNote) -> Bool {
      guard setup.accepted.contains(note.name) else { return false }
      definition.ledger.note(accepted: note.name)
      return true
    }

    /// Notes whether a sheet that dims nothing behind it lets touches go there.
    private func noteTouchesBehind() {
      guard let sheet = scene.presentation.undimmedSheet else { return }
      let note = SceneNote(.cutOff, sheet.presented.headlessName)
      if sheet.passesTouches {
        definition.ledger.note(resumed: [note])
      } else if actor.survey.cutOff != nil, !isAccepted(note) {
        definition.ledger.note([note])
      }
    }

    var observation: Observation {
      scene.makeCurrent()
      if let knownIssue {
        var seen = SceneObservation()
        (seen.knownIssue, seen.knownIssues) = (knownIssue, statedIssues)
        seen.controllerNames = scene.presentation.controllerNames
        return Observation(world: scene.presentation.world, scene: seen)
      }
      var ignored: [String] = []
      var seen = AppOutput.collecting(into: &ignored) { observer.observe() }
      seen.printed = NotCompared(printed)
      seen.eventNotes = NotCompared(eventNotes)
      if seen.isSettled {
        seen.swallowedTouches = actor.survey.swallowed
        seen.outOfReach = NotCompared(outOfReach)
      }
      (seen.untried, seen.narrower) = (actor.survey.untried, actor.survey.narrower)
      definition.ledger.usage.note(typed: actor.survey.typed)
      seen.leftOut = actor.leftOut
      noteTouchesBehind()
      seen.knownIssues = statedIssues
      // A task that is still to be answered may have what is gone among its variables.
      let waitsForAnswer = scene.presentation.world.count > 0 && scene.tasks.hasPresentedForResult
      if seen.crash == nil, seen.leaked.isEmpty, !waitsForAnswer {
        let suspects = observer.suspects { globals?.state }
        if suspects.isEmpty {
          leak = nil
        } else if definition.vocabulary.waitsForRest, let leak, leak.suspects == suspects {
          // A walk has been here before, in all but what has nothing to do with it.
          seen.leaked = leak.names
        } else {
          seen.leaked = Self.survivors(among: suspects, definition, after: path)
          leak = seen.leaked.isEmpty ? nil : (suspects, seen.leaked)
          scene.makeCurrent()
        }
      }
      seen.differenceWithoutAnimation = comparison?.difference
      seen.endWithoutAnimation = comparison?.expected?.fingerprint
      return Observation(world: scene.presentation.world, scene: seen)
    }

    /// What no touch reaches; nothing while anything may still happen without the user.
    private var outOfReach: OutOfReach? {
      guard scene.clock.isIdle, let control = actor.survey.blocked else { return nil }
      return OutOfReach(control: control, screen: scene.screenLook)
    }

    /// The known issue that the scene shows now.
    private var knownIssue: SceneStatement? {
      setup.knownIssues.first { $0.condition() }?.statement
    }

    private var statedIssues: NotCompared<[SceneStatement]> {
      NotCompared(setup.knownIssues.map(\.statement))
    }

    func add(to snapshot: inout Snapshot) {
      scene.makeCurrent()
      snapshot.tasks = scene.tasks
      snapshot.isExactInTime = definition.vocabulary.distinction == .time
      // Members of sets that are alike are told apart by what else refers to them.
      snapshot.putsOffCollections = true
      snapshot.add(root, named: "root")
      for (name, object) in setup.objects { snapshot.add(object, named: name) }
      for (name, value) in globals?.state ?? [] { snapshot.add(value, named: name) }
      for (name, object) in scene.presentation.objectsOfPresentations {
        snapshot.add(object, named: name)
      }
      for (name, closure) in scene.presentation.closuresOfTransitions {
        snapshot.add(closure, named: name)
      }
      for animation in scene.animations.running {
        for change in animation.changes { snapshot.add(weakly: change.object) }
        // Then it ends where it began, or a finger finds the view on its way from there.
        for change in animation.changes where animation.isReversed || animation.isHitWhereSeen {
          for value in change.values.prefix(1) { snapshot.add(value, named: "animation") }
        }
        for closure in animation.completions() { snapshot.add(closure, named: "completion") }
      }
      for completion in scene.animations.completions {
        snapshot.add(completion.body, named: "completion")
      }
      // What stands over the app in a window of its own, whoever keeps it.
      for window in scene.windows where window !== root.viewIfLoaded?.window {
        snapshot.add(window, named: "window")
      }
      for window in scene.windows {
        if let view = window.focusedView { snapshot.named("focus") { $0.add(weakly: view) } }
      }
      if let height = scene.heightOfKeyboard { snapshot.add(height, named: "keyboard") }
      // Then the app may go to the background.
      if scene.application.isPhaseRead { snapshot.add("scenePhase", named: "application") }
      for outcome in setup.outcomes { snapshot.add(outcome.count, named: outcome.name) }
      for value in scene.describedDefaults { snapshot.add(value, named: "UserDefaults") }
      for value in scene.pastedValues { snapshot.add(value, named: "UIPasteboard") }
      for name in scene.files.names { snapshot.add(name, named: "files") }
      for call in scene.clock.pendingCalls { snapshot.add(call, named: "pending") }
      for count in scene.clock.renewals { snapshot.add(count, named: "renewed") }
      let groups = scene.dispatched.state
      for group in groups.groups { snapshot.add(group, named: "pending") }
      for call in groups.calls { snapshot.add(call, named: "pending") }
      for (name, closure) in setup.closures { snapshot.add(closure, named: name) }
      snapshot.putsOffCollections = false
      snapshot.drain()
      actor.add(to: &snapshot)
      definition.vocabulary.distinction.add(to: &snapshot, at: scene, after: actor.history)
      snapshot.addTasks(of: scene)
      let notes =
        snapshot.uncalled.map { SceneNote(.uncalled, $0) }
        + snapshot.unread.map { SceneNote(.unread, $0) }
      definition.ledger.note(notes.filter { !isAccepted($0) })
    }

    // MARK: - Tasks

    /// Notes what is visible when an action begins, for the tasks that are begun or run in it.
    private func stampTasks(_ step: SceneStep) {
      let origin = step.origin.value?.visible ?? actor.history
      scene.tasks.stamp = origin.with(ControllerNames([]).name(of: step.action)).mark
    }

    /// Notes which tasks that waited for anything but the clock have gone on since.
    private func noteWaits() {
      guard !waiting.isEmpty else { return }
      let now = scene.tasks.waiting
      let notes = waiting.keys.map { SceneNote(.awaited, $0) }
      definition.ledger.note(notes.filter { !isAccepted($0) })
      definition.ledger.note(resumed: notes.filter { waiting[$0.name] != now[$0.name] })
    }

    /// Notes what is visible when a step of a task begins within an action.
    private func stampTasks(beforeJob number: Int) {
      let step = path.last
      let moment = step?.origin.value.map { origin in
        origin.whole.with(ControllerNames([]).name(of: path[path.count - 1].action))
          .with(step.hashValue).with(number)
      }
      scene.tasks.stamp = definition.visibleStates.visible(at: moment) { visibleNow }.mark
    }

    private var visibleNow: Fingerprint {
      var snapshot = Snapshot(excluding: definition.exclusions)
      add(to: &snapshot)
      return (snapshot.visible ?? snapshot.fingerprint).with(scene.presentation.world.mark)
    }

    /// How everything looks, if nothing moves.
    var look: SceneLook? {
      observer.isSettled || isOver ? SceneLook(of: scene, failedChecks: observer.failedChecks) : nil
    }

    /// Lets an action happen without animations, and everything that follows from it by itself.
    ///
    /// - Returns: How everything looks then; `nil` if it does not come to rest unless time passes.
    func performWithoutAnimation(_ step: SceneStep) -> SceneLook? {
      scene.animations.ignoresAnimatedFlags = true
      perform(step)
      return actor.settle() || isOver ? look : nil
    }

    /// What is alive when another execution of the same actions is released.
    private static func survivors(
      among suspects: LifetimeRecord.Suspects, _ definition: SceneDefinition, after path: [Action]
    ) -> [String] {
      var definition = definition.again
      definition.comparesAnimation = false
      var twin: Parts? = Parts(definition)
      for step in path { twin?.perform(step.again) }
      let lifetimes = twin.map { $0.observer.lifetimesOfControllers.withoutShown(in: $0.scene) }
      let models = twin?.scene.goneViews ?? GoneViews()
      twin?.scene.abandon()
      twin = nil
      let classes = models.objects.map { "\(type(of: $0))" }.filter(suspects.models.contains)
      return (lifetimes?.alive(of: suspects.controllers) ?? [])
        + classes.map { "\($0), which a view has owned that is gone" }
    }

    var isAccepting: Bool { isOver || knownIssue != nil || scene.presentation.world.isAtRest }

    private var isOver: Bool {
      scene.presentation.exception != nil || scene.presentation.world.error != nil
    }
  }
}
