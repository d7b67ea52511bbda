// SPDX-License-Identifier: MIT

import StateSpace
import UIKitSemantics

/// An app, a user and a system that do whatever is possible, in an order that a seed decides.
///
/// The app calls back in during callbacks and even while UIKit waits for an answer.
struct RandomWalk {
  private(set) var world: PresentationWorld
  private(set) var monitor: WalkMonitor
  private var random: SplitMix64
  /// How many more requests the app makes during the callbacks of one input.
  private var reentrance = 0
  /// Whether `completeTransition` is told the truth, as UIKit demands (D10).
  private let isHonest: Bool

  init(seed: UInt64, isHonest: Bool, mutation: RuleMutation? = nil) {
    random = SplitMix64(seed: seed)
    self.isHonest = isHonest
    monitor = WalkMonitor(isHonest: isHonest)
    var behavior = UIKitBehavior()
    behavior.shuffle(using: &random)
    behavior.mutation = mutation
    let width = random.element(of: HorizontalSizeClass.allCases)
    world = PresentationWorld(behavior: behavior, horizontalSizeClass: width)
  }

  /// What is wrong after a number of inputs, if anything is.
  mutating func broken(after inputs: Int) -> String? {
    for _ in 0..<inputs {
      makeInput()
      if let broken = drain(reentrance: 6) { return broken }
      guard world.error == nil else { return nil }
    }
    return brokenOnTheWayToRest()
  }

  // MARK: One input

  private mutating func makeInput() {
    let gestures = UIKitInput.gestures.filter { world.offers($0) }
    switch random.below(4) {
    case 0 where !gestures.isEmpty: world.perform(random.element(of: gestures))
    case 1 where world.offers(.animationEnds): world.perform(.animationEnds)
    case 1 where world.offers(.interactiveTransitionStarts):
      world.perform(.interactiveTransitionStarts)
    default: makeRequest()
    }
  }

  /// The controller whose transition an app's animator or interaction controller runs (E13, E14).
  private var animatedController: ControllerID {
    world.animated?.presented ?? world.topmostController
  }

  private mutating func makeRequest() {
    let controller = someController()
    switch random.below(17) {
    case 0, 1, 2, 3: present(controller)
    case 4, 5: dismiss(controller)
    case 6: completeTransition(of: animatedController)
    case 7: world.finishInteractiveTransition(of: animatedController)
    case 8: world.cancelInteractiveTransition(of: animatedController)
    case 9:
      world.setDelegate(DelegateMethods(rawValue: UInt16(random.below(1024))), of: controller)
    case 10:
      let methods = TransitioningMethods(rawValue: UInt8(random.below(32)))
      world.setTransitioningDelegate(methods, of: controller)
    case 11: world.setModalInPresentation(random.flip(), of: controller)
    case 12: world.animateAlongsideTransition(of: world.topmostController)
    case 13: setUpTransitions(of: controller)
    case 14: interfere(with: world.topmostController)
    case 15: moveChildren()
    default: changeSurroundings(of: controller)
    }
  }

  private mutating func present(_ controller: ControllerID) {
    let styles = ModalPresentationStyle.allCases.filter { $0 != .none } + [.custom, .custom]
    let request = PresentationRequest(
      random.element(of: styles), animated: random.flip(), hasCompletion: random.flip())
    let source = random.below(4) == 0 ? someController() : world.topmostController
    // A crash ends the walk; a few are enough.
    guard world.presentation(of: controller) == nil && controller != .root || random.below(20) == 0
    else { return }
    let response = world.present(controller, from: source, request)
    // What is presented on, or as, somebody who is going is never there: nothing completes (E12, E33).
    let isLost = world.presentation(of: controller)?.isBeingDismissed == true
    monitor.note(
      response, toPresent: controller, hasCompletion: request.hasCompletion && !isLost)
  }

  /// Children come and go in containers of each kind, presented or not.
  private mutating func moveChildren() {
    let child = ControllerID(5 + random.below(6))
    let container = random.flip() ? world.topmostController : someController()
    switch random.below(6) {
    case 0:
      guard world.parent(of: child) == nil, world.children(of: container).isEmpty,
        world.state(of: container).appearance == .disappeared
      else { break }
      let kind = random.element(of: ContainerKind.allCases)
      world.setChildren([child], of: container, as: kind)
    case 1:
      guard world.parent(of: child) == nil else { break }
      if world.frontChild(of: container) == nil {
        world.addChild(child, to: container)
      } else {
        world.push(child, onto: container, animated: random.flip())
      }
    case 2: world.pop(from: container, animated: random.flip())
    case 3: world.select(child)
    case 4: world.removeFromParent(child)
    default:
      if let moving = world.containersInTransition.first {
        world.perform(.containerTransitionEnds(moving))
      }
    }
  }

  private mutating func dismiss(_ controller: ControllerID) {
    let hasCompletion = random.flip()
    monitor.noteDismissal(hasCompletion: hasCompletion)
    world.dismiss(from: controller, animated: random.flip(), hasCompletion: hasCompletion)
  }

  private mutating func completeTransition(of controller: ControllerID) {
    let isCancelled = world.presentation(of: controller)?.isCancelled == true
    world.completeTransition(isHonest ? !isCancelled : random.flip(), of: controller)
  }

  private mutating func changeSurroundings(of controller: ControllerID) {
    switch random.below(6) {
    case 0: world.perform(.sizeClassChanges(to: random.element(of: HorizontalSizeClass.allCases)))
    case 1: world.perform(.containerLaysOut(controller))
    case 2: world.addOverlay(to: controller)
    case 3:
      world.setSizeClasses(
        horizontal: world.horizontalSizeClass,
        vertical: random.element(of: VerticalSizeClass.allCases))
    case 4: changeSheet(of: controller)
    default: world.applyPreferredFrame(to: controller)
    }
  }

  private mutating func setUpTransitions(of controller: ControllerID) {
    switch random.below(6) {
    case 0, 1:
      let features = TransitionFeatures(rawValue: UInt16(random.below(2048)))
      world.setTransitionFeatures(features, of: controller)
    case 2:
      world.setModalPresentationStyle(random.flip() ? .custom : .formSheet, of: controller)
      world.readPresentationController(of: controller)
    case 3: world.setCompletionSpeed(percent: random.flip() ? 0 : 200, of: controller)
    case 4: world.releaseTransitioningDelegate(of: controller)
    default: world.restoreViews(of: controller)
    }
  }

  private mutating func interfere(with controller: ControllerID) {
    switch random.below(6) {
    case 0, 1: world.pauseInteractiveTransition(of: controller)
    case 2: world.notifyWhenInteractionChanges(of: controller)
    case 3: world.updateInteractiveTransition(random.below(101), of: controller)
    case 4: world.report(random.element(of: InteractionReport.allCases), of: controller)
    default: world.moveViews(of: controller)
    }
  }

  private mutating func changeSheet(of controller: ControllerID) {
    let detent = random.element(of: SheetDetent.allCases)
    switch random.below(7) {
    case 0, 1: world.setDetents([.customBelowMedium, .medium, .large], of: controller)
    case 2: world.selectDetent(random.flip() ? detent : nil, of: controller)
    case 3: world.setLargestUndimmedDetent(random.flip() ? detent : nil, of: controller)
    case 4: world.setPrefersGrabberVisible(random.flip(), of: controller)
    case 5:
      world.setCustomDetent(.customBelowMedium, isAvailable: random.flip(), of: controller)
      world.invalidateDetents(of: controller)
    default: world.endAnimateChanges(of: controller)
    }
  }

  /// One of the first controllers, so that requests meet each other.
  private mutating func someController() -> ControllerID { ControllerID(random.below(5)) }

  // MARK: Callbacks

  private mutating func drain(reentrance budget: Int) -> String? {
    reentrance = budget
    while let callback = world.next() {
      monitor.receive(callback, in: world)
      if reentrance > 0, random.below(4) == 0 {
        reentrance -= 1
        makeRequest()
      }
      guard world.awaitsAnswer else { continue }
      let answer = someAnswer(to: callback)
      world.answer(answer)
      switch answer {
      case .controller(let other), .replacement(let other):
        guard let child = world.presentation(of: other)?.wrapped else { break }
        monitor.noteWrapper(other, of: child)
      default: break
      }
    }
    return monitor.broken ?? world.brokenInvariant
  }

  private mutating func someAnswer(to question: Callback) -> Answer {
    if case .adaptivePresentationStyle = question {
      let styles: [ModalPresentationStyle] = [.none, .fullScreen, .overFullScreen, .formSheet]
      return .style(random.element(of: styles))
    }
    if case .viewControllerForAdaptivePresentationStyle = question, random.flip() {
      let other = ControllerID(random.below(8))
      return random.flip() ? .controller(other) : .replacement(other)
    }
    return random.flip() ? .yes : .no
  }

  // MARK: The way to rest

  /// From wherever the walk ended, an app that does its part lets everything come to rest.
  private mutating func brokenOnTheWayToRest() -> String? {
    for _ in 0..<64 where !world.isAtRest {
      takeStepToRest()
      if let broken = drain(reentrance: 0) { return broken }
    }
    guard world.error == nil else { return nil }
    return world.isAtRest ? monitor.brokenAtRest : "it never comes to rest"
  }

  private mutating func takeStepToRest() {
    let top = animatedController
    if world.offers(.swipeReleased) {
      world.perform(.swipeReleased)
    } else if world.offers(.interactiveTransitionStarts) {
      world.perform(.interactiveTransitionStarts)
    } else if world.offers(.animationEnds) {
      world.perform(.animationEnds)
    } else if world.finishInteractiveTransition(of: top) != .accepted {
      world.completeTransition(world.top?.isCancelled != true, of: top)
    }
  }
}

extension SplitMix64 {
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
  mutating func flip() -> Bool { below(2) == 0 }
  mutating func element<Element>(of choices: [Element]) -> Element {
    choices[below(choices.count)]
  }
}

extension UIKitBehavior {
  /// Answers every open question by chance.
  fileprivate mutating func shuffle(using random: inout SplitMix64) {
    for item in BehaviorSwitch.allCases { item.set(random.below(item.values.count), in: &self) }
  }
}
