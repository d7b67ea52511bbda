// SPDX-License-Identifier: MIT

import Conformance
import Foundation
import UIKit
import UIKitSemantics

// MARK: - What the app sets

extension PlayedObjects {
  func setStyle(_ style: ModalPresentationStyle) {
    setModalPresentationStyle(style, of: ControllerID(1))
  }

  func setModalPresentationStyle(_ style: ModalPresentationStyle, of controller: ControllerID) {
    self[controller].modalPresentationStyle = UIModalPresentationStyle(style)
  }

  func setModalInPresentation(_ value: Bool, of controller: ControllerID) {
    self[controller].isModalInPresentation = value
  }

  func setModalInPopover(_ value: Bool, of controller: ControllerID) {
    self[controller].isModalInPopover = value
  }

  func setDefinesPresentationContext(_ value: Bool, of controller: ControllerID) {
    self[controller].definesPresentationContext = value
  }

  func setForwardsAppearanceMethods(_ value: Bool, of container: ControllerID) {
    (self[container] as? PlayedController)?.forwardsAppearance = value
  }

  func setOverridesDismiss(_ overrides: Bool, of controller: ControllerID) {
    self[itemsOf: controller].overridesDismiss = overrides
  }

  func setZooms(_ value: Bool, of controller: ControllerID) {
    self[controller].preferredTransition = value ? .zoom(sourceViewProvider: { _ in nil }) : nil
  }

  func setKind(_ kind: ControllerState.Kind, of controller: ControllerID) {
    switch kind {
    case .custom: break
    case .alert: adopt(PlayedAlert(controller, self), as: controller)
    case .imagePicker, .documentPicker, .safari, .fontPicker, .activity:
      adopt(PlayedScreen(kind, controller, self), as: controller)
    }
  }

  // MARK: - Delegates and presentation controllers

  func setDelegate(_ methods: DelegateMethods, of controller: ControllerID) {
    let delegate = methods.isEmpty ? nil : PlayedDelegate(methods, self)
    self[itemsOf: controller].delegate = delegate
    self[itemsOf: controller].awaitsDelegate = true
    let target = self[controller]
    let isThere = target.activePresentationController != nil
    guard isThere || hasLaunched && target.modalPresentationStyle != .custom else { return }
    giveDelegate(to: target.presentationController, of: controller)
  }

  func releaseDelegate(of controller: ControllerID) { self[itemsOf: controller].delegate = nil }

  func setTransitioningDelegate(_ methods: TransitioningMethods, of controller: ControllerID) {
    let delegate = methods.isEmpty ? nil : PlayedTransitions(controller, methods, self)
    self[itemsOf: controller].transitions = delegate
    self[controller].transitioningDelegate = delegate
  }

  func releaseTransitioningDelegate(of controller: ControllerID) {
    self[itemsOf: controller].transitions = nil
  }

  func setTransitionFeatures(_ features: TransitionFeatures, of controller: ControllerID) {
    self[itemsOf: controller].features.formUnion(features)
    if features.contains(.misspelledAnimationController) {
      let delegate = PlayedTransitions(controller, [], self)
      self[itemsOf: controller].transitions = delegate
      self[controller].transitioningDelegate = delegate
    }
  }

  func readPresentationController(of controller: ControllerID) {
    _ = self[controller].presentationController
  }

  /// The app has its presentation controllers from UIKit only.
  func releasePresentationController(of controller: ControllerID) {}

  func hasPresentationController(_ controller: ControllerID, for style: ModalPresentationStyle?)
    -> Bool
  {
    isMade(self[controller].presentationController, for: style)
  }

  func hasActivePresentationController(
    _ controller: ControllerID, for style: ModalPresentationStyle?
  ) -> Bool { isMade(self[controller].activePresentationController, for: style) }

  private func isMade(_ made: UIPresentationController?, for style: ModalPresentationStyle?) -> Bool
  {
    switch style {
    case nil: return made == nil
    case .automatic, .pageSheet, .formSheet: return made is UISheetPresentationController
    case .popover: return made is UIPopoverPresentationController
    case .custom:
      return made is PlayedPresentation
        || made.map { type(of: $0) } == UIPresentationController.self
    default: return made.map { type(of: $0) } == UIPresentationController.self
    }
  }

  func setHasPopoverSource(_ value: Bool, of controller: ControllerID) {
    self[itemsOf: controller].hasPopoverSource = value
    guard hasLaunched else { return }
    self[controller].popoverPresentationController?.sourceView = value ? self[.root].view : nil
  }

  func setPassthroughViews(of popover: ControllerID, to controllers: [ControllerID]) {
    self[itemsOf: popover].passthrough = controllers
  }

  func addOverlay(to controller: ControllerID) -> Bool {
    guard let container = self[controller].activePresentationController?.containerView else {
      return false
    }
    let overlay = UIView(frame: container.bounds)
    container.insertSubview(overlay, at: 0)
    self[itemsOf: controller].overlay = overlay
    return true
  }

  func applyPreferredFrame(to controller: ControllerID) {
    guard let presentation = self[controller].activePresentationController else { return }
    presentation.presentedView?.frame = presentation.frameOfPresentedViewInContainerView
  }

  // MARK: - Sheets

  private func sheet(_ controller: ControllerID) -> UISheetPresentationController? {
    self[controller].sheetPresentationController
  }

  /// Changes the sheet of a controller; where there is none, optional chaining does nothing.
  private func change(
    _ controller: ControllerID, _ body: (UISheetPresentationController) -> Void
  ) -> Response {
    guard let sheet = sheet(controller) else { return .refused(.noSheetPresentationController) }
    return response { body(sheet) }
  }

  /// An app asks for the version before it uses what is new.
  private func change(
    _ controller: ControllerID, since version: IOSVersion,
    _ body: (UISheetPresentationController) -> Void
  ) -> Response {
    guard driver.world.behavior.version >= version else { return .refused(.notInThisVersion) }
    return change(controller, body)
  }

  func setDetents(_ detents: [SheetDetent], of controller: ControllerID) -> Response {
    change(controller) { $0.detents = detents.map { detent($0, of: controller) } }
  }

  func selectDetent(_ detent: SheetDetent?, of controller: ControllerID) -> Response {
    change(controller) { $0.selectedDetentIdentifier = detent?.identifier }
  }

  func setLargestUndimmedDetent(_ detent: SheetDetent?, of controller: ControllerID) -> Response {
    change(controller) { $0.largestUndimmedDetentIdentifier = detent?.identifier }
  }

  func setPrefersScrollingExpands(_ value: Bool, of controller: ControllerID) -> Response {
    change(controller) { $0.prefersScrollingExpandsWhenScrolledToEdge = value }
  }

  func setPrefersGrabberVisible(_ value: Bool, of controller: ControllerID) -> Response {
    change(controller) { $0.prefersGrabberVisible = value }
  }

  func setPrefersPageSizing(_ value: Bool, of controller: ControllerID) -> Response {
    change(controller, since: .iOS17) { $0.prefersPageSizing = value }
  }

  func setCustomDetent(_ detent: SheetDetent, isAvailable: Bool, of controller: ControllerID) {
    self[itemsOf: controller].detents[detent] = isAvailable
  }

  func invalidateDetents(of controller: ControllerID) -> Response {
    change(controller, since: .iOS16) { $0.invalidateDetents() }
  }

  func animateChanges(of controller: ControllerID, _ changes: () -> Void) {
    sheet(controller)?.animateChanges(changes)
  }

  func selectedDetent(of controller: ControllerID) -> SheetDetent? {
    let selected = sheet(controller)?.selectedDetentIdentifier
    return SheetDetent.allCases.first { $0.identifier == selected }
  }

  /// A page is wider than a form.
  func hasPageSize(_ controller: ControllerID) -> Bool {
    (self[controller].viewIfLoaded?.frame.width ?? 0) > 600
  }

  /// The detent whose height the view has, nearly.
  func standingDetent(of controller: ControllerID) -> SheetDetent? {
    guard let view = self[controller].viewIfLoaded, let container = view.superview else {
      return nil
    }
    switch view.frame.height / container.bounds.height {
    case ..<0.35: return .customBelowMedium
    case ..<0.6: return .medium
    case ..<0.8: return .customAboveMedium
    default: return .large
    }
  }

  private func detent(_ detent: SheetDetent, of controller: ControllerID)
    -> UISheetPresentationController.Detent
  {
    switch detent {
    case .medium: .medium()
    case .large: .large()
    case .customBelowMedium, .customAboveMedium:
      .custom(identifier: detent.identifier) { [unowned self] context in
        guard self[itemsOf: controller].detents[detent] != false else { return nil }
        return context.maximumDetentValue * (detent == .customBelowMedium ? 0.25 : 0.75)
      }
    }
  }
}

extension SheetDetent {
  fileprivate var identifier: UISheetPresentationController.Detent.Identifier {
    switch self {
    case .medium: .medium
    case .large: .large
    case .customBelowMedium: .init("low")
    case .customAboveMedium: .init("high")
    }
  }
}
