// SPDX-License-Identifier: MIT

import UIKitSemantics

extension UIViewController {
  /// Whether the controller is coming (B23).
  public var isBeingPresented: Bool {
    HeadlessScene.current.presentation.rules(of: self)?.isBeingPresented ?? false
  }
  /// Whether the controller is going (B23).
  public var isBeingDismissed: Bool {
    HeadlessScene.current.presentation.isBeingDismissed(self)
  }
  /// Manages the presentation; before one, it is made for the style of this moment (C26).
  public var presentationController: UIPresentationController? {
    HeadlessScene.current.presentation.presentationController(of: self)
  }
  /// Manages the presentation now, while there is one: adaptation can put another one to work (C25).
  public var activePresentationController: UIPresentationController? {
    HeadlessScene.current.presentation.presentation(showing: self)?.controllerAtWork
  }
  /// Manages the sheet, where the style is one (G1).
  public var sheetPresentationController: UISheetPresentationController? {
    guard HeadlessScene.current.presentation.world.behavior.version >= .iOS15 else { return nil }
    return switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      presentationController as? UISheetPresentationController
    default: nil
    }
  }
  public var popoverPresentationController: UIPopoverPresentationController? {
    hasPopoverController ? presentationController as? UIPopoverPresentationController : nil
  }

  /// Whether the controller of a popover presents this one, or would if it had a source (F19).
  var hasPopoverController: Bool {
    (self as? UIAlertController)?.mayBePopover ?? (modalPresentationStyle == .popover)
  }
  /// Runs blocks along with the running transition; there is none without an animated one (C10).
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    HeadlessScene.current.presentation.coordinator(of: self)
  }

  func contentSizeChanged() {
    if let parent { return parent.preferredContentSizeDidChange(forChildContentContainer: self) }
    HeadlessScene.current.presentation.presentation(showing: self)?.controller
      .preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// The status bar is asked about again, which has no effect here.
  public func setNeedsStatusBarAppearanceUpdate() {}
  /// The line at the bottom of the screen is asked about again, which has no effect here.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}
