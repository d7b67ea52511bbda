// SPDX-License-Identifier: MIT

public import Foundation

/// A way from one controller to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let handler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = nil
    super.init()
  }

  /// Creates a way that does what a block does.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(
      identifier: identifier, source: source, destination: destination, handler: performHandler)
  }

  private init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    handler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    self.handler = handler
    super.init()
  }

  /// Goes the way: presents the destination, unless a block says otherwise.
  ///
  /// UIKit keeps the segue until the presentation is over, so that it can be, or can own, the
  /// transitioning delegate of its destination.
  open func perform() {
    guard let handler else {
      source.present(destination, animated: UIView.areAnimationsEnabled)
      HeadlessScene.current.presentation.presentation(showing: destination)?.segue = self
      return
    }
    handler()
  }
}
