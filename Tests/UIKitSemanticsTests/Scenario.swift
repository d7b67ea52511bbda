// SPDX-License-Identifier: MIT

import UIKitSemantics

/// A world that is driven step by step, and what it said on the way.
///
/// ```swift
/// var scenario = Scenario.presented(.pageSheet)
/// scenario.swipe(.complete)
/// #expect(scenario.received == [.presentationControllerShouldDismiss(.sheet), …])
/// ```
///
/// `received` holds the callbacks since the last ``forget()``; what leads to the situation of a test
/// is forgotten by ``presented(_:)``.
struct Scenario {
  /// How a swipe ends.
  enum Swipe { case complete, cancel, interrupt }

  var world: PresentationWorld
  var received: [Callback] = []
  var shouldDismiss = Answer.yes
  var answers: @Sendable (Callback) -> Answer = { _ in .yes }
  /// What the app does when it receives a callback, or is asked something and has not answered yet.
  var reaction: (@Sendable (Callback, inout PresentationWorld) -> Void)?

  init(
    behavior: UIKitBehavior = UIKitBehavior(), width: HorizontalSizeClass = .compact
  ) {
    world = PresentationWorld(behavior: behavior, horizontalSizeClass: width)
  }

  /// A scenario in which a controller is presented, with a delegate that has every method.
  static func presented(
    _ style: ModalPresentationStyle, delegate: DelegateMethods = .dismissal,
    transitioning: TransitioningMethods = [], modal: Bool = false,
    behavior: UIKitBehavior = UIKitBehavior(), width: HorizontalSizeClass = .compact,
    answers: @escaping @Sendable (Callback) -> Answer = { _ in .yes }
  ) -> Scenario {
    var scenario = Scenario(behavior: behavior, width: width)
    scenario.answers = answers
    scenario.world.setDelegate(delegate, of: .sheet)
    scenario.world.setTransitioningDelegate(transitioning, of: .sheet)
    scenario.world.setModalInPresentation(modal, of: .sheet)
    scenario.present(.sheet, from: .root, style)
    scenario.finishTransition()
    scenario.forget()
    return scenario
  }

  mutating func forget() { received = [] }

  /// Lets UIKit do all it has to do, and answers its questions.
  mutating func run() {
    while let callback = world.next() {
      received.append(callback)
      reaction?(callback, &world)
      if world.awaitsAnswer { world.answer(answer(to: callback)) }
    }
  }

  private func answer(to question: Callback) -> Answer {
    if case .presentationControllerShouldDismiss = question { return shouldDismiss }
    return answers(question)
  }

  // MARK: Inputs

  @discardableResult
  mutating func present(
    _ controller: ControllerID, from source: ControllerID, _ style: ModalPresentationStyle,
    animated: Bool = true, completion: Bool = false
  ) -> Response {
    let request = PresentationRequest(style, animated: animated, hasCompletion: completion)
    let response = world.present(controller, from: source, request)
    run()
    return response
  }

  @discardableResult
  mutating func dismiss(from controller: ControllerID, completion: Bool = false) -> Response {
    let response = world.dismiss(from: controller, hasCompletion: completion)
    run()
    return response
  }

  mutating func perform(_ gestures: UIKitInput...) {
    for gesture in gestures {
      world.perform(gesture)
      run()
    }
  }

  mutating func endAnimation() {
    world.perform(.animationEnds)
    run()
  }

  mutating func startInteraction() {
    world.perform(.interactiveTransitionStarts)
    run()
  }

  /// Ends the animation; a custom animator completes as it should.
  mutating func finishTransition() {
    guard world.offers(.animationEnds) else { return }
    endAnimation()
    guard let top = world.animated, top.drive == .awaitingCompletion else { return }
    world.completeTransition(!top.isCancelled, of: top.presented)
    run()
  }

  /// A whole swipe with its animation.
  mutating func swipe(_ end: Swipe) {
    perform(.swipeBegins)
    switch end {
    case .complete: perform(.swipeMovesPastThreshold, .swipeReleased)
    case .cancel: perform(.swipeReleased)
    case .interrupt: perform(.swipeMovesPastThreshold, .swipeInterrupted)
    }
    finishTransition()
  }

  // MARK: What was received

  /// The appearance callbacks of one controller, in order.
  func appearance(of controller: ControllerID) -> [Callback] {
    received.filter { callback in
      switch callback {
      case .viewWillAppear(controller), .viewIsAppearing(controller), .viewDidAppear(controller),
        .viewWillDisappear(controller), .viewDidDisappear(controller):
        true
      default: false
      }
    }
  }

  /// The callbacks of the delegate of the sheet, in order.
  var delegateReceived: [Callback] {
    received.filter { callback in
      switch callback {
      case .presentationControllerShouldDismiss, .presentationControllerWillDismiss,
        .presentationControllerDidDismiss, .presentationControllerDidAttemptToDismiss:
        true
      default: false
      }
    }
  }

  func count(_ callback: Callback) -> Int { received.count { $0 == callback } }
}

extension ControllerID {
  /// The controller that most tests present.
  static let sheet = ControllerID(1)
  /// One that is presented on top of it.
  static let second = ControllerID(2)
  /// One more.
  static let third = ControllerID(3)
}

extension Callback {
  static let asks = presentationControllerShouldDismiss(.sheet)
  static let will = presentationControllerWillDismiss(.sheet)
  static let did = presentationControllerDidDismiss(.sheet)
  static let attempt = presentationControllerDidAttemptToDismiss(.sheet)
}

extension Scenario {
  /// A scenario in which one controller is presented on top of another, both with delegates.
  static func stack(_ lower: ModalPresentationStyle, _ upper: ModalPresentationStyle) -> Scenario {
    var scenario = Scenario.presented(lower)
    scenario.world.setDelegate(.dismissal, of: .second)
    scenario.present(.second, from: .sheet, upper)
    scenario.endAnimation()
    scenario.forget()
    return scenario
  }
}
