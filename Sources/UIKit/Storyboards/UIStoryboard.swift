// SPDX-License-Identifier: MIT

public import Foundation

/// A file of interfaces; here it contains what the scene says.
///
/// Nothing is decoded. A scene says in Swift how a controller of a storyboard is made, outlets
/// connected, and where its segues lead:
///
/// ```swift
/// UIStoryboard.provide("Detail") { DetailViewController() }
/// UIStoryboard.connect("ShowDetail", of: ListViewController.self) { DetailViewController() }
/// ```
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  open func instantiateInitialViewController() -> UIViewController? {
    let controller = HeadlessScene.current.storyboards.controller(nil, in: name)
    controller?.storyboard = self
    return controller
  }

  /// Makes a controller; UIKit raises an exception if the storyboard has none of that name.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let controller = HeadlessScene.current.storyboards.controller(identifier, in: name)
    else { missing("a view controller with identifier '\(identifier)'") }
    controller.storyboard = self
    return controller
  }

  /// Makes a controller of a class; UIKit raises an exception if the storyboard has none.
  public func instantiateViewController<Controller: UIViewController>(identifier: String)
    -> Controller
  {
    guard
      let controller = instantiateViewController(withIdentifier: identifier) as? Controller
    else { missing("a '\(Controller.self)' with identifier '\(identifier)'") }
    return controller
  }

  /// Makes a controller by the app's closure, as a storyboard would with what it has decoded.
  ///
  /// Where the closure makes none, the storyboard makes it (Apple,
  /// *instantiateViewController(identifier:creator:)*).
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)?
  ) -> Controller {
    guard let controller = creator?(NSCoder()) else {
      return instantiateViewController(identifier: identifier)
    }
    controller.storyboard = self
    return controller
  }

  /// Makes the first controller by the app's closure.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    guard let controller = creator?(NSCoder()) else {
      return instantiateInitialViewController() as? Controller
    }
    controller.storyboard = self
    return controller
  }

  private func missing(_ what: String) -> Never {
    HeadlessException.raise(
      "NSInvalidArgumentException",
      "Storyboard '\(name)' does not contain \(what); say 'UIStoryboard.provide' in the scene")
  }

  /// Says how a controller of a storyboard is made; the first one has no identifier.
  public static func provide(
    _ identifier: String?, in name: String = "Main",
    by make: @escaping @MainActor () -> UIViewController
  ) {
    HeadlessScene.current.storyboards.provide(identifier, in: name, by: make)
  }

  /// Says where a segue leads that begins at the controllers of a class.
  ///
  /// A segue of an own class is made by its initializer: `by: MySegue.init`.
  public static func connect(
    _ identifier: String?, of source: UIViewController.Type,
    by make:
      @escaping @MainActor (String?, UIViewController, UIViewController) ->
      UIStoryboardSegue = { UIStoryboardSegue(identifier: $0, source: $1, destination: $2) },
    to destination: @escaping @MainActor () -> UIViewController
  ) {
    HeadlessScene.current.storyboards.connect(identifier, of: source, by: make, to: destination)
  }
}
