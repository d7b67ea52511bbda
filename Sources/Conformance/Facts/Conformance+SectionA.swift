// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section A: the adaptive delegate.
  static let sectionA: [Conformance] = [
    .conforms(
      .a1,
      given(.pageSheet)
        .when(.swipe(.complete))
        .then(
          .hears(
            .presentationControllerShouldDismiss(.v), .presentationControllerWillDismiss(.v),
            .viewWillDisappear(.v), .viewDidDisappear(.v), .presentationControllerDidDismiss(.v)),
          .isGone(.v)),
      given(.pageSheet).delegate([.willDismiss, .didDismiss])
        .when(.swipe(.complete))
        .then(
          .delegateHears(
            .presentationControllerWillDismiss(.v), .presentationControllerDidDismiss(.v)))),
    .conforms(
      .a2,
      given(.pageSheet).isModalInPresentation(true)
        .when(.swipe(.complete))
        .then(.hears(.presentationControllerDidAttemptToDismiss(.v)), .isPresented(.v))),
  ]
}
