// SPDX-License-Identifier: MIT

import UIKit

/// A screen over which the app has laid something instead of presenting it.
///
/// That is taken for granted where a translucent view takes the touches on most of the screen, and a
/// control is behind it, with nothing opaque between them. What covers the screen and cannot be seen
/// through may as well be the next screen.
@MainActor
struct DimmedScreen {
  /// A control behind the view, as traces call it.
  var control: String? { dimmed?.headlessName }
  private var dimmed: UIView?
  private let size: CGSize
  /// The last control in front of which nothing opaque has been found.
  private var behind: UIView?

  init(in scene: HeadlessScene) {
    size = scene.screen.bounds.size
    for window in scene.windows {
      behind = nil
      visit(window, takesTouches: true, alpha: 1)
    }
  }

  private mutating func visit(_ view: UIView, takesTouches: Bool, alpha: CGFloat) {
    guard dimmed == nil, !view.isHidden, view.alpha > 0.01 else { return }
    let takesTouches = takesTouches && view.isUserInteractionEnabled
    let alpha = alpha * view.alpha
    // What is presented dims by itself what is behind it.
    if view.isTransitionContainer { behind = nil }
    if covers(view) {
      let opacity = alpha * (view.backgroundColor?.cgColor.alpha ?? 0)
      if opacity >= 0.95 || view is UIImageView {
        behind = nil
      } else if opacity > 0.05, takesTouches, behind != nil {
        dimmed = behind
      }
    } else if view.isControl {
      behind = view
    }
    for child in view.subviews { visit(child, takesTouches: takesTouches, alpha: alpha) }
    if view.isTransitionContainer { behind = nil }
  }

  /// Whether a view covers the screen, apart from bars.
  private func covers(_ view: UIView) -> Bool {
    let bounds = view.bounds.size
    return bounds.width >= size.width && bounds.height >= 0.75 * size.height
  }
}

extension UIView {
  fileprivate var isControl: Bool {
    guard bounds.width > 0, bounds.height > 0 else { return false }
    return self is UIControl || isCell
      || gestureRecognizers?.contains { $0 is UITapGestureRecognizer } == true
  }
}
