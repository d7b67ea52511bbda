// SPDX-License-Identifier: MIT

public import Foundation

/// Says what is shared when it is, as late as that; until then something stands in its place.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController)
    -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

/// An item that the app makes when it is shared: a subclass says how.
///
/// It is made at once here: no queue has it.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  public let placeholderItem: Any?
  public private(set) var activityType: UIActivity.ActivityType?

  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// What is shared; what stands in its place, if a subclass says nothing else.
  open var item: Any { placeholderItem ?? "" }
  open var isCancelled: Bool { false }

  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? "" }

  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}

extension UIActivityViewController {
  /// Asks for what stands in the place of what is shared.
  func askForPlaceholders(of items: [Any]) {
    for case let source as any UIActivityItemSource in items {
      _ = source.activityViewControllerPlaceholderItem(self)
    }
  }

  /// Asks for what is shared.
  func resolved(_ items: [Any], for type: UIActivity.ActivityType?) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }
}
