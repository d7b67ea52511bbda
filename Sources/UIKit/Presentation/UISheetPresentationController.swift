// SPDX-License-Identifier: MIT

public import Foundation
import UIKitSemantics

/// Shows a controller as a sheet, which rests at one of its detents.
///
/// Where it rests is decided by the rules of presentation; this class hands on what the app sets.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  private var appsDetents: [Detent] = [.large()]
  private var places: [Detent.Identifier: SheetDetent] = [.large: .large, .medium: .medium]
  /// What the app's own detents answered last, and for which height.
  private var heights: [SheetDetent: CGFloat] = [:]
  private var evaluatedHeight: CGFloat = 0
  /// What the app selected last, if there is no such detent yet.
  private var pendingSelection: Detent.Identifier?

  var rules: SheetRules { SheetRules(presentedViewController) }

  // MARK: - Detents

  /// Where the sheet may rest, the lowest first (G2).
  open var detents: [Detent] {
    get { appsDetents }
    set {
      let former = (appsDetents, places)
      (appsDetents, places) = (newValue, SheetPlaces.places(of: newValue, in: self))
      let isTaken = rules.setDetents(
        newValue.compactMap { places[$0.identifier] }, available: evaluate())
      if !isTaken { return (appsDetents, places) = former }
      if let pendingSelection { selectedDetentIdentifier = pendingSelection }
    }
  }

  /// Where the sheet is to rest; the lowest detent where there is none of the name (G3).
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { pendingSelection ?? rules.sheet?.selected.flatMap(identifier) }
    set {
      let place = newValue.flatMap { places[$0] }
      guard rules.select(place) else { return }
      pendingSelection = place == nil ? newValue : nil
    }
  }

  /// The detent up to which what is behind is not dimmed and gets touches (G8).
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    get { rules.sheet?.largestUndimmed.flatMap(identifier) }
    set { rules.setLargestUndimmed(newValue.flatMap { places[$0] }) }
  }

  /// Asks the detents of the app's own for their heights anew (G13).
  open func invalidateDetents() { rules.invalidate(available: evaluate()) }

  /// Makes changes that are animated, together with those of the sheets around it (G7).
  open func animateChanges(_ changes: () -> Void) {
    changes()
    rules.endAnimateChanges()
    HeadlessScene.current.presentation.reconcile()
  }

  private func identifier(of place: SheetDetent) -> Detent.Identifier? {
    let detent = appsDetents.first { places[$0.identifier] == place }
    return detent?.identifier ?? (place == .large ? .large : place == .medium ? .medium : nil)
  }

  /// Asks the app's own detents for their heights; says which of them have one.
  private func evaluate() -> [SheetDetent: Bool] {
    var available: [SheetDetent: Bool] = [:]
    for detent in appsDetents {
      guard let place = places[detent.identifier], place.isCustom else { continue }
      heights[place] = detent.height(in: self)
      available[place] = heights[place] != nil
    }
    evaluatedHeight = maximumDetentValue
    return available
  }

  // MARK: - Settings

  /// Whether a scroll view at its edge moves the sheet first (G10).
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool {
    get { rules.sheet?.prefersScrollingExpands ?? true }
    set { rules.setPrefersScrollingExpands(newValue) }
  }
  /// Whether there is a grabber (G11).
  open var prefersGrabberVisible: Bool {
    get { rules.sheet?.prefersGrabberVisible ?? false }
    set { rules.setPrefersGrabberVisible(newValue) }
  }
  /// Whether the sheet is as wide as a page (G17).
  open var prefersPageSizing: Bool {
    get { rules.sheet?.prefersPageSizing ?? true }
    set { rules.setPrefersPageSizing(newValue) }
  }
  /// Whether the sheet is attached to the edge where there is little height, as storage.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether a sheet at the edge is as wide as its content wants, as storage.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// How round the corners are, as storage.
  open var preferredCornerRadius: CGFloat?
  /// The view that the sheet comes from, as storage.
  open weak var sourceView: UIView?

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let style = shownStyle ?? .pageSheet
    guard style.isSheet else { return containerView.bounds }  // It has adapted (F18).
    return SheetGeometry(self, style, in: containerView).frame
  }

  /// The height of the detent at which the sheet stands now.
  var standingHeight: CGFloat {
    let place = rules.sheet?.standing ?? .large
    if evaluatedHeight != maximumDetentValue { _ = evaluate() }
    return place == .medium ? mediumDetentValue : heights[place] ?? maximumDetentValue
  }

  /// The height of the medium detent; that of the large one where it is not used.
  var mediumDetentValue: CGFloat { Detent.medium().height(in: self) ?? maximumDetentValue }

  /// The height of the large detent, without what is unsafe at the bottom.
  var maximumDetentValue: CGFloat {
    let bounds = containerView?.bounds ?? UIScreen.main.bounds
    let unsafe = containerView?.safeAreaInsets ?? UIScreen.main.safeArea
    let top = SheetGeometry.top(of: unsafe)
    return max(0, bounds.height - top - unsafe.bottom)
  }
}
