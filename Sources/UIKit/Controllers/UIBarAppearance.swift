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
