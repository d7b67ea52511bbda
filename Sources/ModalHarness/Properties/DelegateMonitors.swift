// SPDX-License-Identifier: MIT

import StateSpace
import UIKitSemantics

extension Monitor where Event == PresentationEvent {
  /// A monitor that remembers a set of controllers, until nothing moves.
  ///
  /// By then what the user began is over. A report that comes later has not been caused by the user,
  /// which ``didDismissOnlyAfterUser`` notices.
  ///
  /// `transition` changes the set, and says whether the rule was put to the test by the event and
  /// kept, or broken; `nil` if the event is none of its business.
  private static func remembering(
    _ property: CatalogProperty,
    transition: @escaping @Sendable (inout ControllerSet, Event) -> Bool?
  ) -> Self {
    Monitor(property.rawValue) { state, event in
      if event == .settled(atRest: true) { return .next(0) }
      var controllers = ControllerSet(rawValue: state)
      return switch transition(&controllers, event) {
      case nil: .next(controllers.rawValue)
      case true?: .exercised(controllers.rawValue)
      case false?: .violated
      }
    }
  }

  /// Remembers who the user tried to dismiss, until the attempt came to nothing.
  static var didDismissOnlyAfterUser: Self {
    remembering(.didDismissOnlyAfterUser) { asked, event in
      switch event {
      case .uikit(.swipeReleased, let controller), .uikit(.tapOutside, let controller):
        asked.insert(controller)
      case .uikit(let input, let controller):
        if input.actor == .user { asked.remove(controller) }
      case .callback(.viewWillAppear(let controller)),
        .callback(.presentationControllerDidAttemptToDismiss(let controller)):
        asked.remove(controller)
      case .call(.dismiss, .accepted):
        // One that is put off comes after what the user began.
        asked = ControllerSet()
      case .callback(.presentationControllerDidDismiss(let controller)):
        return asked.contains(controller)
      default: break
      }
      return nil
    }
  }

  /// Remembers who was reported as dismissed, until the next presentation.
  static var didDismissAtMostOnce: Self {
    remembering(.didDismissAtMostOnce) { reported, event in
      switch event {
      case .call(.present(let controller, from: _, _), .accepted):
        reported.remove(controller)
      case .callback(.presentationControllerDidDismiss(let controller)):
        defer { reported.insert(controller) }
        return !reported.contains(controller)
      default: break
      }
      return nil
    }
  }

  /// Remembers whose dismissal was announced, until it was cancelled or is over.
  static var willDismissPrecedesDidDismiss: Self {
    remembering(.willDismissPrecedesDidDismiss) { announced, event in
      switch event {
      case .callback(.presentationControllerWillDismiss(let controller)):
        announced.insert(controller)
      case .callback(.viewWillAppear(let controller)):
        announced.remove(controller)
      case .callback(.presentationControllerDidDismiss(let controller)):
        defer { announced.remove(controller) }
        return announced.contains(controller)
      default: break
      }
      return nil
    }
  }

  /// Counts the completion handlers that UIKit still owes the app.
  ///
  /// The state holds the debts of `present` in its lower and of `dismiss` in its upper half.
  static var completionsRunOnce: Self {
    Monitor(CatalogProperty.completionsRunOnce.rawValue) { state, event in
      let presents = state & 0xFF
      let dismisses = state >> 8
      switch event {
      case .call(.present(_, from: _, let request), .accepted) where request.hasCompletion:
        return .next(min(presents + 1, 0xFF) | dismisses << 8)
      case .call(.dismiss(from: _, hasCompletion: true), .accepted),
        .call(.dismiss(from: _, hasCompletion: true), .deferred):
        return .next(presents | min(dismisses + 1, 0xFF) << 8)
      case .callback(.presentCompletion):
        return presents == 0 ? .violated : .exercised(presents - 1 | dismisses << 8)
      case .callback(.dismissCompletion):
        return dismisses == 0 ? .violated : .exercised(presents | (dismisses - 1) << 8)
      case .settled(atRest: true):
        return presents == 0 && dismisses == 0 ? .next(0) : .violated
      default:
        return .next(state)
      }
    }
  }
}
