// SPDX-License-Identifier: MIT

package import UIKitSemantics

/// N, a navigation controller with some children, of which the last one is on top, is on screen,
/// presented by P; the delegate of N's presentation controller has every method about dismissal.
package func givenNavigationController(
  _ style: ModalPresentationStyle, showing children: ControllerID...
) -> Scenario {
  let words = "N, a navigation controller with \(children.letters), presented by P as .\(style)"
  return Scenario().adding(.given, words) { run in
    run.style = style
    run.presentedAtStart = .n
    run.stage.setChildren(children, of: .n, as: .navigation)
    run.stage.setDelegate(.dismissal, of: .n)
  }
}

/// N, a page view controller with pages that scroll, is on screen, presented by P.
package func givenPageViewController(
  _ style: ModalPresentationStyle, showing page: ControllerID
) -> Scenario {
  let words = "N, a page view controller with \(page.letter), presented by P as .\(style)"
  return Scenario().adding(.given, words) { run in
    run.style = style
    run.presentedAtStart = .n
    run.stage.setChildren([page], of: .n, as: .pages)
  }
}

extension Scenario {
  /// A controller is a page view controller, which has no page yet.
  package func pages(_ container: ControllerID) -> Scenario {
    adding(.given, "\(container.letter), a page view controller without a page") {
      $0.stage.setChildren([], of: container, as: .pages)
    }
  }

  package func zooms(_ controller: ControllerID = .v) -> Scenario {
    adding(.given, "\(controller.letter) zooms in") { $0.stage.setZooms(true, of: controller) }
  }

  package func curlsPages(_ container: ControllerID = .n) -> Scenario {
    adding(.given, "\(container.letter) has the style .pageCurl") {
      $0.stage.setCurlsPages(true, of: container)
    }
  }

  /// A controller is a navigation controller; the last one of its children is on top.
  package func navigation(_ container: ControllerID, showing children: ControllerID...) -> Scenario
  {
    let words = "\(container.letter), a navigation controller with \(children.letters)"
    return adding(.given, words) { $0.stage.setChildren(children, of: container, as: .navigation) }
  }

  /// A controller is a tab bar controller; the first one of its children is selected.
  package func tabs(_ container: ControllerID, showing children: ControllerID...) -> Scenario {
    let words = "\(container.letter), a tab bar controller with \(children.letters)"
    return adding(.given, words) { $0.stage.setChildren(children, of: container, as: .tabs) }
  }

  /// The delegate of a container is told of its transitions and has an animator for them.
  package func hasContainerDelegate(of container: ControllerID = .n) -> Scenario {
    adding(.given, "\(container.letter) has a delegate with an animator") {
      $0.stage.setHasDelegate(true, of: container)
    }
  }

  package func children(_ children: ControllerID..., of container: ControllerID) -> Scenario {
    adding(.given, "\(container.letter) contains \(children.letters)") {
      $0.stage.setChildren(children, of: container, as: .plain)
    }
  }

  package func definesPresentationContext(_ controller: ControllerID) -> Scenario {
    adding(.given, "\(controller.letter).definesPresentationContext == true") {
      $0.stage.setDefinesPresentationContext(true, of: controller)
    }
  }

  package func keepsAppearanceMethods(_ container: ControllerID) -> Scenario {
    adding(.given, "\(container.letter).shouldAutomaticallyForwardAppearanceMethods == false") {
      $0.stage.setForwardsAppearanceMethods(false, of: container)
    }
  }
}

extension Input {
  package static func push(
    _ controller: ControllerID, onto container: ControllerID = .n, animated: Bool = true
  ) -> Input {
    let animation = animated ? "" : " without animation"
    return Input("\(container.letter).pushViewController(\(controller.letter))\(animation)") {
      $0.change { $0.push(controller, onto: container, animated: animated) }
    }
  }

  package static func pop(from container: ControllerID = .n, animated: Bool = true) -> Input {
    Input("\(container.letter).popViewController()\(animated ? "" : " without animation")") {
      $0.change { $0.pop(from: container, animated: animated) }
    }
  }

  package static func pushEnds(of container: ControllerID = .n) -> Input {
    Input("the animation of \(container.letter) ends") {
      $0.perform(.containerTransitionEnds(container), orFail: "nothing is pushed or popped")
    }
  }

  package static func swipeBack(in container: ControllerID = .n) -> Input {
    Input("a finger swipes back in \(container.letter)") {
      $0.change { $0.beginSwipeBack(in: container) }
    }
  }

  package static func setPage(
    _ page: ControllerID, in container: ControllerID = .n, animated: Bool = true
  ) -> Input {
    let animation = animated ? "" : " without animation"
    return Input("\(container.letter).setViewControllers([\(page.letter)])\(animation)") {
      $0.change { $0.setPage(page, in: container, animated: animated) }
    }
  }

  package static func swipesPage(
    to page: ControllerID, in container: ControllerID = .n
  ) -> Input {
    Input("a finger turns to the page \(page.letter)") {
      $0.change { $0.beginSwipe(to: page, in: container) }
    }
  }

  package static func lifts(in container: ControllerID = .n, completed: Bool) -> Input {
    Input("the finger is lifted \(completed ? "far enough" : "too early")") {
      $0.change { $0.endSwipe(in: container, completed: completed) }
    }
  }

  package static func select(_ controller: ControllerID) -> Input {
    Input("the tab of \(controller.letter) is selected") { $0.change { $0.select(controller) } }
  }

  package static func search(
    _ search: ControllerID, isActive: Bool = true, in context: ControllerID
  ) -> Input {
    Input("\(search.letter), a search controller in \(context.letter): isActive = \(isActive)") {
      $0.change { $0.setSearch(search, isActive: isActive, in: context) }
    }
  }

  package static func addChild(_ controller: ControllerID, to container: ControllerID) -> Input {
    Input("\(container.letter).addChild(\(controller.letter)), with its view") {
      $0.change { $0.addChild(controller, to: container) }
    }
  }

  package static func removeFromParent(_ controller: ControllerID) -> Input {
    Input("\(controller.letter).removeFromParent(), with its view") {
      $0.change { $0.removeFromParent(controller) }
    }
  }
}

extension Expectation {
  /// Exactly these callbacks of a container's delegate; others do not matter.
  package static func receivesOfDelegate(_ callbacks: Callback...) -> Expectation {
    receives(callbacks, "of N's delegate") {
      switch $0 {
      case .navigationControllerWillShow, .navigationControllerDidShow,
        .pageViewControllerWillTransition, .pageViewControllerDidFinishAnimating:
        true
      default: false
      }
    }
  }

  package static func raises(_ error: ProgrammingError?) -> Expectation {
    holds(error.map { "UIKit raises: \($0.message)" } ?? "UIKit raises nothing") {
      $0.error == error
    }
  }
}

extension [ControllerID] {
  fileprivate var letters: String { map(\.letter).joined(separator: ", ") }
}
