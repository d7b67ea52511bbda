// SPDX-License-Identifier: MIT

import UIKitSemantics

/// Plays moves to the rules of presentation alone.
struct WorldPlayer {
  private(set) var world: PresentationWorld
  private(set) var entries: [Entry] = []
  private let play: Play
  private var reactions: [(Callback, Move)]
  private var isDelivering = false

  init(_ play: Play) {
    self.play = play
    reactions = play.reactions
    world = PresentationWorld(horizontalSizeClass: play.width)
    for (container, kind, children) in play.containers {
      world.setChildren(children, of: container, as: kind)
    }
    for alert in play.alerts { world.setKind(.alert, of: alert) }
    for controller in play.definesContext {
      world.setDefinesPresentationContext(true, of: controller)
    }
    arrangeDelegates()
    for move in play.moves() { perform(move) }
  }

  private mutating func arrangeDelegates() {
    for controller in play.delegates.keys { world.setDelegate(.dismissal, of: controller) }
    for controller in play.custom {
      var methods: TransitioningMethods = [.presentationController]
      if play.animated.contains(controller) {
        methods.formUnion([.animationControllerForPresented, .animationControllerForDismissed])
      }
      world.setTransitioningDelegate(methods, of: controller)
    }
  }

  private mutating func respond(_ body: (inout PresentationWorld) -> Response) {
    entries.append(.response(body(&world)))
  }

  private mutating func perform(_ move: Move) {
    if !performRequest(move) { performOther(move) }
    deliver()
  }

  private mutating func performRequest(_ move: Move) -> Bool {
    switch move {
    case .present(let controller, let source, let style, let animated, let completion):
      let request = PresentationRequest(style, animated: animated, hasCompletion: completion)
      respond { $0.present(controller, from: source, request) }
    case .dismiss(let controller, let animated, let completion):
      respond { $0.dismiss(from: controller, animated: animated, hasCompletion: completion) }
    case .beginAppearance(let isAppearing, let controller):
      respond { $0.beginAppearanceTransition(isAppearing, of: controller) }
    case .endAppearance(let controller): respond { $0.endAppearanceTransition(of: controller) }
    case .animationEnds: endAnimation()
    case .inOneTurn(let moves):
      let wasDelivering = isDelivering
      isDelivering = true
      for move in moves { perform(move) }
      isDelivering = wasDelivering
    default: return false
    }
    return true
  }

  private mutating func performOther(_ move: Move) {
    switch move {
    case .gesture(let gesture): world.perform(gesture)
    case .setModal(let value, let controller): world.setModalInPresentation(value, of: controller)
    case .push(let controller, let container, let animated):
      world.push(controller, onto: container, animated: animated)
    case .pop(let container, let animated): world.pop(from: container, animated: animated)
    case .pushEnds(let container): world.perform(.containerTransitionEnds(container))
    case .select(let controller): world.select(controller)
    case .addChild(let controller, let container): world.addChild(controller, to: container)
    case .removeFromParent(let controller): world.removeFromParent(controller)
    case .tapAction(let controller): world.tapAction(ofAlert: controller)
    case .setRoot(let controller): world.setRootViewController(controller)
    case .width(let width): world.perform(.sizeClassChanges(to: width))
    default: break
    }
  }

  /// The animation ends; an animator of the app's completes.
  private mutating func endAnimation() {
    guard world.offers(.animationEnds) else { return }
    world.perform(.animationEnds)
    deliver()
    guard let animated = world.animated, animated.drive == .awaitingCompletion else { return }
    respond { $0.completeTransition(!animated.isCancelled, of: animated.presented) }
  }

  private mutating func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    while let callback = world.next() {
      entries.append(.callback(callback))
      if let place = reactions.firstIndex(where: { $0.0 == callback }) {
        perform(reactions.remove(at: place).1)
      }
      if callback.isQuestion { world.answer(answer(to: callback)) }
    }
    isDelivering = false
  }

  private func answer(to question: Callback) -> Answer {
    switch question {
    case .presentationControllerShouldDismiss(let controller):
      play.delegates[controller] == false ? .no : .yes
    case .shouldRemovePresentersView: .no
    default: .yes
    }
  }
}
