// SPDX-License-Identifier: MIT

public import Foundation
import UIKitSemantics

/// What a popover can point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The sides of its source at which a popover may stand.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow points up: the popover stands below.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down: the popover stands above.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points to the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points to the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// There is no arrow: nothing is shown as a popover.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Shows a controller in a popover that points at its source; in narrow windows as a sheet (F4).
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  open weak var sourceView: UIView? {
    didSet { HeadlessScene.current.presentation.popoverSourceChanged(of: self) }
  }
  /// The part of the view that the popover points at; empty for all of it.
  open var sourceRect = CGRect.null
  /// The item of a bar that the popover points at.
  open var barButtonItem: UIBarButtonItem? {
    didSet { HeadlessScene.current.presentation.popoverSourceChanged(of: self) }
  }
  /// The view or the item that the popover points at.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set { (sourceView, barButtonItem) = (newValue as? UIView, newValue as? UIBarButtonItem) }
  }
  /// The sides at which the popover may stand.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The side at which the popover has its arrow.
  open var arrowDirection: UIPopoverArrowDirection { geometry?.direction ?? .unknown }
  /// Whether the popover may cover its source instead of becoming smaller.
  open var canOverlapSourceViewRect = false
  /// The color behind the content, as storage.
  open var backgroundColor: UIColor?
  /// What is left free around the popover.
  open var popoverLayoutMargins = UIEdgeInsets.zero

  /// Views that get touches while the popover is there (H10).
  open var passthroughViews: [UIView]? {
    didSet { HeadlessScene.current.presentation.passthroughViewsChanged(of: self) }
  }

  /// The sheet that the popover adapts to (G1).
  public private(set) lazy var adaptiveSheetPresentationController =
    UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    switch shownStyle {
    case .popover?: return geometry?.frame ?? .zero
    case .some(let style) where style.isSheet:
      return SheetGeometry(adaptiveSheetPresentationController, style, in: containerView).frame
    default: return containerView.bounds
    }
  }

  /// Where the popover stands, while there is one.
  var geometry: PopoverGeometry? {
    guard shownStyle == .popover, let containerView else { return nil }
    return PopoverGeometry(
      pointingAt: source(in: containerView),
      preferring: presentedViewController.preferredContentSize,
      in: containerView.bounds.inset(by: popoverLayoutMargins),
      isPad: presentingViewController.traitCollection.userInterfaceIdiom == .pad,
      permitting: permittedArrowDirections, mayOverlap: canOverlapSourceViewRect)
  }

  private func source(in container: UIView) -> CGRect {
    let view = sourceView ?? barButtonItem?.customView ?? barButtonItem?.button
    guard let view, view.window != nil else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    return container.convert(sourceRect.isNull ? view.bounds : sourceRect, from: view)
  }
}
