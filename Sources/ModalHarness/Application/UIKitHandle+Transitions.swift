// SPDX-License-Identifier: MIT

public import UIKitSemantics

// MARK: - Interaction controllers, contexts and coordinators

extension UIKitHandle {
  /// What the objects of a controller's transitions implement beyond what is always told; set up
  /// before the presentation.
  public mutating func setTransitionFeatures(
    _ features: TransitionFeatures, of controller: ControllerID
  ) {
    _world.setTransitionFeatures(features, of: controller)
  }

  /// `controller.transitionCoordinator?.notifyWhenInteractionChanges(_:)` (D21).
  @discardableResult
  public mutating func notifyWhenInteractionChanges(of controller: ControllerID) -> Response {
    request(.notifyWhenInteractionChanges(of: controller)) {
      $0.notifyWhenInteractionChanges(of: controller)
    }
  }

  /// `pause()` of the interaction controller (D24).
  @discardableResult
  public mutating func pauseInteractiveTransition(of controller: ControllerID) -> Response {
    request(.pauseInteractiveTransition(of: controller)) {
      $0.pauseInteractiveTransition(of: controller)
    }
  }

  /// `update(_:)` of a percent-driven interaction controller, from 0 to 100 (D17).
  @discardableResult
  public mutating func updateInteractiveTransition(
    _ percent: Int, of controller: ControllerID
  ) -> Response {
    request(.updateInteractiveTransition(percent, of: controller)) {
      $0.updateInteractiveTransition(percent, of: controller)
    }
  }

  /// `completionSpeed` of a percent-driven interaction controller (D18).
  public mutating func setCompletionSpeed(percent: Int, of controller: ControllerID) {
    set(.setCompletionSpeed(percent: percent, of: controller)) {
      $0.setCompletionSpeed(percent: percent, of: controller)
    }
  }

  /// A call to the context of an interactive transition (D19).
  @discardableResult
  public mutating func report(_ report: InteractionReport, of controller: ControllerID) -> Response
  {
    request(.report(report, of: controller)) { $0.report(report, of: controller) }
  }

  /// The animator moves views of the running transition (D12).
  public mutating func moveViews(of controller: ControllerID) {
    set(.moveViews(of: controller)) { $0.moveViews(of: controller) }
  }

  /// The views are put back to where they were (D12).
  public mutating func restoreViews(of controller: ControllerID) {
    set(.restoreViews(of: controller)) { $0.restoreViews(of: controller) }
  }

  /// Reads `controller.presentationController` (C26).
  public mutating func readPresentationController(of controller: ControllerID) {
    set(.readPresentationController(of: controller)) {
      $0.readPresentationController(of: controller)
    }
  }
}
