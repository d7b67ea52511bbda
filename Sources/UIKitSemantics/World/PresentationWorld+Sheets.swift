// SPDX-License-Identifier: MIT

// MARK: - UISheetPresentationController, from iOS 15 on

extension PresentationWorld {
  /// The settings of a controller's sheet, and where it stands.
  public func sheet(of controller: ControllerID) -> SheetState { sheets[controller.index] }

  /// `modalPresentationStyle` as it reads: a concrete style, whatever adaptation did (F1, F10).
  ///
  /// What ``present(_:from:_:)`` was asked for counts from then on.
  public func modalPresentationStyle(of controller: ControllerID) -> ModalPresentationStyle {
    let requested = presentation(of: controller)?.requestedStyle
    return (requested ?? controllers[controller.index].modalPresentationStyle).resolved
  }

  /// `controller.modalPresentationStyle = style`, before the presentation (G1).
  public mutating func setModalPresentationStyle(
    _ style: ModalPresentationStyle, of controller: ControllerID
  ) {
    controllers[controller.index].modalPresentationStyle = style
  }

  /// Whether `sheetPresentationController` is there: for sheets, before the presentation too (G1).
  public func hasSheetPresentationController(_ controller: ControllerID) -> Bool {
    behavior.version >= .iOS15 && modalPresentationStyle(of: controller).isSheet
  }

  /// `sheet.detents = […]`.
  ///
  /// The header demands that there is one and does not say what happens otherwise: here it ends the
  /// app, so that the mistake is seen. That they are ordered it demands too, and many apps that do
  /// without show that it does no harm (G2).
  @discardableResult
  public mutating func setDetents(_ detents: [SheetDetent], of controller: ControllerID)
    -> Response
  {
    if let error { return .raised(error) }
    if let refusal = refusalToMoveSheet(of: controller) { return .refused(refusal) }
    if behavior.version < .iOS16, detents.contains(where: \.isCustom) {
      return .refused(.notInThisVersion)
    }
    if detents.isEmpty, obeys(.g2) { return raise(.noDetents) }
    sheets[controller.index].detents = SheetDetents(detents.map { SheetDetents($0) })
    sheets[controller.index].flags.insert(.needsEvaluation)
    enqueueSheetLayout(of: controller)
    return .accepted
  }

  /// `sheet.selectedDetentIdentifier = …`; the delegate is not told (G4).
  @discardableResult
  public mutating func selectDetent(_ detent: SheetDetent?, of controller: ControllerID)
    -> Response
  {
    if let refusal = refusalToMoveSheet(of: controller) { return .refused(refusal) }
    sheets[controller.index].selected = detent
    enqueueSheetLayout(of: controller)
    if let level = level(of: controller), !obeys(.g4) { enqueueChangeOfDetent(at: level) }
    return .accepted
  }

  /// `sheet.largestUndimmedDetentIdentifier = …` (G8).
  @discardableResult
  public mutating func setLargestUndimmedDetent(
    _ detent: SheetDetent?, of controller: ControllerID
  ) -> Response {
    configureSheet(of: controller) { $0.largestUndimmed = detent }
  }

  /// `sheet.prefersScrollingExpandsWhenScrolledToEdge = …` (G10).
  @discardableResult
  public mutating func setPrefersScrollingExpands(_ value: Bool, of controller: ControllerID)
    -> Response
  {
    configureSheet(of: controller) { $0.set(.scrollingDoesNotExpand, to: !value) }
  }

  /// `sheet.prefersGrabberVisible = …` (G11).
  @discardableResult
  public mutating func setPrefersGrabberVisible(_ value: Bool, of controller: ControllerID)
    -> Response
  {
    configureSheet(of: controller) { $0.set(.grabber, to: value) }
  }

  /// `sheet.prefersPageSizing = …`, from iOS 17 on (G17).
  @discardableResult
  public mutating func setPrefersPageSizing(_ value: Bool, of controller: ControllerID)
    -> Response
  {
    if behavior.version < .iOS17, obeys(.g17) { return .refused(.notInThisVersion) }
    return configureSheet(of: controller) { $0.set(.formSizing, to: !value) }
  }

  /// What the closure of a custom detent returns from now on: a height, or nothing for a detent
  /// that is not to be used.
  ///
  /// UIKit asks at the next evaluation only (G13).
  public mutating func setCustomDetent(
    _ detent: SheetDetent, isAvailable: Bool, of controller: ControllerID
  ) {
    if isAvailable {
      sheets[controller.index].unavailable.remove(.init(detent))
    } else {
      sheets[controller.index].unavailable.insert(.init(detent))
    }
  }

  /// `sheet.invalidateDetents()`, from iOS 16 on: the closures of custom detents are asked at the
  /// next layout (G13).
  @discardableResult
  public mutating func invalidateDetents(of controller: ControllerID) -> Response {
    if behavior.version < .iOS16 { return .refused(.notInThisVersion) }
    return configureSheet(of: controller) { $0.flags.insert(.needsEvaluation) }
  }

  /// The block of `sheet.animateChanges` returns: what it changed is animated, and this sheet and
  /// its neighbors in the stack are laid out before the app goes on (G7).
  public mutating func endAnimateChanges(of controller: ControllerID) {
    guard let level = level(of: controller), obeys(.g7) else { return }
    var bounds = level..<level + 1
    while bounds.lowerBound > 0, stack[bounds.lowerBound - 1].style.isSheet {
      bounds = bounds.lowerBound - 1..<bounds.upperBound
    }
    while bounds.upperBound < count, stack[bounds.upperBound].style.isSheet {
      bounds = bounds.lowerBound..<bounds.upperBound + 1
    }
    for level in bounds { layOutSheet(at: level, animated: true) }
  }
}

// MARK: - Settings

extension PresentationWorld {
  /// Whether there is something to configure: the sheet of a sheet, or the one that a popover
  /// adapts to, its `adaptiveSheetPresentationController` (G1).
  private mutating func refusalToConfigureSheet(of controller: ControllerID) -> Refusal? {
    if hasSheetPresentationController(controller) { return nil }
    let isPopover = modalPresentationStyle(of: controller) == .popover
    if isPopover, behavior.version >= .iOS15 { return nil }
    return obeys(.g1) ? .noSheetPresentationController : nil
  }

  /// What the app wants of the place of a sheet during its presentation may be lost (G12).
  private mutating func refusalToMoveSheet(of controller: ControllerID) -> Refusal? {
    if let refusal = refusalToConfigureSheet(of: controller) { return refusal }
    guard let own = presentation(of: controller), own.isBeingPresented, own.hasContainerView,
      consulting(.detentsDuringPresentation).detentsDuringPresentation == .dropped
    else { return nil }
    return .sheetIsBeingPresented
  }

  private mutating func configureSheet(
    of controller: ControllerID, _ change: (inout SheetState) -> Void
  ) -> Response {
    if let refusal = refusalToConfigureSheet(of: controller) { return .refused(refusal) }
    change(&sheets[controller.index])
    enqueueSheetLayout(of: controller)
    return .accepted
  }

  private mutating func enqueueSheetLayout(of controller: ControllerID) {
    if let level = level(of: controller) { enqueue(.layOutSheet, at: level) }
  }
}

extension SheetState {
  fileprivate mutating func set(_ flag: Flags, to value: Bool) {
    if value { flags.insert(flag) } else { flags.remove(flag) }
  }
}
