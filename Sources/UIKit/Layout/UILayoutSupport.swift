// SPDX-License-Identifier: MIT

public import Foundation

/// What a bar leaves free of a controller's view, as it was before safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far the bar reaches into the view.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}

extension UIViewController {
  /// What is at the top: it ends where the safe area begins.
  public var topLayoutGuide: any UILayoutSupport { BarSupport(of: self, isTop: true) }
  /// What is at the bottom: it begins where the safe area ends.
  public var bottomLayoutGuide: any UILayoutSupport { BarSupport(of: self, isTop: false) }
}

/// The part of a view between one of its edges and its safe area.
private final class BarSupport: NSObject, UILayoutSupport {
  private let view: UIView
  private let isTop: Bool

  init(of controller: UIViewController, isTop: Bool) {
    view = controller.view
    self.isTop = isTop
  }

  var length: CGFloat { isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom }
  var topAnchor: NSLayoutYAxisAnchor {
    isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor
  }
  var bottomAnchor: NSLayoutYAxisAnchor {
    isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor
  }
}
