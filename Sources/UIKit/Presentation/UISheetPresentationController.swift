// SPDX-License-Identifier: MIT

public import Foundation

/// Shows a controller as a sheet.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let top = (containerView?.safeAreaInsets.top ?? 0) + 10
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }
}

/// Hears which detent the user chose.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user moved the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { HeadlessScene.current.presentation.noteDefaultAnswer() }
}
