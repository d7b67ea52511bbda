// SPDX-License-Identifier: MIT

package import UIKitSemantics

/// Something that happens: the user, the app or the system does it.
package struct Input: Sendable {
  package enum Swipe: String, Sendable { case complete, cancel, interrupt }

  package let words: String
  let perform: @Sendable (ScenarioRun) -> Void

  package init(_ words: String, _ perform: @escaping @Sendable (ScenarioRun) -> Void) {
    self.words = words
    self.perform = perform
  }
}

extension [Input] {
  var words: String { map(\.words).joined(separator: ", ") }
}

extension Scenario {
  /// What happens, in order.
  package func when(_ inputs: Input...) -> Scenario {
    inputs.reduce(self) { $0.adding(.when, $1.words, $1.perform) }
  }
}

// MARK: - The app

extension Input {
  /// `source.present(controller, animated:completion:)`, in V's given style by default.
  package static func present(
    _ controller: ControllerID = .v, from source: ControllerID = .p,
    _ style: ModalPresentationStyle? = nil, animated: Bool = true, completion: Bool = false
  ) -> Input {
    Input("\(source.letter).present(\(controller.letter))\(animated ? "" : " without animation")") {
      let request = PresentationRequest(
        style ?? $0.style, animated: animated, hasCompletion: completion)
      $0.request { $0.present(controller, from: source, request) }
    }
  }

  package static func dismiss(
    from controller: ControllerID = .v, animated: Bool = true, completion: Bool = false
  ) -> Input {
    Input("\(controller.letter).dismiss()\(animated ? "" : " without animation")") {
      $0.request { $0.dismiss(from: controller, animated: animated, hasCompletion: completion) }
    }
  }

  package static func setModalInPresentation(
    _ value: Bool, of controller: ControllerID = .v
  ) -> Input {
    Input("\(controller.letter).isModalInPresentation = \(value)") {
      $0.change { $0.setModalInPresentation(value, of: controller) }
    }
  }

  package static func setDelegate(
    _ methods: DelegateMethods, of controller: ControllerID = .v
  ) -> Input {
    let value = methods.isEmpty ? "nil" : "…"
    return Input("\(controller.letter).presentationController.delegate = \(value)") {
      $0.change { $0.setDelegate(methods, of: controller) }
    }
  }
}

// MARK: - The user and the system

extension Input {
  package static func gesture(_ gesture: UIKitInput) -> Input {
    Input(gesture.words) {
      $0.perform(gesture, orFail: "the user cannot do this now: \(gesture.words)")
    }
  }

  /// A finger tries to catch the sheet that moves by itself.
  package static func catchesSheet(_ succeeds: Bool) -> Input {
    Input("a finger \(succeeds ? "catches" : "cannot catch") the sheet on its way") { run in
      var canCatch = false
      run.change { canCatch = $0.isSheetOnItsWayCatchable() }
      if canCatch != succeeds { run.fail("it \(canCatch ? "can" : "cannot") be caught") }
      if canCatch { run.change { $0.perform(.swipeBegins) } }
    }
  }

  /// A finger taps a view to which two recognizers for taps were added.
  package static func tapsTwoRecognizers(_ acts: RecognizerOfTwo) -> Input {
    Input("of two recognizers on the tapped view the \(acts) one acts") { run in
      var actual = RecognizerOfTwo.oldest
      run.change { if $0.newestRecognizerComesFirst() { actual = .newest } }
      if actual != acts { run.fail("the \(actual) one acts") }
    }
  }

  package enum RecognizerOfTwo: Equatable { case newest, oldest }

  /// A whole swipe down, with the animation that ends it.
  package static func swipe(_ end: Swipe) -> Input {
    let gestures: [UIKitInput] =
      switch end {
      case .complete: [.swipeBegins, .swipeMovesPastThreshold, .swipeReleased]
      case .cancel: [.swipeBegins, .swipeReleased]
      case .interrupt: [.swipeBegins, .swipeMovesPastThreshold, .swipeInterrupted]
      }
    let words =
      switch end {
      case .complete: "the user swipes down and lets go below the threshold"
      case .cancel: "the user swipes down a little and lets go"
      case .interrupt: "the user swipes down and the system cancels the gesture"
      }
    return Input(words) { run in
      run.perform(gestures.map { .gesture($0) })
      run.finishTransition()
    }
  }

  package static let tapOutside = Input("the user taps outside") { run in
    Input.gesture(.tapOutside).perform(run)
    run.finishTransition()
  }

  package static let transitionEnds = Input("the transition ends") { run in
    guard run.stage.offers(.animationEnds) else { return run.fail("no animation runs") }
    run.finishTransition()
  }

  package static func width(_ width: HorizontalSizeClass) -> Input {
    Input("the width becomes \(width)") { $0.change { $0.perform(.sizeClassChanges(to: width)) } }
  }
}
