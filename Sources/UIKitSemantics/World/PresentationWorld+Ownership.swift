// SPDX-License-Identifier: MIT

// MARK: - Presentation controllers before their presentation

extension PresentationWorld {
  /// The app reads `controller.presentationController`.
  ///
  /// Before a presentation that makes one for the `modalPresentationStyle` of this moment, which a
  /// style that is set later does not change; there is none for a custom one without a delegate that
  /// makes one (C26). On iOS 13 the two keep each other alive until they are presented (C27).
  public mutating func readPresentationController(of controller: ControllerID) {
    let index = controller.index
    guard error == nil, level(of: controller) == nil, settings[index].earlyStyle == nil,
      ownerOfPresentationController(askedAt: controller) == controller
    else { return }
    let style = controllers[index].modalPresentationStyle.resolved
    let methods = controllers[index].transitioningDelegate
    if style == .custom, !methods.contains(.presentationController), obeys(.c26) { return }
    settings[index].earlyStyle = style
    if behavior.version == .iOS13, obeys(.c27) { settings[index].flags.insert(.isLeaked) }
    if style == .custom, methods.contains(.presentationController) {
      enqueue(.askPresentationControllerEarly, of: controller)
    }
  }

  /// The presentation controller that `controller.presentationController` gives now.
  ///
  /// A child of a presented container gets the container's (A19).
  public mutating func presentationController(
    of controller: ControllerID
  ) -> PresentationControllerID? {
    let controller = ownerOfPresentationController(askedAt: controller)
    guard let presentation = presentation(of: controller) else {
      return settings[controller.index].earlyStyle.map {
        let isCustom = settings[controller.index].flags.contains(.earlyControllerIsCustom)
        return PresentationControllerID(presented: controller, style: $0, isCustom: isCustom)
      }
    }
    let style = presentation.requestedStyle.resolved
    return PresentationControllerID(
      presented: presentation.presented, style: style,
      isCustom: presentation.hasCustomPresentationController && style == .custom)
  }

  /// The presentation controller that `controller.activePresentationController` gives now.
  ///
  /// Adaptation puts another one to work while the controller is presented, so that one that was
  /// kept is out of date (C25). Before a presentation there is none.
  public mutating func activePresentationController(
    of controller: ControllerID
  ) -> PresentationControllerID? {
    let owner = ownerOfPresentationController(askedAt: controller)
    guard let presentation = presentation(of: owner) else { return nil }
    guard isAdapted(presentation), obeys(.c25) else {
      return presentationController(of: controller)
    }
    return PresentationControllerID(
      presented: presentation.presented, style: presentation.style, isCustom: false)
  }

  /// The style of a presentation, with the presentation controller that exists already (C26).
  mutating func presentedStyle(
    of controller: ControllerID, requested: ModalPresentationStyle
  ) -> ModalPresentationStyle {
    guard let early = settings[controller.index].earlyStyle, early != requested.resolved,
      obeys(.c26)
    else { return requested }
    return early
  }

  /// Whether the app's presentation controller was made before the presentation.
  func hasEarlyCustomController(_ controller: ControllerID) -> Bool {
    settings[controller.index].earlyStyle == .custom
      && settings[controller.index].flags.contains(.earlyControllerIsCustom)
  }

  /// The `presenting` argument of `presentationController(forPresented:presenting:source:)`.
  ///
  /// It can be `nil`, as the presenter may be decided later (C28).
  ///
  /// - Returns: `nil` also where UIKit does not ask for a presentation controller.
  public mutating func presentingArgument() -> ControllerID? {
    guard let question, question.kind == .askPresentationController else { return nil }
    let isNil = consulting(.presentingArgumentIsNil).presentingArgumentIsNil
    return isNil ? nil : stack[question.level].presenting
  }
}

// MARK: - What a popover points at

extension PresentationWorld {
  /// Whether the popover that shows a controller has a source: it has unless the app says otherwise.
  public mutating func setHasPopoverSource(_ value: Bool, of controller: ControllerID) {
    if value {
      settings[controller.index].flags.remove(.lacksPopoverSource)
    } else {
      settings[controller.index].flags.insert(.lacksPopoverSource)
    }
  }

  /// Whether something is to be shown in a popover that points at nothing (H15).
  mutating func lacksSource(at level: Int) -> Bool {
    stack[level].style == .popover
      && settings[stack[level].presented.index].flags.contains(.lacksPopoverSource) && obeys(.h15)
  }
}

// MARK: - Who keeps what alive

extension PresentationWorld {
  /// The app keeps the transitioning delegate of a controller no longer.
  ///
  /// The controller holds it weakly (D15). A transition that has its animator goes on (C32).
  public mutating func releaseTransitioningDelegate(of controller: ControllerID) {
    if obeys(.d15) { controllers[controller.index].transitioningDelegate = [] }
  }

  /// The app keeps the presentation controller of a presented controller no longer; UIKit does,
  /// until the dismissal is over (C18).
  public mutating func releasePresentationController(of controller: ControllerID) {
    guard let level = level(of: controller), stack[level].hasCustomPresentationController,
      !obeys(.c18)
    else { return }
    stack[level].flags.remove(.customController)
  }

  /// The app keeps a view controller no longer.
  public mutating func release(_ controller: ControllerID) {
    settings[controller.index].flags.insert(.isReleased)
  }

  /// Whether a view controller that the app keeps no longer is gone: what is presented is kept by
  /// its presenter, a child by its container, and what leaks forever (C27).
  public func isDeallocated(_ controller: ControllerID) -> Bool {
    let flags = settings[controller.index].flags
    return flags.contains(.isReleased) && !flags.contains(.isLeaked)
      && level(of: controller) == nil && parent(of: controller) == nil
  }
}
