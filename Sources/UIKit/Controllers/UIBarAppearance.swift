// SPDX-License-Identifier: MIT

public import Foundation

/// How a bar looks; nothing is drawn.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?, shadowColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?, shadowImage: UIImage?

  public override init() { super.init() }

  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

open class UIToolbarAppearance: UIBarAppearance {}

open class UITabBarAppearance: UIBarAppearance {}

// What an app says of all objects of a class before they are made has no effect here: it is said of
// an object that nobody shows.

extension UINavigationBar {
  public class func appearance() -> UINavigationBar { UINavigationBar(frame: .zero) }
}

extension UIToolbar {
  public class func appearance() -> UIToolbar { UIToolbar(frame: .zero) }
}

extension UITabBar {
  public class func appearance() -> UITabBar { UITabBar(frame: .zero) }
}

extension UIBarButtonItem {
  public class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
}
