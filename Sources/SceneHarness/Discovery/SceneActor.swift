// SPDX-License-Identifier: MIT

import Foundation
import ModalHarness
import StateSpace
import UIKit
import UIKitSemantics

/// Finds out what can happen next in one execution of a scene, and does it.
///
/// What can be touched is found by walking the views: those that respond to touches and that hit
/// testing reaches. The presentation rules and the clock say what the system can do.
@MainActor
final class SceneActor {
  typealias Action = HarnessAction<SceneInput>

  let scene: HeadlessScene
  let vocabulary: SceneVocabulary
  /// What the user types, by the names of fields.
  var texts: [String: [String]] = [:]
  /// The current drag.
  var drag: RunningDrag?
  /// A second finger, which only rests on the screen.
  var secondFinger: UITouch?
  /// How many calls without delay have followed from each other, each as a separate action.
  var chainOfCalls = 0
  /// The last thing that had been put off when a call was made: the main queue takes what waits in one
  /// go (`_dispatch_main_queue_drain` of libdispatch's `queue.c`).
  var waitedWith: PendingEvent.ID?
  /// What was seen when it was asked last what the user can touch.
  var survey = TouchTargets.Survey()
  /// Called in each action when the app has returned and UIKit's callbacks are due.
  var callEnds: () -> Void = {}
  /// Called when the fingers of a drag stand where they leave the screen, with how they are lifted; `nil`
  /// if the system takes them away.
  var fingersLeave: (Lift?) -> Void = { _ in }
  /// Called when a field is touched to type there, with its name and whether it begins to edit.
  var fieldIsTouched: (String, Bool) -> Void = { _, _ in }
  /// Called before a step of a task that is taken within an action, with the number of steps that were.
  var jobBegins: (Int) -> Void = { _ in }
  /// What has been done so far; the same actions lead to the same objects.
  private(set) var history = Fingerprint()
  /// How many actions these were.
  private var turns = 0
  /// What was left out of what can be done next, as it had been done too often before it was over.
  var leftOut: [String] = []

  /// Takes over a scene before anything has happened in it; `identity` tells scenes apart that are
  /// made differently.
  init(_ scene: HeadlessScene, vocabulary: SceneVocabulary, identity: Int = 0) {
    (self.scene, self.vocabulary) = (scene, vocabulary)
    history.combine(UInt64(bitPattern: Int64(identity)))
    vocabulary.decideWhatIsOpen(in: scene)
  }

  var presentation: PresentationDriver { scene.presentation }

  /// Appends what can happen now: gestures that UIKit understands, what the user can touch, from the
  /// rearmost view to the frontmost, then what the system and the app do by themselves.
  ///
  /// - Complexity: O(*n*) hit tests for *n* views that respond to touches.
  func appendActions(to actions: inout [Action]) {
    guard presentation.exception == nil, presentation.world.error == nil else { return }
    survey = TouchTargets.Survey()
    // A call that is due now is made before another touch arrives.
    if !isInBackground, !isCovered, scene.openQuestions == 0,
      firstDueCall == nil || vocabulary.includesTouchesBeforeDueCalls, !waits
    {
      if drag == nil, scene.contextMenu == nil {
        for gesture in vocabulary.gestures where presentation.offers(gesture) {
          actions.append(.uikit(gesture))
        }
      }
      appendTouches(to: &actions)
    }
    appendSystemEvents(to: &actions)
    appendTurns(to: &actions)
  }

  /// Whether the user waits for something that comes by itself.
  private var waits: Bool {
    vocabulary.waitsForRest
      && (scene.clock.isMoving || scene.clock.isWaiting || !presentation.endsOfTransitions.isEmpty
        || !scene.clock.schedule(of: [.answer, .images]).isEmpty)
  }

  /// Whether the app is in the background: the user touches nothing, and what is due later waits.
  var isInBackground: Bool { scene.application.applicationState == .background }

  /// Whether something of the system's covers the app: the user touches nothing of it.
  private var isCovered: Bool { scene.application.applicationState == .inactive }

  /// Whether nothing moves, and the app is in the foreground.
  var isAtRest: Bool {
    presentation.isAtRest && !scene.clock.isMoving && scene.touches.active.isEmpty
      && !isInBackground && !isCovered
  }

  /// Appends what the system does while nothing moves: that the app goes to the background, if it
  /// wants to know, or comes back, and what the vocabulary asks for.
  private func appendTurns(to actions: inout [Action]) {
    func append(_ name: String, _ deed: SceneInput.Deed) {
      actions.append(.input(SceneInput(name, deed, by: .system, after: history)))
    }
    // Nobody is as fast.
    if isInBackground || isCovered, isEndingAtOnce { return }
    if isInBackground {
      append("app comes back", .comeBack(opening: nil))
      for url in scene.application.addresses { append("\(url) is opened", .comeBack(opening: url)) }
      return
    }
    if isCovered { return append("Control Center goes", .endInterruption) }
    guard isAtRest else { return }
    if vocabulary.includesBackground, scene.application.tellsOfTurns {
      append("app goes to the background", .goToBackground)
      if scene.application.tellsOfActivity { append("Control Center comes", .interrupt) }
    }
    let awaited = vocabulary.waitsForRest ? [] : awaited
    if vocabulary.includesRotations || !awaited.isDisjoint(with: [.size, .traits]),
      presentation.mayRotate
    {
      append("device is turned", .rotate)
    }
    if vocabulary.includesMemoryWarnings || awaited.contains(.memory) {
      append("memory is low", .warnOfMemory)
    }
  }

  /// What controllers on screen, or observers of notifications, are told by the system.
  private var awaited: SystemMethods {
    var awaited: SystemMethods = []
    for case let controller as UIViewController in presentation.controllersInUse.map(\.object) {
      awaited.formUnion(SystemMethods(of: controller))
    }
    if scene.application.tellsOfMemory { awaited.insert(.memory) }
    if scene.application.tellsOfOrientation { awaited.insert(.size) }
    return awaited
  }

  /// Lets one action happen, and everything that follows from it before the next.
  ///
  /// - Returns: What has happened.
  func perform(_ action: Action) -> [PresentationEvent] {
    switch action {
    case .uikit(let input):
      let name = ControllerNames([]).name(of: input)
      guard presentation.offers(input) else {
        return breakOff(name, with: .uikit(input, on: presentation.world.topmostController))
      }
      return turn(name, by: input.actor, servesMainQueue: input.actor == .user) { perform(input) }
    case .input(let input):
      guard let deed = deed(of: input) else {
        return breakOff(input.name, with: .input(input.actor))
      }
      let userAction =
        part(of: action) == .ofOtherTouch ? UserAction(name: input.name, turn: turns) : nil
      var servesMainQueue = input.actor == .user
      if case .fire(let event) = deed { servesMainQueue = scene.clock.isTimer(event) }
      return turn(
        input.name, by: input.actor, as: userAction, servesMainQueue: servesMainQueue
      ) {
        presentation.events.append(.input(input.actor))
        perform(deed)
      }
    }
  }

  private func turn(
    _ name: String, by actor: Actor, as userAction: UserAction? = nil, servesMainQueue: Bool,
    _ body: () -> Void
  ) -> [PresentationEvent] {
    history.combine(name)
    history.combine(actor.rawValue)
    turns += 1
    let events = presentation.turn {
      scene.clock.chain.isOfUser = actor == .user
      scene.clock.userAction = userAction
      body()
      if servesMainQueue { presentation.serveMainQueue() }
      callEnds()
    }
    let followed = finishJobs()
    // A transition leaves no menu open.
    if !presentation.isAtRest { scene.contextMenu = nil }
    noteRest()
    return events + followed
  }

  private func breakOff(_ name: String, with event: PresentationEvent) -> [PresentationEvent] {
    presentation.breakOff("'\(name)' is not possible at this point of this execution.")
    return [event]
  }

  /// How an input is done here; one that was found in another state is looked for by its name.
  private func deed(of input: SceneInput) -> SceneInput.Deed? {
    if input.history == history { return input.deed }
    var found: [Action] = []
    appendActions(to: &found)
    if let trial { found.append(trial) }
    for case .input(let other) in found where other == input { return other.deed }
    return nil
  }

  /// Which touch an action belongs to.
  func part(of action: Action) -> DismissalCount.Part {
    guard case .input(let input) = action else {
      return action.actor == .user ? .ofOtherTouch : .ofNobody
    }
    return switch input.deed {
    case .drag, .move, .lift, .leave, .cancel, .abandon: .ofDrag
    case .fire, .evaluate, .goToBackground, .interrupt, .endInterruption, .comeBack,
      .rotate, .warnOfMemory:
      .ofNobody
    default: .ofOtherTouch
    }
  }

  /// Adds what fingers and the clock contribute to the state.
  func add(to snapshot: inout Snapshot) {
    if let drag { snapshot.named("finger") { drag.add(to: &$0) } }
    addPending(to: &snapshot)
    addUnfinishedActions(to: &snapshot)
    if isInBackground { snapshot.named("background") { $0.add(true) } }
    if isCovered { snapshot.named("covered") { $0.add(true) } }
    if chainOfCalls > 0 { snapshot.add(chainOfCalls, named: "calls in a row") }
    if scene.application.isIgnoringInteractionEvents {
      snapshot.named("ignored touches") { $0.add(scene.application.ignoresTouches) }
    }
    if let secondFinger { snapshot.named("second finger") { $0.add(secondFinger.point) } }
    if let menu = scene.contextMenu { snapshot.named("open menu") { menu.add(to: &$0) } }
  }
}

extension HarnessAction where Input == SceneInput {
  /// Whether it happens without anybody who wants it, as the end of an animation does.
  package var comesByItself: Bool {
    guard case .input(let input) = self else { return finishes != nil }
    return if case .fire = input.deed { true } else { false }
  }

  /// Whether a finger taps a view.
  package var isTap: Bool {
    if case .input(let input) = self, case .tap = input.deed { true } else { false }
  }

  /// Whether contents are moved as far as they go.
  var isFlick: Bool {
    if case .input(let input) = self, case .flick = input.deed { true } else { false }
  }
}

extension ContextMenu {
  /// Adds what can be chosen, and what it does.
  fileprivate func add(to snapshot: inout Snapshot) {
    snapshot.add(subject)
    snapshot.add(entries.count)
    for entry in entries {
      snapshot.add(entry.title)
      snapshot.add(reflecting: entry.handler)
    }
  }
}

/// Fingers that are on the screen.
struct RunningDrag {
  let drag: SceneInput.Drag
  let touches: [UITouch]
  /// Where the fingers are, in percent.
  var position = 0

  /// Adds where the fingers are, and where they go.
  @MainActor
  func add(to snapshot: inout Snapshot) {
    snapshot.add(drag.subject)
    snapshot.add(drag.start)
    snapshot.add(drag.direction)
    snapshot.add(Double(drag.extent))
    snapshot.add(position)
  }
}
