// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// What is in the windows at one moment, and how the screens behind presentations look.
@MainActor
struct SceneMoment {
  let census: SceneCensus
  let screens: [ScreenLook]

  /// Looks at a scene, and lists what is in it only if that has changed since an earlier moment.
  init(of scene: HeadlessScene, after earlier: SceneMoment? = nil) {
    let known = earlier.flatMap { $0.census.isUpToDate ? $0.census : nil }
    census = known ?? SceneCensus(of: scene)
    screens = census.screens.compactMap { $0.isScreen ? ScreenLook($0) : nil }
  }
}

/// What transitions may change of a view.
@MainActor
struct ScreenLook {
  struct Values: Equatable {
    let transform: CGAffineTransform
    let alpha: CGFloat
    let isHidden: Bool
    let isUserInteractionEnabled: Bool
    let center: CGPoint
    let size: CGSize
    let cornerRadius: CGFloat
    let isMasked: Bool
    let tintAdjustmentMode: UIView.TintAdjustmentMode
  }

  let view: Existence
  let values: Values
  /// Whether the place is not yet the one that the app wants.
  let isPlacedLater: Bool

  /// Looks at a view, if it is still there.
  init?(_ existence: Existence) {
    guard let view = existence.object as? UIView else { return nil }
    self.view = existence
    isPlacedLater = Self.isPlacedLater(view)
    values = Values(
      transform: view.transform, alpha: view.alpha, isHidden: view.isHidden,
      isUserInteractionEnabled: view.isUserInteractionEnabled, center: view.center,
      size: view.bounds.size, cornerRadius: view.layer.cornerRadius,
      isMasked: view.mask != nil || view.layer.mask != nil,
      tintAdjustmentMode: view.tintAdjustmentMode)
  }

  /// Whether the app itself has still to place the view: by the layout pass that it has asked for, or by
  /// an update of a description of the screen, as SwiftUI's is.
  private static func isPlacedLater(_ view: UIView) -> Bool {
    view.awaitsPlace
      || sequence(first: view, next: \.superview).dropFirst().contains {
        $0 is any DescribedContents
      }
  }

  /// A property that a transition may change.
  enum Attribute: String, CaseIterable {
    case transform, alpha, isHidden, isUserInteractionEnabled, center, size
    case cornerRadius = "the corner radius"
    case mask = "the mask"
    case tintAdjustmentMode

    /// The value in words, in hundredths of a point.
    func text(in values: Values) -> String {
      switch self {
      case .transform: values.transform.isIdentity ? "the identity" : "\(values.transform)"
      case .alpha: Self.text(values.alpha)
      case .isHidden: "\(values.isHidden)"
      case .isUserInteractionEnabled: "\(values.isUserInteractionEnabled)"
      case .center: "\(Self.text(values.center.x)), \(Self.text(values.center.y))"
      case .size: "\(Self.text(values.size.width)), \(Self.text(values.size.height))"
      case .cornerRadius: Self.text(values.cornerRadius)
      case .mask: values.isMasked ? "there" : "none"
      case .tintAdjustmentMode: "\(values.tintAdjustmentMode)"
      }
    }

    private static func text(_ value: CGFloat) -> String {
      "\(Double((value * 100).rounded() / 100))"
    }
  }
}

extension Existence {
  /// Whether it is that of a window, or of the view of a controller that is still there.
  @MainActor
  fileprivate var isScreen: Bool { object is UIWindow || (object as? UIView)?.isScreen ?? false }
}
