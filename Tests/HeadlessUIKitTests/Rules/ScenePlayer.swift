// SPDX-License-Identifier: MIT

import Foundation
import UIKitSemantics

@testable import UIKit

/// Plays moves to real objects.
@MainActor
final class ScenePlayer {
  let scene = HeadlessScene.start()
  /// What the rules told the driver, and what became of requests.
  private(set) var entries: [Entry] = []
  /// What the objects received.
  private(set) var received: [Callback] = []
  private let play: Play
  private var controllers: [ControllerID: UIViewController] = [:]
  private var delegates: [ControllerID: PlayedDelegate] = [:]
  private var reactions: [(Callback, Move)]
  private var window: UIWindow?

  var driver: PresentationDriver { scene.presentation }

  init(_ play: Play) {
    self.play = play
    reactions = play.reactions
    driver.configure(behavior: UIKitBehavior(), horizontalSizeClass: play.width)
    for number in 0..<7 { make(ControllerID(number)) }
    for (container, kind, children) in play.containers { fill(container, kind, children) }
    for number in 1..<7 { _ = driver.identifier(of: self[ControllerID(number)]) }
    scene.launch(self[.p])
    window = scene.windows.first
    received = []
    for move in play.moves() { turn(move) }
  }

  subscript(identifier: ControllerID) -> UIViewController {
    controllers[identifier] ?? UIViewController()
  }

  private func make(_ identifier: ControllerID) {
    let kind = play.containers.first { $0.0 == identifier }?.1
    let told: (Callback) -> Void = { [unowned self] in receive($0) }
    let controller: UIViewController
    switch kind {
    case .navigation: controller = PlayedNavigation(identifier, told)
    case .tabs: controller = PlayedTabs(identifier, told)
    default:
      controller =
        play.alerts.contains(identifier)
        ? PlayedAlert(identifier, told) : PlayedController(identifier, told)
    }
    controller.definesPresentationContext = play.definesContext.contains(identifier)
    let delegate = PlayedDelegate(
      identifier, shouldDismiss: play.delegates[identifier] ?? true,
      isAnimating: play.animated.contains(identifier), told)
    delegates[identifier] = delegate
    if play.custom.contains(identifier) { controller.transitioningDelegate = delegate }
    controllers[identifier] = controller
  }

  private func fill(_ container: ControllerID, _ kind: ContainerKind, _ children: [ControllerID]) {
    let inner = children.map { self[$0] }
    switch self[container] {
    case let navigation as UINavigationController: navigation.viewControllers = inner
    case let tabs as UITabBarController: tabs.viewControllers = inner
    case let plain: for child in inner { embed(child, in: plain) }
    }
  }

  private func embed(_ child: UIViewController, in container: UIViewController) {
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
  }

  private func turn(_ move: Move) {
    let events = driver.turn { perform(move) }
    entries += events.compactMap(Entry.init)
    if case .animationEnds = move,
      let fire = scene.clock.pending.first(where: { $0.kind == .animation })
    {
      entries += driver.turn { scene.clock.fire(fire.id) }.compactMap(Entry.init)
    }
  }

  func receive(_ callback: Callback) {
    received.append(callback)
    guard let place = reactions.firstIndex(where: { $0.0 == callback }) else { return }
    perform(reactions.remove(at: place).1)
  }

  // MARK: - Moves

  private func perform(_ move: Move) {
    switch move {
    case .present(let controller, let source, let style, let animated, let completion):
      present(controller, source, style, animated, completion)
    case .dismiss(let controller, let animated, let completion):
      let target = self[controller]
      let presented = target.presentedViewController ?? target
      let identifier = driver.identifier(of: presented)
      let told: (() -> Void)? =
        completion ? { [unowned self] in receive(.dismissCompletion(identifier)) } : nil
      target.dismiss(animated: animated, completion: told)
    case .animationEnds: if driver.offers(.animationEnds) { driver.perform(.animationEnds) }
    case .gesture(let gesture): driver.perform(gesture)
    case .setModal(let value, let controller): self[controller].isModalInPresentation = value
    case .setRoot(let controller): window?.rootViewController = self[controller]
    case .width(let width): driver.perform(.sizeClassChanges(to: width))
    case .beginAppearance(let isAppearing, let controller):
      self[controller].beginAppearanceTransition(isAppearing, animated: true)
    case .endAppearance(let controller): self[controller].endAppearanceTransition()
    case .inOneTurn(let moves): for move in moves { perform(move) }
    default: performInContainer(move)
    }
  }

  private func performInContainer(_ move: Move) {
    switch move {
    case .push(let controller, let container, let animated):
      navigation(container)?.pushViewController(self[controller], animated: animated)
    case .pop(let container, let animated):
      navigation(container)?.popViewController(animated: animated)
    case .pushEnds(let container): driver.perform(.containerTransitionEnds(container))
    case .select(let controller):
      self[controller].tabBarController?.selectedViewController = self[controller]
    case .addChild(let controller, let container):
      embed(self[controller], in: self[container])
    case .removeFromParent(let controller):
      self[controller].willMove(toParent: nil)
      self[controller].view.removeFromSuperview()
      self[controller].removeFromParent()
    case .tapAction(let controller):
      let alert = self[controller] as? UIAlertController
      if let action = alert?.actions.first { alert?.choose(action) }
    default: break
    }
  }

  private func navigation(_ identifier: ControllerID) -> UINavigationController? {
    self[identifier] as? UINavigationController
  }

  private func present(
    _ identifier: ControllerID, _ source: ControllerID, _ style: ModalPresentationStyle,
    _ animated: Bool, _ completion: Bool
  ) {
    let controller = self[identifier]
    controller.modalPresentationStyle = UIModalPresentationStyle(style)
    if play.delegates[identifier] != nil, controller.presentingViewController == nil {
      controller.presentationController?.delegate = delegates[identifier]
    }
    controller.popoverPresentationController?.sourceView = self[source].view
    let told: (() -> Void)? =
      completion ? { [unowned self] in receive(.presentCompletion(identifier)) } : nil
    self[source].present(controller, animated: animated, completion: told)
  }
}

extension Entry {
  /// What is compared of an event of the driver's: requests, and what UIKit calls.
  fileprivate init?(_ event: PresentationEvent) {
    switch event {
    case .callback(let callback): self = .callback(callback)
    case .call(.present, let response), .call(.dismiss, let response),
      .call(.beginAppearanceTransition, let response),
      .call(.endAppearanceTransition, let response), .call(.completeTransition, let response):
      self = .response(response)
    default: return nil
    }
  }
}
