// SPDX-License-Identifier: MIT

public import Foundation

/// Shows a controller in a popover that points at its source.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  open weak var sourceView: UIView?
  /// The part of the view that the popover points at.
  open var sourceRect = CGRect.zero
  /// The item of a bar that the popover points at.
  open var barButtonItem: UIBarButtonItem?
}
