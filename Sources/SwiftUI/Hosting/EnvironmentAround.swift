// SPDX-License-Identifier: MIT

import UIKit

// A hosting controller in a controller that a representable shows sees the environment of the
// representable, as all that is contained does (fivestars.blog: *UIKit/AppKit and SwiftUI's Environment
// propagation*); what code presents does not.

/// The object that keeps the controller of a representable.
@MainActor
protocol ControllerKeeper: AnyObject {
  var controller: UIViewController? { get }
}

extension HostingController {
  /// The environment of the representable whose controller this one is, or is in.
  var environmentAround: EnvironmentValues? {
    var inside: [UIViewController] = [self]
    var next = parent
    while let controller = next {
      if let host = controller as? any HostingController {
        return host.graph.root?.representable(of: inside)?.environment
      }
      inside.append(controller)
      next = controller.parent
    }
    guard presentingViewController == nil else { return nil }
    // What a representable makes mostly loads its view before anybody knows where it belongs.
    return _ViewNode.representable?.environment
  }
}

extension _ViewNode {
  /// The node of the representable whose controller is being made or updated.
  private(set) static var representable: _ViewNode?

  /// Makes or updates the controller of the representable here.
  func representing<Result>(_ body: () -> Result) -> Result {
    let outer = Self.representable
    Self.representable = self
    defer { Self.representable = outer }
    return body()
  }

  /// The representable here or below that shows one of some controllers.
  fileprivate func representable(of controllers: [UIViewController]) -> _ViewNode? {
    if let shown = (memory as? any ControllerKeeper)?.controller,
      controllers.contains(where: { $0 === shown })
    {
      return self
    }
    return children.lazy.compactMap { $0.representable(of: controllers) }.first
  }

  /// Lets the hosting controllers in the controller of the representable here see its environment.
  func handOnEnvironment(to controller: UIViewController) {
    if let host = controller as? any HostingController { return host.inherit(environment) }
    for child in controller.children { handOnEnvironment(to: child) }
  }
}

extension EnvironmentValues {
  /// What of it is true in another controller, too: not where the view stands in this one.
  var inAnotherController: EnvironmentValues {
    var other = self
    (other.page, other.navigation, other.tabs) = (nil, nil, nil)
    (other.closeMenu, other.isInList, other.opensMenu) = (nil, false, false)
    (other.listSelection, other.nextColumn) = (nil, nil)
    (other.tapsOfGestures, other.hasButtonStyle) = (TapsOfGestures(), false)
    (other.rowRules, other.isInMenu) = (RowRules(), false)
    (other.search, other.isSearchActive) = (nil, false)
    return other
  }
}
