// SPDX-License-Identifier: MIT

public import UIKitSemantics

// MARK: - Manual appearance transitions, and segues

extension UIKitHandle {
  /// `controller.beginAppearanceTransition(isAppearing, animated:)` (B30, B37).
  @discardableResult
  public mutating func beginAppearanceTransition(
    _ isAppearing: Bool, of controller: ControllerID
  ) -> Response {
    request(.beginAppearanceTransition(isAppearing, of: controller)) {
      $0.beginAppearanceTransition(isAppearing, of: controller)
    }
  }

  /// `controller.endAppearanceTransition()` (B30, B37).
  @discardableResult
  public mutating func endAppearanceTransition(of controller: ControllerID) -> Response {
    request(.endAppearanceTransition(of: controller)) {
      $0.endAppearanceTransition(of: controller)
    }
  }

  /// A segue unwinds to a controller (B36).
  @discardableResult
  public mutating func unwind(to destination: ControllerID) -> Response {
    request(.unwind(to: destination)) { $0.unwind(to: destination) }
  }
}
