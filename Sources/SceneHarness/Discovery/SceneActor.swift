// SPDX-License-Identifier: MIT

import Foundation
import ModalHarness
import StateSpace
import UIKit
import UIKitSemantics

/// Finds out what can happen next in one execution of a scene, and does it.
///
/// What can be touched is found by walking the views: those that do something when they are
/// touched, and that hit testing reaches. What the system can do is asked of the rules of
/// presentation and of the clock.
@MainActor
final class SceneActor {
  let scene: HeadlessScene
  let vocabulary: SceneVocabulary
  /// The drag that goes on.
  var drag: RunningDrag?
  /// A second finger, which only rests on the screen.
  var secondFinger: UITouch?
  /// How many calls without delay have followed from each other, each made by an action of its own.
  var chainOfCalls = 0
  /// What has been done so far; the same actions lead to the same objects.
  private(set) var history = Fingerprint()

  /// Takes up a scene before anything has happened in it; `identity` tells scenes apart that are
  /// made in different ways.
  init(_ scene: HeadlessScene, vocabulary: SceneVocabulary, identity: Int = 0) {
    (self.scene, self.vocabulary) = (scene, vocabulary)
    history.combine(UInt64(bitPattern: Int64(identity)))
    vocabulary.decideWhatIsOpen(in: scene)
  }

  var presentation: PresentationDriver { scene.presentation }

  /// Appends what can happen now: gestures that UIKit understands, what the user can touch from
  /// the rearmost view to the frontmost, then what the system and the app do by themselves.
  ///
  /// - Complexity: O(*n*) hit tests for *n* views that do something when they are touched.
  func appendActions(to actions: inout [SceneAction]) {
    guard presentation.exception == nil, presentation.world.error == nil else { return }
    if drag == nil {
      for gesture in vocabulary.gestures where presentation.world.offers(gesture) {
        actions.append(action(.gesture(gesture), .gesture(gesture)))
      }
    }
    appendTouches(to: &actions)
    appendSystemEvents(to: &actions)
  }

  func action(_ label: ActionLabel, _ command: SceneCommand) -> SceneAction {
    SceneAction(label, command, history: history)
  }

  /// Lets one action happen, and all that follows from it before the next.
  ///
  /// - Returns: What passed between the app and the rules of presentation.
  func perform(_ action: SceneAction) -> [PresentationEvent] {
    guard let command = command(of: action) else {
      presentation.breakOff("'\(action.name)' is not possible at this point of this execution.")
      return []
    }
    history.combine(UInt64(action.label.number))
    return presentation.turn {
      perform(command)
      if vocabulary.clockOrder == .callsAtOnce { makeDueCalls() }
    }
  }

  /// How an action is done here; one that was found in another state is looked for by its name.
  private func command(of action: SceneAction) -> SceneCommand? {
    switch action.command {
    case .gesture(let gesture): return presentation.world.offers(gesture) ? action.command : nil
    case .system(let event): return canHappen(event) ? action.command : nil
    default:
      if action.history == history { return action.command }
      var found: [SceneAction] = []
      appendActions(to: &found)
      return found.first { $0 == action }?.command
    }
  }

  private func canHappen(_ event: SystemEvent) -> Bool {
    switch event {
    case .animationEnds: presentation.canEndAnimation
    case .interactiveTransitionStarts: presentation.world.canStartInteractiveTransition
    case .sizeClassChanges: presentation.world.isAtRest
    case .containerTransitionEnds(let container):
      presentation.world.containersInTransition.contains(container)
    case .containerLaysOut, .shouldDismissIsAsked: false
    }
  }

  /// Which touch an action belongs to.
  func part(of action: SceneAction) -> DismissalCount.Part {
    switch action.command {
    case .drag, .move, .lift, .cancel: .ofDrag
    case .fire, .system: .ofNobody
    default: .ofOtherTouch
    }
  }

  /// Adds what the fingers and the clock do to what tells states apart.
  func add(to snapshot: inout Snapshot) {
    if let drag { snapshot.named("finger") { drag.add(to: &$0) } }
    addTimes(to: &snapshot)
    if chainOfCalls > 0 { snapshot.add(chainOfCalls, named: "calls in a row") }
    if let secondFinger { snapshot.named("second finger") { $0.add(secondFinger.point) } }
  }
}

/// Fingers that are on the screen.
struct RunningDrag {
  let drag: SceneCommand.Drag
  let touches: [UITouch]
  /// Where the fingers are, in percent.
  var position = 0

  /// Adds where the fingers are, and where they go.
  func add(to snapshot: inout Snapshot) {
    snapshot.add(drag.subject)
    snapshot.add(drag.start)
    snapshot.add(drag.direction)
    snapshot.add(Double(drag.extent))
    snapshot.add(position)
  }
}
