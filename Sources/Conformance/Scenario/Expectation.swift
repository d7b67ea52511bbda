// SPDX-License-Identifier: MIT

package import UIKitSemantics

/// Something that must be seen.
package struct Expectation: Sendable {
  package let words: String
  /// What is seen instead; `nil` where it is as it must be.
  let deviation: @Sendable (ScenarioRun) -> String?
  /// Whether no app can see it, and the rules behind real objects are looked at instead.
  let isHidden: Bool

  init(
    _ words: String, isHidden: Bool = false,
    _ deviation: @escaping @Sendable (ScenarioRun) -> String?
  ) {
    self.words = words
    self.isHidden = isHidden
    self.deviation = deviation
  }
}

extension Scenario {
  /// What must be seen now; what was received up to here is forgotten afterwards.
  package func then(_ expectations: Expectation...) -> Scenario { then(expectations) }

  package func then(_ expectations: [Expectation]) -> Scenario {
    let scenario = expectations.reduce(self) { scenario, expectation in
      scenario.adding(.then, expectation.words) { $0.check([expectation]) }
    }
    return scenario.forgetting()
  }
}

// MARK: - What is received

extension Expectation {
  /// Exactly these callbacks, of whomever, since the last `then`.
  package static func receives(_ callbacks: Callback...) -> Expectation {
    receives(callbacks, "exactly", among: { _ in true })
  }

  package static let receivesNothing = receives()

  /// Exactly these of the four callbacks about dismissal; others do not matter.
  package static func delegateReceives(_ callbacks: Callback...) -> Expectation {
    receives(callbacks, "of the delegate", among: \.isOfDelegate)
  }

  /// All that is received of V as the user dismisses it.
  package static let receivesDismissalByUser = receives(
    .presentationControllerShouldDismiss(.v), .presentationControllerWillDismiss(.v),
    .viewWillDisappear(.v), .viewDidDisappear(.v), .presentationControllerDidDismiss(.v))

  /// All that is received of V as the user tries to dismiss it and must not.
  package static let receivesVetoedAttempt = receives(
    .presentationControllerShouldDismiss(.v), .presentationControllerDidAttemptToDismiss(.v))

  package static let delegateReceivesDismissal = delegateReceives(
    .presentationControllerShouldDismiss(.v), .presentationControllerWillDismiss(.v),
    .presentationControllerDidDismiss(.v))

  /// Exactly these appearance callbacks of a controller; others do not matter.
  package static func appearance(of controller: ControllerID, _ callbacks: Callback...)
    -> Expectation
  {
    receives(callbacks, "of \(controller.letter)'s appearance callbacks") {
      $0.isAppearance(of: controller)
    }
  }

  package static func receivesInOrder(_ callbacks: Callback...) -> Expectation {
    Expectation("in this order: \(callbacks.words)") { run in
      var rest = callbacks[...]
      for callback in run.received where callback == rest.first { rest.removeFirst() }
      return rest.isEmpty ? nil : run.received.words
    }
  }

  package static func receives(_ callback: Callback, times: Int) -> Expectation {
    let words = ["never", "once", "twice"]
    let number = times < words.count ? words[times] : "\(times) times"
    return Expectation("\(number): \(callback.words)") { run in
      let count = run.received.count { $0 == callback }
      return count == times ? nil : "\(count) times"
    }
  }

  /// The fact says *several times*.
  package static func receivesRepeatedly(_ callback: Callback) -> Expectation {
    Expectation("several times: \(callback.words)") { run in
      let count = run.received.count { $0 == callback }
      return count > 1 ? nil : "\(count) times"
    }
  }

  static func receives(
    _ callbacks: [Callback], _ scope: String, among isMeant: @escaping @Sendable (Callback) -> Bool
  ) -> Expectation {
    let words = callbacks.isEmpty ? "nothing" : callbacks.words
    return Expectation("\(scope): \(words)") { run in
      let received = run.received.filter(isMeant)
      if received == callbacks || run.laysOutFreely && received.isAsSaid(by: callbacks) {
        return nil
      }
      return received.isEmpty ? "nothing" : received.words
    }
  }
}

extension [Callback] {
  /// Whether everything is as it must be, but for passes of layout: those that must be are there, and
  /// there may be more of them, at other times.
  fileprivate func isAsSaid(by callbacks: [Callback]) -> Bool {
    filter { !$0.isLayout } == callbacks.filter { !$0.isLayout }
      && callbacks.filter(\.isLayout).allSatisfy(contains)
  }
}

extension Callback {
  fileprivate var isLayout: Bool {
    switch self {
    case .containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews: true
    default: false
    }
  }
}

// MARK: - How things stand

extension Expectation {
  package static func isPresented(_ controller: ControllerID) -> Expectation {
    shows("\(controller.letter) is presented") { $0.isPresented(controller) }
  }

  package static func isGone(_ controller: ControllerID) -> Expectation {
    shows("\(controller.letter) is gone") { $0.isGone(controller) }
  }

  package static func isBeingDismissed(_ controller: ControllerID) -> Expectation {
    shows("\(controller.letter).isBeingDismissed") { $0.isBeingDismissed(controller) }
  }

  package static func responses(_ responses: Response...) -> Expectation {
    Expectation("UIKit's responses: \(responses.map(\.words).joined(separator: ", "))") { run in
      run.responses == responses ? nil : run.responses.map(\.words).joined(separator: ", ")
    }
  }

  /// What an app or a user can see, of the rules alone and of real objects.
  package static func shows(
    _ words: String, _ predicate: @escaping @Sendable (any ScenarioStage) -> Bool
  ) -> Expectation {
    Expectation(words) { predicate($0.stage) ? nil : "it is not so" }
  }

  /// What is not visible: how the rules stand, which real objects keep to as well.
  package static func holds(
    _ words: String, _ predicate: @escaping @Sendable (PresentationWorld) -> Bool
  ) -> Expectation {
    Expectation(words, isHidden: true) { predicate($0.rules) ? nil : "it is not so" }
  }
}
