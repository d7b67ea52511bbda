// SPDX-License-Identifier: MIT

public import Foundation

// How all views of a class look: what is set has no effect, for nothing is drawn.
extension UINavigationBar {
  public static func appearance() -> UINavigationBar { UINavigationBar() }
}
extension UITabBar {
  public static func appearance() -> UITabBar { UITabBar() }
}
extension UITableView {
  public static func appearance() -> UITableView { UITableView(frame: .zero) }
}
extension UITextView {
  public static func appearance() -> UITextView { UITextView() }
}
extension UISegmentedControl {
  public static func appearance() -> UISegmentedControl { UISegmentedControl() }
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}
extension UIPageControl {
  public static func appearance() -> UIPageControl { UIPageControl() }
}

extension UIToolbar {
  public static func appearance() -> UIToolbar { UIToolbar(frame: .zero) }
}

extension UIBarButtonItem {
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }
}
