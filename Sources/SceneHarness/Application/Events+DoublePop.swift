// SPDX-License-Identifier: MIT

import UIKitSemantics

extension [PresentationEvent] {
  /// Which stack the app pops twice because one presentation has ended, once in each of two callbacks that
  /// tell of the same end, as of a swipe.
  var doublePop: ControllerID? {
    var end: (callback: Callback, of: ControllerID)?
    var pops: [(stack: ControllerID, end: (callback: Callback, of: ControllerID))] = []
    for event in self {
      switch event {
      case .callback(let callback): end = callback.ended.map { (callback, $0) }
      case .call(.pop(let stack), .accepted):
        guard let end else { continue }
        let isAgain = pops.contains {
          $0.stack == stack && $0.end.of == end.of && $0.end.callback != end.callback
        }
        if isAgain { return stack }
        pops.append((stack, end))
      default: break
      }
    }
    return nil
  }
}

extension Callback {
  /// The controller of whose end the callback tells, if it does.
  fileprivate var ended: ControllerID? {
    switch self {
    case .viewDidDisappear(let controller), .presentationControllerDidDismiss(let controller):
      controller
    default: nil
    }
  }
}
