// SPDX-License-Identifier: MIT

import Foundation
import UIKitSemantics

/// Where sheets stand: close to what UIKit does, not to the point.
@MainActor
struct SheetGeometry {
  /// What is left free above a sheet at its full height, beyond what is unsafe.
  private static let gap: CGFloat = 10
  private static let pageSize = CGSize(width: 712, height: 1006)
  private static let formSize = CGSize(width: 540, height: 620)

  private let sheet: UISheetPresentationController
  private let style: ModalPresentationStyle
  private let container: UIView

  init(
    _ sheet: UISheetPresentationController, _ style: ModalPresentationStyle, in container: UIView
  ) {
    (self.sheet, self.style, self.container) = (sheet, style, container)
  }

  /// Where a sheet at its full height begins.
  ///
  /// That is 10 points below the unsafe area, as kern0x1b/charon read it, and 40 points below the top
  /// where the status bar is 20 points high, as the recorded sizes of adaptation say.
  static func top(of unsafe: UIEdgeInsets) -> CGFloat {
    (unsafe.top > 0 ? max(unsafe.top, 30) : 0) + gap
  }

  /// Where the sheet stands.
  var frame: CGRect {
    let bounds = container.bounds
    let driver = HeadlessScene.current.presentation
    if sheet.rules.sheet?.fillsScreen == true { return bounds }
    if driver.world.horizontalSizeClass == .regular { return wideFrame(in: bounds) }
    let height = sheet.standingHeight + container.safeAreaInsets.bottom
    return CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  private func wideFrame(in bounds: CGRect) -> CGRect {
    let preferred = sheet.presentedViewController.preferredContentSize
    let isPage = style != .formSheet && sheet.prefersPageSizing
    var size =
      isPage
      ? CGSize(
        width: Self.pageSize.width, height: min(Self.pageSize.height, sheet.maximumDetentValue))
      : Self.formSize
    if preferred.width > 0, preferred.height > 0 { size = preferred }
    size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    return CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }
}
