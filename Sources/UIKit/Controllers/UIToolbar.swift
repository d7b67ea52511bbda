// SPDX-License-Identifier: MIT

public import Foundation

/// A row of buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  static let height: CGFloat = 44

  open var items: [UIBarButtonItem]? { didSet { reload() } }
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  /// How the bar looks, as storage.
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?, scrollEdgeAppearance: UIToolbarAppearance?

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Sets the picture behind the bar, which has no effect here.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}

  /// Sets the line above the bar, which has no effect here.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {}

  private func reload() {
    for view in subviews { view.removeFromSuperview() }
    for item in items ?? [] where !item.isSpace { addSubview(item.customView ?? item.button) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(1, subviews.count))
    for (place, view) in subviews.enumerated() {
      view.frame = CGRect(
        x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
    }
  }
}

public enum UIBarStyle: Int, Sendable { case `default`, black }
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// Says where a bar is; nothing is drawn behind it.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol { var barPosition: UIBarPosition { get } }
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}
extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
extension UINavigationBar: UIBarPositioning { public var barPosition: UIBarPosition { .top } }
extension UIToolbar: UIBarPositioning { public var barPosition: UIBarPosition { .bottom } }
extension UISearchBar: UIBarPositioning { public var barPosition: UIBarPosition { .any } }

/// Is asked whether a bar that belongs to no controller goes back, and told of it.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}
extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
