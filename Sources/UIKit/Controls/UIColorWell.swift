// SPDX-License-Identifier: MIT

public import Foundation

/// Shows a color; a tap presents what the user chooses another one in (Apple: *UIColorWell*).
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The title of what is presented.
  open var title: String?
  open var supportsAlpha = true
  open var selectedColor: UIColor?

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func used() {
    let around = sequence(first: self as UIResponder, next: \.next)
    let presenter = around.lazy.compactMap { $0 as? UIViewController }.first
    presenter?.present(PickerOfWell(self), animated: true)
  }

  fileprivate func choose(_ color: UIColor) {
    selectedColor = color
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

/// What a color well presents.
private final class PickerOfWell: UIColorPickerViewController, UIColorPickerViewControllerDelegate {
  private weak var well: UIColorWell?

  init(_ well: UIColorWell) {
    self.well = well
    super.init(nibName: nil, bundle: nil)
    headlessTypeName = "UIColorPickerViewController"
    (title, supportsAlpha, delegate) = (well.title, well.supportsAlpha, self)
    if let color = well.selectedColor { selectedColor = color }
  }

  required init?(coder: NSCoder) { nil }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { well?.choose(color) }
}
