// SPDX-License-Identifier: MIT

import UIKit

extension UIViewController {
  /// Puts a button into a view: this controller's, unless another one is named.
  @discardableResult
  func addButton(
    _ title: String, y: CGFloat = 100, to container: UIView? = nil,
    _ action: @escaping () -> Void
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    (container ?? view).addSubview(button)
    return button
  }
}
