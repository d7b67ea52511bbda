// SPDX-License-Identifier: MIT

public import Foundation
import UIKitSemantics

/// Lets the user choose a color.
///
/// Its delegate is told when a button begins to dismiss it; of an interactive dismissal only the
/// delegate of the presentation controller learns (Apple: *colorPickerViewControllerDidFinish(_:)*).
@preconcurrency @MainActor
open class UIColorPickerViewController: _UIRemoteViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.white
  open var supportsAlpha = true

  override var kindForRules: KindForRules { .safari }

  override var endings: [Ending] {
    [
      Ending("Close") { [unowned self] in delegate?.colorPickerViewControllerDidFinish(self) },
      Ending("Choose Color", isLast: false) { [unowned self] in
        selectedColor = .red
        delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: false)
      },
    ]
  }
}

@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// What was called before iOS 15, and still is without the newer method.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    isNotImplemented()
  }
}
