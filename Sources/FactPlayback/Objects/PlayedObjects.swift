// SPDX-License-Identifier: MIT

import Conformance
import Foundation
import UIKit
import UIKitSemantics

/// The objects of an app that plays a scenario: controllers and all that belongs to them.
///
/// They are made when the scenario first speaks of them, and tell what they receive.
@MainActor
final class PlayedObjects {
  /// What belongs to a controller.
  struct Items {
    /// What the app keeps alive.
    var delegate: PlayedDelegate?, transitions: PlayedTransitions?
    var containerDelegate: PlayedContainerDelegate?
    /// Whether the delegate has yet to be given to a presentation controller.
    var awaitsDelegate = false
    var features: TransitionFeatures = []
    var overridesDismiss = false
    var hasPopoverSource = true
    var passthrough: [ControllerID] = []
    var detents: [SheetDetent: Bool] = [:]
    var interaction: (any PlayedInteraction)?
    /// How long the animator takes.
    var duration = 0.3
    /// Of the transition that began last.
    var context: (any UIViewControllerContextTransitioning)?
    var overlay: UIView?
    /// Where the views of its transition were before the animator moved them.
    var formerFrames: [(view: UIView, frame: CGRect)] = []
    /// What the last appearance callback said.
    var saysAnimated: Bool?
  }

  let scene: HeadlessScene
  private(set) lazy var views = PlayedViews(self)
  var receive: (ScenarioEvent) -> Answer = { _ in .yes }
  var obstacle: (String) -> Void = { _ in }
  var lastPresenting: UIViewController?
  /// The finger that swipes back.
  var finger: UITouch?
  /// Whether the scenario itself calls `dismiss`.
  var isDismissing = false
  private var controllers: [ControllerID: UIViewController] = [:]
  private var released: [ControllerID: Weak] = [:]
  private var items: [ControllerID: Items] = [:]
  private(set) var hasLaunched = false
  /// The contents of containers, which come when all of the containers are there.
  var contents: [(container: ControllerID, children: [ControllerID])] = []
  private(set) var awaitingCompletion: (controller: ControllerID, isCancelled: Bool)?
  private var lastTold: Callback?

  private struct Weak { weak var controller: UIViewController? }

  init(_ behavior: UIKitBehavior, _ width: HorizontalSizeClass) {
    let size =
      width == .regular ? CGSize(width: 1024, height: 768) : CGSize(width: 390, height: 844)
    scene = HeadlessScene.start(screen: size)
    scene.presentation.configure(behavior: behavior, horizontalSizeClass: width)
    // N may come to be a container that the rules meet with something in it already (F11).
    scene.presentation.names = Array(repeating: "", count: 6) + ["PlayedNavigation"]
  }

  var driver: PresentationDriver { scene.presentation }

  // MARK: - Controllers

  subscript(_ letter: ControllerID) -> UIViewController {
    if let known = controllerPutUp(for: letter) ?? controllers[letter]
      ?? released[letter]?.controller
    {
      return known
    }
    let made: UIViewController =
      views.isEmpty ? PlayedController(letter, self) : PlayedHost(letter, self)
    adopt(made, as: letter)
    return made
  }

  subscript(itemsOf letter: ControllerID) -> Items {
    get { items[letter] ?? Items() }
    set { items[letter] = newValue }
  }

  /// Takes a controller in, by which the rules know it under the same name as the facts.
  func adopt(_ controller: UIViewController, as letter: ControllerID) {
    controllers[letter] = controller
    if letter != .root { driver.place(controller, at: letter) }
  }

  /// What the facts call a controller; one of SwiftUI's goes by what it shows.
  func letter(of controller: UIViewController) -> ControllerID {
    let played = [controller] + controller.children
    if let one = played.lazy.compactMap({ $0 as? any PlayedByLetter }).first { return one.letter }
    return ControllerID.all.first { $0.letter == controller.title } ?? .root
  }

  /// What the rules call a controller of the facts.
  func ruleID(of letter: ControllerID) -> ControllerID {
    driver.knownIdentifier(of: self[letter]) ?? letter
  }

  func letter(of controller: UIPresentationController) -> ControllerID {
    letter(of: controller.presentedViewController)
  }

  func launch() {
    let root = self[.root]
    for (container, children) in contents { fill(container, with: children) }
    for (letter, controller) in controllers.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where letter != .root { driver.place(controller, at: letter) }
    hasLaunched = true
    scene.launch(root)
  }

  func release(_ controller: ControllerID) {
    released[controller] = Weak(controller: controllers.removeValue(forKey: controller))
  }

  func isDeallocated(_ controller: ControllerID) -> Bool {
    controllers[controller] == nil && released[controller]?.controller == nil
  }

  func makeAnew(_ controller: ControllerID) -> Bool {
    if controllers[controller]?.presentingViewController != nil { return false }
    controllers[controller] = nil
    items[controller] = nil
    _ = self[controller]
    return true
  }

  /// Puts a controller into a navigation controller for an adapted style.
  func contain(_ child: UIViewController, in container: ControllerID) -> UIViewController {
    let navigation = PlayedNavigation(container, self)
    controllers[container] = navigation
    navigation.viewControllers = [child]
    return navigation
  }

  func navigation(_ letter: ControllerID) -> UINavigationController {
    if let known = controllers[letter] as? UINavigationController { return known }
    let made = PlayedNavigation(letter, self)
    adopt(made, as: letter)
    return made
  }

  // MARK: - What objects receive

  /// Tells of a call, and asks for the answer if it is a question.
  ///
  /// UIKit may read a property as often as it likes: that counts once.
  @discardableResult
  func tell(_ callback: Callback) -> Answer {
    if callback == lastTold, callback.readsProperty { return answer }
    lastTold = callback
    if case .animatorAnimationsDidFinish(let controller, let isCancelled) = callback {
      awaitingCompletion = (controller, isCancelled)
    }
    answer = receive(.uikit(callback))
    return answer
  }
  private var answer = Answer.yes

  func appears(_ callback: Callback, _ animated: Bool) {
    for letter in controllers.keys where callback.isAppearance(of: letter) {
      items[letter, default: Items()].saysAnimated = animated
    }
    tell(callback)
  }

  /// The interaction controller of a controller's transitions, the same for all of them.
  func interaction(of letter: ControllerID) -> any PlayedInteraction {
    if let known = self[itemsOf: letter].interaction { return known }
    let isPercentDriven = !self[itemsOf: letter].features.isDisjoint(with: [
      .percentDriven, .wantsInteractiveStart, .interruptibleAnimator,
    ])
    let made: any PlayedInteraction =
      isPercentDriven ? PlayedPercentDriver(letter, self) : PlayedLeader(letter, self)
    self[itemsOf: letter].interaction = made
    return made
  }

  /// The app completes what waits for it.
  func complete() { awaitingCompletion = nil }

  /// Gives a presentation controller the delegate that waits for it.
  func giveDelegate(to controller: UIPresentationController?, of letter: ControllerID) {
    guard let controller, self[itemsOf: letter].awaitsDelegate else { return }
    items[letter]?.awaitsDelegate = false
    controller.delegate = self[itemsOf: letter].delegate
  }
}

extension Callback {
  fileprivate var readsProperty: Bool {
    switch self {
    case .presentedView, .frameOfPresentedViewInContainerView, .wantsInteractiveStart,
      .transitionDuration, .shouldRemovePresentersView, .shouldPresentInFullscreen:
      true
    default: false
    }
  }
}
