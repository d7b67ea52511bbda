// SPDX-License-Identifier: MIT

// MARK: - Who overrides dismiss(animated:completion:)

extension PresentationWorld {
  /// A controller overrides `dismiss(animated:completion:)`, and sees who calls it.
  public mutating func setOverridesDismiss(_ overrides: Bool, of controller: ControllerID) {
    if overrides {
      settings[controller.index].flags.insert(.overridesDismiss)
    } else {
      settings[controller.index].flags.remove(.overridesDismiss)
    }
  }

  func overridesDismiss(_ controller: ControllerID) -> Bool {
    settings[controller.index].flags.contains(.overridesDismiss)
  }

  /// A segue unwinds to a controller: its action is called, and what it presents goes.
  ///
  /// The destination dismisses once, however much is presented above it, and never itself (B36).
  /// UIKit calls the method that an app can override (E28).
  @discardableResult
  public mutating func unwind(to destination: ControllerID) -> Response {
    if let error { return .raised(error) }
    if obeys(.b36) { enqueue(.unwindAction, of: destination) }
    guard presentedViewController(of: destination) != nil else { return .accepted }
    guard overridesDismiss(destination), obeys(.e28) else { return dismiss(from: destination) }
    enqueue(.callDismissForUnwinding, of: destination)
    return .accepted
  }

  /// The tap beside a popover dismisses by the presenter's method, which an app can override (E27).
  mutating func dismissPopoverByPresenter(at level: Int) -> Bool {
    guard stack[level].style == .popover, overridesDismiss(stack[level].presenting), obeys(.e27)
    else { return false }
    enqueue(.callDismissForTap, at: level)
    return true
  }

  /// The override has run; whether it called `super` is the answer.
  mutating func takeAnswerOfOverride(_ callsSuper: Bool, to step: MicroStep) {
    guard callsSuper else { return }
    if step.kind == .callDismissForUnwinding {
      dismiss(from: step.controller)
    } else if stillAwaitsTap(at: step.level) {
      beginUserDismissal(at: step.level, drive: .animating)
    }
  }
}
