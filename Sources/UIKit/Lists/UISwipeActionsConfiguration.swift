// SPDX-License-Identifier: MIT

public import Foundation

/// A button beside a row that the user has swiped.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Whether the row goes with it.
  public enum Style: Int, Sendable { case normal, destructive }
  /// What the button does; it calls the closure when it is done, and the row closes.
  public typealias Handler =
    @MainActor (
      UIContextualAction, UIView, @escaping @MainActor (Bool) -> Void
    ) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

/// The buttons on one side of a row; the first is the outermost.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  /// Whether a swipe all the way is the first action, which is what its button is too.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
