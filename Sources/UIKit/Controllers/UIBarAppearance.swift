// SPDX-License-Identifier: MIT

public import Foundation

/// How a bar looks; nothing is drawn.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?, shadowColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?, shadowImage: UIImage?

  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

open class UINavigationBarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance(),
    doneButtonAppearance = UIBarButtonItemAppearance(),
    backButtonAppearance = UIBarButtonItemAppearance()
  open var titlePositionAdjustment = UIOffset.zero
  public private(set) var backIndicatorImage: UIImage?, backIndicatorTransitionMaskImage: UIImage?
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    (backIndicatorImage, backIndicatorTransitionMaskImage) = (image, transitionMaskImage)
  }
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

open class UIToolbarAppearance: UIBarAppearance {}

open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance(),
    inlineLayoutAppearance = UITabBarItemAppearance(),
    compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?, selectionIndicatorImage: UIImage?
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
}

/// How the buttons of a bar look; nothing is drawn.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  public private(set) var normal = UIBarItemStateAppearance(),
    highlighted = UIBarItemStateAppearance(), disabled = UIBarItemStateAppearance(),
    focused = UIBarItemStateAppearance()
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// How the tabs of a bar look; nothing is drawn.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  public private(set) var normal = UIBarItemStateAppearance(),
    selected = UIBarItemStateAppearance(), disabled = UIBarItemStateAppearance(),
    focused = UIBarItemStateAppearance()
}

/// How a button or a tab looks in a state.
@preconcurrency @MainActor
open class UIBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero, backgroundImage: UIImage?
  open var iconColor: UIColor?, badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
public typealias UIBarButtonItemStateAppearance = UIBarItemStateAppearance
public typealias UITabBarItemStateAppearance = UIBarItemStateAppearance
