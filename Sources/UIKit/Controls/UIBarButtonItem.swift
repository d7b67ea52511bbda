// SPDX-License-Identifier: MIT

public import Foundation

/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// What the item says.
  open var title: String?
  /// What the item shows.
  open var image: UIImage?
  /// Whether the item can be used.
  open var isEnabled = true
  /// A number for the app's own use.
  open var tag = 0
  /// The identifier by which tests and traces name the item.
  open var accessibilityIdentifier: String?
  /// What the screen reader says.
  open var accessibilityLabel: String?

  /// Creates an item.
  public override init() { super.init() }
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How the button looks.
  public enum Style: Int, Sendable {
    case plain
    case done = 2
    case prominent
  }

  /// Buttons that the system draws.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, pageCurl, close
  }

  /// How the button looks.
  open var style = Style.plain
  /// How wide the button is.
  open var width: CGFloat = 0
  /// A view instead of the button.
  open var customView: UIView?
  /// The menu of the button.
  open var menu: UIMenu?
  /// The color of the button.
  open var tintColor: UIColor?
  /// Who gets the action; not kept alive.
  open weak var target: AnyObject?
  /// The method that is called.
  open var action: Selector?
  /// What happens, instead of a method.
  open var primaryAction: UIAction?
  /// The button that the system draws.
  package private(set) var systemItem: SystemItem?

  /// Creates an item.
  public override init() { super.init() }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.action) = (title, style, action)
    self.target = target as AnyObject?
  }

  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a button that the system draws.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Creates a button that the system draws, with an action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates a button with an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Room that grows.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Uses the button.
  package func fire() {
    guard isEnabled else { return }
    if let primaryAction {
      primaryAction.perform(from: self)
    } else if let action, let target {
      action.perform(on: target, self)
    }
  }

  /// What shows the item in a bar.
  lazy var button = BarButton(self)
  /// Whether the item is room between others.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The name of the item in traces.
  package var headlessName: String {
    accessibilityIdentifier ?? title ?? systemItem.map { "\($0)" } ?? "bar button"
  }
}
