// SPDX-License-Identifier: MIT

/// Brings UIKit's rules and an app together.
///
/// A driver answers for the app, which may be a value or be made of objects. How UIKit and the app
/// take turns is the same for both, and written here only: a driver lets something happen, by
/// ``take(_:)`` or by telling the app itself, and then delivers what follows from it.
public protocol PresentationDriving {
  /// UIKit's side of the state.
  var world: PresentationWorld { get set }
  /// What has happened since the step began, in order.
  var events: [PresentationEvent] { get set }
  /// Whether the app does not implement the method that UIKit called last: then nothing is recorded
  /// of the call.
  var answeredByDefault: Bool { get }

  /// Whether the user or the system can do something now.
  func offers(_ input: UIKitInput) -> Bool

  /// Lets the user or the system do something.
  ///
  /// - Precondition: ``offers(_:)`` says that it can happen.
  mutating func perform(_ input: UIKitInput)

  /// Lets UIKit take its steps up to the next callback; `nil` if there is none.
  mutating func next() -> Callback?

  /// Delivers a callback that is not a question; the app may call back in.
  mutating func receive(_ callback: Callback)

  /// Asks the app a question; the app may call back in.
  mutating func answer(_ question: Callback) -> Answer
}

extension PresentationDriving {
  /// The app implements what UIKit calls.
  @inlinable public var answeredByDefault: Bool { false }

  /// What the rules offer.
  @inlinable
  public func offers(_ input: UIKitInput) -> Bool { world.offers(input) }

  /// Hands the input to the rules.
  @inlinable
  public mutating func perform(_ input: UIKitInput) { world.perform(input) }

  /// The next callback of the rules.
  @inlinable
  public mutating func next() -> Callback? { world.next() }

  /// Records an input and lets it happen; the callbacks are still to be delivered.
  @inlinable
  public mutating func take(_ input: UIKitInput) {
    events.append(.uikit(input, on: world.topmostController))
    perform(input)
  }

  /// Delivers each callback that is due, and those that follow from what the app does meanwhile.
  @inlinable
  public mutating func deliverCallbacks() {
    while let callback = next() {
      let place = events.count
      events.append(.callback(callback))
      if callback.isQuestion {
        let answer = answer(callback)
        if !answeredByDefault { events.append(.answer(answer)) }
        world.answer(answer)
      } else {
        receive(callback)
      }
      if answeredByDefault { events.remove(at: place) }
    }
  }
}
