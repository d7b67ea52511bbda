// SPDX-License-Identifier: MIT

public import UIKitSemantics

/// Brings UIKit's rules and an app that is a value together, for one step.
public struct ApplicationDriver<App: Application>: PresentationDriving {
  /// The app.
  public var app: App
  /// What the app holds of UIKit.
  public var uikit: UIKitHandle

  @inlinable
  init(app: App, uikit: UIKitHandle) {
    self.app = app
    self.uikit = uikit
  }

  /// UIKit's side of the state.
  @inlinable public var world: PresentationWorld {
    _read { yield uikit._world }
    _modify { yield &uikit._world }
  }

  /// What has happened since the step began.
  @inlinable public var events: [PresentationEvent] {
    _read { yield uikit.events }
    _modify { yield &uikit.events }
  }

  /// Tells the app, which may call back in.
  @inlinable
  public mutating func receive(_ callback: Callback) { app.receive(callback, uikit: &uikit) }

  /// Asks the app.
  @inlinable
  public mutating func answer(_ question: Callback) -> Answer {
    app.answer(question, in: uikit._world)
  }

  /// Lets an action happen and UIKit call all that follows from it.
  @inlinable
  public mutating func take(_ action: HarnessAction<App.Input>) {
    switch action {
    case .uikit(let input): take(input)
    case .input(let input):
      events.append(.input(input.actor))
      app.receive(input, uikit: &uikit)
    }
    deliverCallbacks()
  }
}

extension Application {
  /// Appends the gestures that UIKit offers, the app's inputs, and what the system can do.
  @inlinable
  public func appendActions(
    in world: PresentationWorld, _ vocabulary: ActionVocabulary,
    to actions: inout [HarnessAction<Input>]
  ) {
    for gesture in vocabulary.gestures where world.offers(gesture) {
      actions.append(.uikit(gesture))
    }
    var inputs: [Input] = []
    appendInputs(in: world, to: &inputs)
    for input in inputs { actions.append(.input(input)) }
    vocabulary.forEachSystemInput(in: world) { actions.append(.uikit($0)) }
  }

  /// Lets the action happen and UIKit call all that follows from it.
  @inlinable
  public static func take(
    _ action: HarnessAction<Input>, in driver: inout ApplicationDriver<Self>
  ) {
    driver.take(action)
  }
}
