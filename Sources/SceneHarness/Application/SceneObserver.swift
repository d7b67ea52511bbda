// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKit
import UIKitSemantics

/// Watches an execution for what the presentation rules cannot see: views that are missing or left
/// behind, objects that outlive their use, gestures that drive nothing.
@MainActor
struct SceneObserver {
  private let scene: HeadlessScene
  private let setup: SceneSetup
  private var chrome = ChromeRecord()
  private var lifetimes = LifetimeRecord()
  private var dismissals = DismissalCount()
  private var gesture = GestureRecord()
  private var cancels = CancelRecord()
  private var arrivals = ArrivalRecord()
  private var presenters = PresenterRecord()
  private var requests = RequestRecord()
  private var controls: ControlRecord
  private var evaluations = EvaluationRecord()
  private var typedTexts = TypedTextRecord()
  private var holds: HoldRecord
  private var discards: DiscardRecord?
  private var drags: DragRecord
  private var spinners: SpinnerRecord
  private var stacks = StackRecord()
  private var returns = ReturnRecord()
  private var overreach: [String] = []
  /// Whether the app has called `dismiss` in the last action.
  private var callsDismiss = false
  /// What is in the windows after the last action.
  private var last: SceneMoment
  /// What was there in this action when the app had returned and UIKit's callbacks were due.
  private var afterCall: SceneMoment?
  private var isOfUser = false
  private var firedEvent: PendingEvent.ID?
  /// How many presentations there were before the user did anything, or when the app had come to rest;
  /// what is presented later, after all of these were gone, is none of them.
  private var presentedAtLaunch: Int?
  /// Whether the app's screen was dimmed then.
  private var isDimmedAtLaunch: Bool?
  /// What was presented then, and whether that was dismissed since, if only for a moment.
  private var shownAtLaunch: [(controller: Existence, name: String)] = []
  private var hasLeftLaunch = false

  init(_ scene: HeadlessScene, _ setup: SceneSetup, _ definition: SceneDefinition) {
    self.scene = scene
    self.setup = setup
    controls = ControlRecord(in: definition.configuration, noting: definition.ledger)
    holds = HoldRecord(definition)
    drags = DragRecord(definition)
    spinners = SpinnerRecord(definition)
    discards = definition.followsDiscards ? DiscardRecord(definition) : nil
    last = SceneMoment(of: scene)
    lifetimes.note(scene)
    arrivals.actionEnds(
      in: scene, from: last.census, last.census, to: last.census, isOfUser: isOfUser)
    requests.actionEnds(in: scene, isSettled: isSettled)
    spinners.actionEnds(in: scene, last.census, isSettled: isSettled)
    stacks.actionEnds(in: scene, isAtRest: isAtRest)
  }

  /// An action is about to happen.
  mutating func actionBegins(_ step: SceneStep, by actor: SceneActor) {
    let (action, isAtRest, isSettled) = (step.action, isAtRest, isSettled)
    lifetimes.actionBegins(isSettled: isSettled)
    dismissals.actionBegins(actor.part(of: action))
    cancels.actionBegins(actor.part(of: action))
    gesture.actionBegins(action, in: scene, isAtRest: isAtRest)
    drags.actionBegins(action, in: scene, isAtRest: isAtRest)
    (afterCall, isOfUser, firedEvent) = (nil, action.actor == .user, action.firedEvent)
    controls.actionBegins(
      step, in: scene, isSettled: isSettled, beginsGesture: gesture.isUnderWay)
    holds.actionBegins(action, isTapping: controls.isTapping, in: scene, last.census)
    discards?.actionBegins(step, in: scene, isAtRest: isAtRest)
    evaluations.actionBegins(action, in: scene, isSettled: isSettled)
    typedTexts.actionBegins(action, in: scene)
    chrome.actionBegins(action, in: scene)
    spinners.actionBegins(action, in: scene)
    returns.actionBegins(action, in: scene)
    stacks.actionBegins(
      isOfUser: isOfUser || action.opensAddress, isSettled: isSettled || action.leavesApp)
    if isSettled || isOfUser && presentedAtLaunch == nil {
      if presentedAtLaunch == nil { shownAtLaunch = shown }
      presentedAtLaunch = min(presentedAtLaunch ?? .max, scene.presentation.world.count)
      isDimmedAtLaunch = isDimmedAtLaunch ?? (DimmedScreen(in: scene).control != nil)
    }
  }

  /// The fingers of a drag are about to be lifted, or taken away by the system.
  mutating func fingersLeave(_ lift: Lift?) {
    if lift == nil { gesture.fingersAreTaken(in: scene) }
    drags.fingersLeave(lift, in: scene)
  }

  /// The app has returned, and UIKit's callbacks are due.
  mutating func callEnds() { afterCall = SceneMoment(of: scene, after: last) }

  /// An action has happened.
  mutating func actionEnds(_ events: [PresentationEvent], by actor: SceneActor) {
    let (isAtRest, isSettled) = (isAtRest, isSettled)
    lifetimes.note(scene, shownBy: controls.shower)
    dismissals.actionEnds(events, isDragging: actor.drag != nil)
    gesture.actionEnds(in: scene, isAtRest: isAtRest)
    if !gesture.isUnderWay { controls.gestureEnds(cancelled: gesture.outcome != nil) }
    drags.actionEnds(in: scene, isAtRest: isAtRest)
    cancels.actionEnds(
      events, isTouched: !scene.touches.active.isEmpty, isAtRest: isAtRest,
      name: { (id: ControllerID) in
        scene.presentation.controller(id)?.headlessName ?? "a controller"
      })
    let former = last.census
    noteMoment()
    requests.actionEnds(in: scene, isSettled: isSettled, isOfUser: isOfUser)
    let showsOverlay = controls.isTapping && last.census.coversMore(than: former, in: scene)
    controls.actionEnds(
      events, showsOverlay: showsOverlay, in: scene, isSettled: isSettled)
    holds.actionEnds(events, in: scene, last.census, isSettled: isSettled)
    discards?.actionEnds(events, in: scene, isSettled: isSettled)
    spinners.actionEnds(in: scene, last.census, isSettled: isSettled)
    evaluations.actionEnds(in: scene)
    typedTexts.actionEnds(in: scene, isAtRest: isAtRest)
    stacks.actionEnds(in: scene, isAtRest: isAtRest)
    returns.actionEnds(in: scene, isAtRest: isAtRest)
    overreach = scene.presentation.takeOverreaches()
    if let stack = events.doublePop {
      let name = scene.presentation.controller(stack)?.headlessName ?? "a stack"
      overreach.append("a second page of \(name), as two callbacks tell of the same end of a sheet")
    }
    callsDismiss = events.contains {
      if case .call(.dismiss, _) = $0 { true } else { false }
    }
    chrome.actionEnds(events, in: scene, isAtRest: isAtRest)
    noteLaunchScreens()
    if isPresenting { scene.tasks.notePresentation() }
  }

  /// What was there at launch and comes again as soon as it is closed is no screen that may stay, unless
  /// it is an alert, as one that asks for an update is.
  private mutating func noteLaunchScreens() {
    guard let count = presentedAtLaunch, count > 0 else { return }
    let (first, now) = (shownAtLaunch.prefix(count), shown)
    if !now.starts(with: first, by: { $0.controller === $1.controller }) { hasLeftLaunch = true }
    let asks = scene.presentation.presentedControllers.prefix(count).contains {
      $0 is UIAlertController
    }
    if hasLeftLaunch, isAtRest, !asks, now.starts(with: first, by: { $0.name == $1.name }) {
      presentedAtLaunch = 0
    }
  }

  private var shown: [(controller: Existence, name: String)] {
    scene.presentation.presentedControllers.map { ($0.existence, $0.headlessName) }
  }

  /// Compares what there is now with what there was before the action, and before its callbacks.
  private mutating func noteMoment() {
    let before = afterCall ?? last
    let now = SceneMoment(of: scene, after: before)
    arrivals.actionEnds(
      in: scene, from: last.census, before.census, to: now.census, isOfUser: isOfUser,
      event: firedEvent)
    presenters.actionEnds(in: scene, from: before, isAtRest: isAtRest)
    last = now
  }

  /// Whether more is presented than before the user did anything.
  private var isPresenting: Bool {
    scene.presentation.world.count > presentedAtLaunch ?? scene.presentation.world.count
  }

  /// Whether nothing moves: no transition, no animation, no finger, and no call that is due now; and
  /// the app is in the foreground.
  var isAtRest: Bool {
    scene.presentation.isAtRest && scene.touches.active.isEmpty && !scene.clock.isMoving
      && scene.application.applicationState == .active
  }

  /// Whether nothing moves, and nothing is going to without the user but timers that fire again and
  /// again.
  var isSettled: Bool { isAtRest && !scene.clock.isWaiting }

  /// The scene's checks that fail now.
  var failedChecks: [String] { setup.checks.filter { !$0.condition() }.map(\.statement.name) }

  /// What may be kept that should be gone; see ``LifetimeRecord``.
  func suspects(
    globals: () -> [(name: String, value: Any)]?
  ) -> LifetimeRecord.Suspects {
    isSettled ? lifetimes.suspects(in: scene, setup, globals: globals) : LifetimeRecord.Suspects()
  }

  /// The continuations for which tasks wait in vain, in words.
  private var lostContinuations: [String] {
    guard !isPresenting, scene.clock.isIdle, scene.tasks.hasPresentedForResult else { return [] }
    let reachable = Snapshot(reaching: scene, setup)
    return scene.tasks.lostContinuations(reachable.hasMet)
  }

  /// The screen of the system's in which the user has canceled or chosen and that nobody has dismissed,
  /// in words; it may be all that the presented controller contains, as where SwiftUI presents it.
  private var staysCanceled: [String] {
    guard let screen = remoteScreen, let button = screen.lastRemoteButton else { return [] }
    return ["\(button) was tapped in \(screen.headlessName), and nobody has dismissed it"]
  }

  /// The screen of the system's that is uppermost.
  private var remoteScreen: UIViewController? {
    var shown = scene.presentation.presentedControllers.last
    while let children = shown?.children, children.count == 1 { shown = children[0] }
    return shown?.isRemoteScreen == true ? shown : nil
  }

  /// What the user has pulled down to refresh, if nothing is left that could end that, in words.
  private var endlessRefresh: [String] {
    guard scene.clock.isIdle, let control = scene.refreshed,
      control.isRefreshing, control.window != nil, scene.hasInFront(control)
    else { return [] }
    return ["the user has pulled to refresh, and nothing is left that could call endRefreshing()"]
  }

  /// The spinners that have run since a server was asked and that nothing is left to stop, in words.
  private var endlessSpinner: [String] {
    guard scene.clock.isIdle else { return [] }
    return spinners.endless(in: scene, last.census)
  }

  /// Whether the uppermost screen has lists, and which of them do not show what there is, in words.
  private var lists: (Bool, [String]) {
    var (showsList, outdated): (Bool, [String]) = (false, [])
    for thing in last.census.things where thing.kind == .view {
      guard let list = thing.view as? UIScrollView, list.allowsChoosingCells != nil,
        list.isVisible, scene.hasInFront(list)
      else { continue }
      showsList = true
      if let text = list.outdatedCells { outdated.append("'\(list.headlessName)' \(text)") }
    }
    return (showsList, outdated)
  }

  /// What is said of the controllers that were presented.
  var lifetimesOfControllers: LifetimeRecord { lifetimes }

  func observe() -> SceneObservation {
    var seen = SceneObservation()
    (seen.isQuiet, seen.isSettled) = (isAtRest, isSettled)
    seen.checks = NotCompared(setup.checks.map(\.statement))
    seen.fields = setup.fields.map { SceneField(name: $0.name, value: $0.value()) }
    seen.goesOn =
      scene.clock.hasConsequences || scene.clock.hasJobs || scene.clock.hasPendingLayout
    seen.dismissals = dismissals
    seen.cancelledGesture = gesture.outcome
    seen.abandoned = drags.abandoned
    seen.waitsForNobody = waitsForNobody
    seen.cancelledByNobody = cancels.found
    seen.controllerNames = scene.presentation.controllerNames
    seen.crash = scene.presentation.exception
    seen.hasDismissed = lifetimes.hasDismissed
    seen.hasLeft = NotCompared(lifetimes.hasLeft)
    seen.presentedAtLaunch = presentedAtLaunch ?? scene.presentation.world.count
    if isDimmedAtLaunch == false { seen.dimmed = DimmedScreen(in: scene).control }
    let roomKept = scene.roomKeptForKeyboard
    seen.pending = pending(roomKept)
    seen.repeatedTap = controls.repetition
    seen.response = NotCompared(controls.response)
    seen.isHolding = holds.isHolding
    seen.busySpinners = spinners.underWay
    seen.gestureEnding = NotCompared(discards?.ending)
    seen.isDiscarded = discards?.ending?.isEdited == true
    seen.evaluation = evaluations.outcome
    seen.overreach = overreach
    seen.lostTexts = typedTexts.lost
    seen.occasions = NotCompared(occasions)
    let forgotten = scene.tasks.forgottenContinuations
    seen.wrongOutcomes = setup.wrongOutcomes(isOver: false) + forgotten
    guard isAtRest, seen.crash == nil else { return seen }
    seen.failedChecks = failedChecks
    seen.unheardDelegates = scene.presentation.unheardDelegates
    seen.missing = chrome.missing(in: scene)
    guard isSettled else { return seen }
    seen.missing += chrome.blank(in: scene)
    seen.wrongOutcomes =
      setup.wrongOutcomes(isOver: !isPresenting) + forgotten + lostContinuations
    seen.overdue = staysCanceled + endlessRefresh + endlessSpinner + returns.found
    if scene.clock.isIdle { seen.unended = spinners.unended(in: scene, last.census) }
    seen.lostRequests = requests.lost
    seen.notRestored = scene.presentation.world.count == 0 ? presenters.notRestored : []
    seen.leftBehind = arrivals.leftBehind
    seen.leaked = lifetimes.hoarded(in: scene, setup)
    seen.outOfUse = holds.left
    seen.notChangedBack = stacks.notChangedBack + roomKept
    seen.shownTwice = stacks.shownTwice
    (seen.showsList, seen.outdatedLists) = lists
    return seen
  }

  /// What is there that claims are about.
  private var occasions: Set<SceneOccasion> {
    var found: Set<SceneOccasion> = []
    if callsDismiss || !overreach.isEmpty { found.insert(.dismissal) }
    if !setup.outcomes.isEmpty || scene.tasks.awaitsContinuation { found.insert(.outcome) }
    if !setup.outcomes.isEmpty { found.insert(.statedOutcome) }
    if typedTexts.isWatching { found.insert(.typing) }
    if remoteScreen != nil || scene.refreshed != nil || !spinners.underWay.isEmpty
      || returns.isWatching
    {
      found.insert(.overstay)
    }
    return found
  }

  /// What the past still has to do with the future.
  private func pending(_ roomKept: [String]) -> Fingerprint {
    var fingerprint = Fingerprint()
    gesture.add(to: &fingerprint)
    drags.add(to: &fingerprint)
    cancels.add(to: &fingerprint, in: scene.presentation.world)
    arrivals.add(to: &fingerprint, in: last.census, of: scene)
    presenters.add(to: &fingerprint)
    requests.add(to: &fingerprint)
    chrome.add(to: &fingerprint)
    controls.add(to: &fingerprint)
    holds.add(to: &fingerprint)
    discards?.add(to: &fingerprint)
    spinners.add(to: &fingerprint)
    typedTexts.add(to: &fingerprint)
    returns.add(to: &fingerprint)
    stacks.add(to: &fingerprint, isSettled: isSettled)
    for text in roomKept { fingerprint.combine(text) }
    for expectation in scene.clock.expectations { fingerprint.combine(expectation) }
    for mark in scene.tasks.presentationMarks { fingerprint.combine(mark ? 1 : 0) }
    // What appears before the user does anything may stay, and what appears later may not.
    if presentedAtLaunch == nil, !isSettled { fingerprint.combine(1) }
    if isDimmedAtLaunch == true { fingerprint.combine(2) }
    if hasLeftLaunch { fingerprint.combine(3) }
    return fingerprint
  }

  /// Whether one of the app's interactive transitions runs, with no finger on the screen and nothing
  /// in the clock that could end it.
  private var waitsForNobody: Bool {
    scene.presentation.world.isInteracting && scene.touches.active.isEmpty && scene.clock.isIdle
  }
}

extension SceneActor.Action {
  /// The event of the clock that happens.
  var firedEvent: PendingEvent.ID? {
    if case .input(let input) = self, case .fire(let event) = input.deed { event } else { nil }
  }

  /// Whether the user opens one of the app's addresses.
  fileprivate var opensAddress: Bool {
    if case .input(let input) = self, case .comeBack(opening: _?) = input.deed {
      true
    } else {
      false
    }
  }

  /// Whether the user goes to the home screen.
  fileprivate var leavesApp: Bool {
    if case .input(let input) = self, case .goToBackground = input.deed { true } else { false }
  }
}

extension HeadlessScene {
  /// Whether a view is on the uppermost screen.
  func hasInFront(_ view: UIView) -> Bool {
    presentation.presentedControllers.last?.viewIfLoaded.map(view.isDescendant(of:)) ?? true
  }
}

extension UIView {
  /// Whether any part of the view can be seen.
  var isVisible: Bool {
    guard window != nil, bounds.width > 0, bounds.height > 0 else { return false }
    var around: UIView? = self
    while let view = around {
      if view.isHidden || view.alpha <= 0.01 { return false }
      around = view.superview
    }
    return true
  }
}
