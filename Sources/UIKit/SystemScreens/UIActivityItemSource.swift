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
