// SPDX-License-Identifier: MIT

// MARK: - View controllers that the system brings

extension PresentationWorld {
  /// Says what class a view controller is of.
  public mutating func setKind(_ kind: ControllerState.Kind, of controller: ControllerID) {
    controllers[controller.index].kind = kind
  }

  /// Whether the user can tap something in a system's controller that ends it: it is uppermost in its
  /// window and nothing moves there.
  public func canEndSystemController(_ controller: ControllerID) -> Bool {
    guard error == nil, isSettled, let top = top(ofChainWith: controller),
      top.presented == controller
    else { return false }
    return top.isAtRest && top.finger == .up && controllers[controller.index].kind != .custom
  }

  /// The user taps what ends a system's controller: Cancel, Done, or something to pick.
  ///
  /// Its own delegate is told. A document picker and a Safari controller then go by themselves;
  /// from an image picker that is expected of the delegate. A share sheet goes first, and tells of
  /// it when it is gone (A38). To UIKit each is a dismissal by code: the delegate of the presentation
  /// controller receives nothing (A33).
  ///
  /// - Precondition: ``canEndSystemController(_:)``.
  public mutating func tapCancel(in controller: ControllerID) {
    precondition(canEndSystemController(controller), "The user cannot tap there now.")
    bringUpChain(of: controller)
    let level = count - 1
    switch controllers[controller.index].kind {
    case .documentPicker, .safari, .fontPicker:
      enqueue(.systemControllerDidFinish, of: controller)
      startProgrammaticDismissal(target: level, animated: true)
      if !obeys(.a33) { stack[level].cause = .user }
    case .imagePicker:
      enqueue(.systemControllerDidFinish, of: controller)
    case .activity:
      startProgrammaticDismissal(target: level, animated: true)
      if obeys(.a38) {
        controllers[controller.index].hasChosenAction = true
      } else {
        enqueue(.systemControllerDidFinish, of: controller)
      }
    case .alert:
      startProgrammaticDismissal(target: level, animated: true)
    case .custom: break
    }
  }

  /// The user taps an action of an alert.
  ///
  /// The alert goes by itself, and the handler of the action runs when the alert has received
  /// `viewDidDisappear` (B29, E23).
  ///
  /// - Precondition: ``canEndSystemController(_:)``, and the controller is an alert.
  public mutating func tapAction(ofAlert controller: ControllerID) {
    precondition(canEndSystemController(controller), "The user cannot tap there now.")
    precondition(controllers[controller.index].kind == .alert, "This is no alert.")
    bringUpChain(of: controller)
    startProgrammaticDismissal(target: count - 1, animated: true)
    if obeys(.b29) {
      controllers[controller.index].hasChosenAction = true
    } else {
      enqueue(.alertActionHandler, of: controller)
    }
  }

  /// What a system controller's delegate, or the alert's action, is called with at the end of a
  /// dismissal.
  ///
  /// The own delegates of an image picker and a Safari controller receive nothing about a swipe
  /// (A30, A32), a document picker's does in some versions (A31, X5), and those of a font picker and a
  /// share sheet do (A38, A39).
  mutating func reportsOfSystemController(at level: Int) -> Agenda {
    let ended = stack[level]
    let controller = ended.presented
    var reports = Agenda()
    let kind = controllers[controller.index].kind
    let isReported =
      switch kind {
      case _ where ended.cause == .program: false
      case .custom, .alert: false
      case .imagePicker: !obeys(.a30)
      case .safari: !obeys(.a32)
      case .documentPicker:
        consulting(.documentPickerReportsSwipe).documentPickerReportsSwipe
      case .fontPicker: obeys(.a39)
      case .activity: obeys(.a38)
      }
    if isReported { reports.append(MicroStep(.systemControllerDidFinish, of: controller)) }
    if controllers[controller.index].hasChosenAction {
      controllers[controller.index].hasChosenAction = false
      reports.append(
        MicroStep(
          kind == .alert ? .alertActionHandler : .systemControllerDidFinish, of: controller))
    }
    return reports
  }
}
