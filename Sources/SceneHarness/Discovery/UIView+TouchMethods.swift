// SPDX-License-Identifier: MIT

import UIKit

extension UIView {
  /// What the app's classes do with touches that come down on the view itself: its own, and that of the
  /// controller whose view it is.
  ///
  /// Those of views and controllers further up are told of the touches, too (Apple, *Using responders and
  /// the responder chain to handle events*), and have places of their own to be touched at.
  var touchMethods: TouchMethods {
    // Controls and scroll views hand no touches on.
    if self is UIControl || self is UIScrollView { return TouchMethods(of: self) }
    guard TouchMethods.isAnyKnown else { return ownTouchMethods }
    return ownTouchMethods.union(methodsThatKnowView)
  }

  private var ownTouchMethods: TouchMethods {
    TouchMethods(of: self).union(viewController.map { TouchMethods(of: $0) } ?? [])
  }

  /// What a responder further up does that has the view in a property: it may tell touches of it from
  /// others.
  private var methodsThatKnowView: TouchMethods {
    guard isUserInteractionEnabled else { return [] }
    for responder in sequence(first: self as UIResponder, next: \.next).dropFirst() {
      if responder is UIScrollView || responder is UIControl { break }
      let methods = TouchMethods(of: responder)
      if !methods.isEmpty, isHeld(by: responder) { return methods }
    }
    return []
  }
}
