// SPDX-License-Identifier: MIT

public import UIKitSemantics

// MARK: - UISheetPresentationController

extension UIKitHandle {
  /// `controller.sheetPresentationController?.detents = […]`, from small to large (G2).
  @discardableResult
  public mutating func setDetents(_ detents: [SheetDetent], of controller: ControllerID)
    -> Response
  {
    request(.setDetents(detents, of: controller)) { $0.setDetents(detents, of: controller) }
  }

  /// `controller.sheetPresentationController?.selectedDetentIdentifier = …` (G3, G4).
  @discardableResult
  public mutating func selectDetent(_ detent: SheetDetent?, of controller: ControllerID)
    -> Response
  {
    request(.selectDetent(detent, of: controller)) { $0.selectDetent(detent, of: controller) }
  }

  /// `controller.sheetPresentationController?.largestUndimmedDetentIdentifier = …` (G8).
  @discardableResult
  public mutating func setLargestUndimmedDetent(
    _ detent: SheetDetent?, of controller: ControllerID
  ) -> Response {
    request(.setLargestUndimmedDetent(detent, of: controller)) {
      $0.setLargestUndimmedDetent(detent, of: controller)
    }
  }
}
