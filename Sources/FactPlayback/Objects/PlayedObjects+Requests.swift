// SPDX-License-Identifier: MIT

import Conformance
import Foundation
import UIKit
import UIKitSemantics

// MARK: - What the app asks for

extension PlayedObjects {
  /// Makes one call of an app, and sees what the rules made of it.
  ///
  /// An app sees that by what follows only; without a record nothing was refused.
  func response(_ call: () -> Void) -> Response {
    let place = driver.events.count
    call()
    for case .call(_, let response) in driver.events.dropFirst(place) { return response }
    return .accepted
  }

  func present(
    _ controller: ControllerID, from caller: ControllerID, _ request: PresentationRequest
  ) -> Response {
    let (presented, presenter) = (self[controller], self[caller])
    if presented.presentingViewController == nil { prepare(presented, controller, request.style) }
    let completion: (() -> Void)? =
      request.hasCompletion ? { [unowned self] in tell(.presentCompletion(controller)) } : nil
    return response {
      presenter.present(presented, animated: request.animated, completion: completion)
    }
  }

  /// Sets what an app sets before it presents.
  private func prepare(
    _ presented: UIViewController, _ letter: ControllerID, _ style: ModalPresentationStyle
  ) {
    if presented.modalPresentationStyle.rule != style {
      presented.modalPresentationStyle = UIModalPresentationStyle(style)
    }
    if style != .custom, self[itemsOf: letter].awaitsDelegate {
      giveDelegate(to: presented.presentationController, of: letter)
    }
    guard let popover = presented.popoverPresentationController else { return }
    if self[itemsOf: letter].hasPopoverSource { popover.sourceView = self[.root].view }
    let passthrough = self[itemsOf: letter].passthrough
    if !passthrough.isEmpty { popover.passthroughViews = passthrough.map { self[$0].view } }
  }

  func dismiss(from controller: ControllerID, animated: Bool, hasCompletion: Bool) -> Response {
    let target = self[controller]
    // Facts call the completion by who goes, which the rules decide.
    var dismissed = controller
    let completion: (() -> Void)? =
      hasCompletion ? { [unowned self] in tell(.dismissCompletion(dismissed)) } : nil
    return response {
      isDismissing = true
      target.dismiss(animated: animated, completion: completion)
      isDismissing = false
      dismissed = driver.world.dismissed.value ?? controller
    }
  }

  func unwind(to destination: ControllerID) -> Response {
    obstacle("the stand-in has no unwind segues")
    return .accepted
  }

  func beginAppearanceTransition(_ isAppearing: Bool, of controller: ControllerID) -> Response {
    response { self[controller].beginAppearanceTransition(isAppearing, animated: true) }
  }

  func endAppearanceTransition(of controller: ControllerID) -> Response {
    response { self[controller].endAppearanceTransition() }
  }

  func callAppearanceMethod(of controller: ControllerID) -> Response {
    obstacle("an override that the app calls itself cannot be told from one that UIKit calls")
    return .accepted
  }

  // MARK: - Containers and windows

  func setRootViewController(_ controller: ControllerID) {
    scene.windows.first?.rootViewController = self[controller]
  }

  func setChildren(_ children: [ControllerID], of container: ControllerID, as kind: ContainerKind) {
    switch kind {
    case .navigation: adopt(PlayedNavigation(container, self), as: container)
    case .tabs: adopt(PlayedTabs(container, self), as: container)
    case .pages: adopt(PlayedPages(container, self, .scroll), as: container)
    case .plain: break
    }
    contents.append((container, children))
  }

  func fill(_ container: ControllerID, with children: [ControllerID]) {
    let inner = children.map { self[$0] }
    switch self[container] {
    case let navigation as UINavigationController: navigation.viewControllers = inner
    case let tabs as UITabBarController: tabs.viewControllers = inner
    case let pages as UIPageViewController:
      if !inner.isEmpty { pages.setViewControllers(inner, direction: .forward, animated: false) }
    default: for child in children { addChild(child, to: container) }
    }
  }

  func addChild(_ child: ControllerID, to container: ControllerID) {
    self[container].addChild(self[child])
    self[container].view.addSubview(self[child].view)
    self[child].didMove(toParent: self[container])
  }

  func removeFromParent(_ child: ControllerID) {
    self[child].willMove(toParent: nil)
    self[child].view.removeFromSuperview()
    self[child].removeFromParent()
  }

  func select(_ child: ControllerID) {
    self[child].tabBarController?.selectedViewController = self[child]
  }

  func push(_ child: ControllerID, onto container: ControllerID, animated: Bool) {
    navigation(container).pushViewController(self[child], animated: animated)
  }

  func pop(from container: ControllerID, animated: Bool) {
    navigation(container).popViewController(animated: animated)
  }

  func setHasDelegate(_ value: Bool, of container: ControllerID) {
    let delegate = value ? PlayedContainerDelegate(self) : nil
    self[itemsOf: container].containerDelegate = delegate
    switch self[container] {
    case let pages as UIPageViewController: pages.delegate = delegate
    default: navigation(container).delegate = delegate
    }
  }

  // MARK: - Pages

  func setCurlsPages(_ value: Bool, of container: ControllerID) {
    adopt(PlayedPages(container, self, value ? .pageCurl : .scroll), as: container)
  }

  func setPage(_ page: ControllerID, in container: ControllerID, animated: Bool) {
    let pages = self[container] as? UIPageViewController
    pages?.setViewControllers([self[page]], direction: .forward, animated: animated)
  }

  func beginSwipe(to page: ControllerID, in container: ControllerID) {
    (self[container] as? PlayedPages)?.nextPage = self[page]
    moveFinger(from: 0.9, to: 0.7)
  }

  // MARK: - Search

  /// The search bar is in the view of who presents the search.
  func setSearch(_ search: ControllerID, isActive: Bool, in context: ControllerID) {
    if isActive {
      let controller = UISearchController(searchResultsController: nil)
      adopt(controller, as: search)
      self[context].view.addSubview(controller.searchBar)
      controller.isActive = true
    } else {
      self[search].dismiss(animated: false)
    }
  }

  // MARK: - A finger at the edge

  /// On the only page, UIKit's own delegate of the recognizer lets no swipe begin.
  func beginSwipeBack(in container: ControllerID) {
    if let navigation = self[container] as? UINavigationController,
      navigation.viewControllers.count == 1
    {
      navigation.interactivePopGestureRecognizer?.delegate = nil
    }
    moveFinger(from: 0, to: 0.2)
  }

  /// Moves a finger from one part of the width to another.
  private func moveFinger(from start: CGFloat, to end: CGFloat) {
    let bounds = scene.screen.bounds
    let point = { (part: CGFloat) in CGPoint(x: 1 + (bounds.width - 2) * part, y: bounds.midY) }
    let touch = scene.touches.began(at: point(start))
    for step in 1...4 {
      scene.touches.moved(touch, to: point(start + (end - start) * CGFloat(step) / 4))
    }
    finger = touch
  }

  func endSwipe(in container: ControllerID, completed: Bool) {
    guard let touch = finger else { return }
    finger = nil
    let bounds = scene.screen.bounds
    let isPage = self[container] is UIPageViewController
    let x = bounds.width * (isPage ? completed ? 0.1 : 0.7 : completed ? 0.9 : 0.2)
    scene.touches.moved(touch, to: CGPoint(x: x, y: bounds.midY))
    scene.touches.ended(touch, velocity: .zero)
  }
}
