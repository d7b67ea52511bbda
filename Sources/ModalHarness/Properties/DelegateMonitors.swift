// SPDX-License-Identifier: MIT

import StateSpace
import UIKitSemantics

/// A set of presented controllers, one bit each; the root cannot be presented and has none.
private struct ControllerBits {
  var bits: UInt8

  private func mask(_ controller: ControllerID) -> UInt8 {
    controller == .root ? 0 : 1 << (controller.rawValue - 1)
  }

  func contains(_ controller: ControllerID) -> Bool { bits & mask(controller) != 0 }
  func inserting(_ controller: ControllerID) -> UInt8 { bits | mask(controller) }
  func removing(_ controller: ControllerID) -> UInt8 { bits & ~mask(controller) }
}

extension Monitor where Event == HarnessEvent {
  /// Remembers who the user tried to dismiss, until the attempt came to nothing.
  static var didDismissOnlyAfterUser: Self {
    Monitor(CatalogProperty.didDismissOnlyAfterUser.rawValue) { state, event in
      let asked = ControllerBits(bits: state)
      switch event {
      case .gesture(.swipeReleased, let controller), .gesture(.tapOutside, let controller):
        return .next(asked.inserting(controller))
      case .gesture(_, let controller), .callback(.viewWillAppear(let controller)),
        .callback(.presentationControllerDidAttemptToDismiss(let controller)):
        return .next(asked.removing(controller))
      case .call(.dismiss, .accepted):
        // One that is put off comes after what the user began.
        return .next(0)
      case .callback(.presentationControllerDidDismiss(let controller)):
        return asked.contains(controller) ? .exercised(state) : .violated
      default:
        return .next(state)
      }
    }
  }

  /// Remembers who was reported as dismissed, until the next presentation.
  static var didDismissAtMostOnce: Self {
    Monitor(CatalogProperty.didDismissAtMostOnce.rawValue) { state, event in
      let reported = ControllerBits(bits: state)
      switch event {
      case .call(.present(let controller, from: _, _), .accepted):
        return .next(reported.removing(controller))
      case .callback(.presentationControllerDidDismiss(let controller)):
        return reported.contains(controller)
          ? .violated : .exercised(reported.inserting(controller))
      default:
        return .next(state)
      }
    }
  }

  /// Remembers whose dismissal was announced, until it was cancelled or is over.
  static var willDismissPrecedesDidDismiss: Self {
    Monitor(CatalogProperty.willDismissPrecedesDidDismiss.rawValue) { state, event in
      let announced = ControllerBits(bits: state)
      switch event {
      case .callback(.presentationControllerWillDismiss(let controller)):
        return .next(announced.inserting(controller))
      case .callback(.viewWillAppear(let controller)):
        return .next(announced.removing(controller))
      case .callback(.presentationControllerDidDismiss(let controller)):
        return announced.contains(controller)
          ? .exercised(announced.removing(controller)) : .violated
      default:
        return .next(state)
      }
    }
  }

  /// Counts the completion handlers that UIKit still owes the app.
  ///
  /// The state holds the debts of `present` in its lower and of `dismiss` in its upper half.
  static var completionsRunOnce: Self {
    Monitor(CatalogProperty.completionsRunOnce.rawValue) { state, event in
      let presents = state & 0x0F
      let dismisses = state >> 4
      switch event {
      case .call(.present(_, from: _, let request), .accepted) where request.hasCompletion:
        return .next(min(presents + 1, 14) | dismisses << 4)
      case .call(.dismiss(from: _, hasCompletion: true), .accepted),
        .call(.dismiss(from: _, hasCompletion: true), .deferred):
        return .next(presents | min(dismisses + 1, 14) << 4)
      case .callback(.presentCompletion):
        return presents == 0 ? .violated : .exercised(presents - 1 | dismisses << 4)
      case .callback(.dismissCompletion):
        return dismisses == 0 ? .violated : .exercised(presents | (dismisses - 1) << 4)
      case .settled(atRest: true):
        return presents == 0 && dismisses == 0 ? .next(0) : .violated
      default:
        return .next(state)
      }
    }
  }
}
