// SPDX-License-Identifier: MIT

/// One thing that happened during a step, in the order in which it happened.
///
/// Every step begins with what caused it, ``uikit(_:on:)`` or ``input(_:)``, and ends with
/// ``settled(atRest:)``.
public enum PresentationEvent: Hashable, Sendable {
  /// The user or the system did something to UIKit, while this controller was uppermost.
  case uikit(UIKitInput, on: ControllerID)
  /// An input of the app's own arrived.
  case input(Actor)
  /// The app called UIKit, and UIKit responded.
  case call(Call, Response)
  /// UIKit called the app.
  case callback(Callback)
  /// The app answered the preceding callback.
  case answer(Answer)
  /// UIKit is done; says whether nothing moves any more.
  case settled(atRest: Bool)
}
