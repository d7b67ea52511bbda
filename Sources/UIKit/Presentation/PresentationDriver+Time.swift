// SPDX-License-Identifier: MIT

package import UIKitSemantics

/// One of UIKit's own transitions, and when it ends.
package struct EndOfTransition: Hashable, Sendable {
  /// What ends it.
  package let input: UIKitInput
  /// When it ends, in seconds of the logical clock.
  package let due: Double
  /// When it began, and when it ends, to compare it with what else is due.
  package fileprivate(set) var span: Span
  /// What is presented or dismissed, and how; another transition is due at another time.
  let presentation: Presentation?
}

// MARK: - When UIKit's own transitions end

extension PresentationDriver {
  /// How long UIKit's own transitions take, in seconds.
  private enum Duration {
    /// As kern0x1b/charon read it of sheets (REC28).
    static let presentation = 0.4
    /// As printed of pushes; pops were a little faster (REC34, REC35).
    static let exchange = 0.5
  }

  /// Notes when those transitions end that have begun, and forgets those that are over.
  func noteEndsOfTransitions() {
    var running: [EndOfTransition] = []
    if offers(.animationEnds), let animated = world.animated {
      // A transition without animation ends with the next turn of the run loop.
      let duration = animated.isAnimated ? Duration.presentation : 0
      running.append(
        EndOfTransition(of: .animationEnds, after: duration, presentation: animated))
    }
    for container in containersInTransition {
      running.append(
        EndOfTransition(
          of: .containerTransitionEnds(container), after: Duration.exchange, presentation: nil))
    }
    endsOfTransitions = running.map { one in
      endsOfTransitions.first { $0.isSame(as: one) } ?? one
    }
  }

  /// Changes when transitions are taken to end.
  func changeEnds(_ change: (inout Span) -> Void) {
    for place in endsOfTransitions.indices { change(&endsOfTransitions[place].span) }
  }
}

extension EndOfTransition {
  @MainActor
  fileprivate init(of input: UIKitInput, after seconds: Double, presentation: Presentation?) {
    let clock = HeadlessScene.current.clock
    self.init(
      input: input, due: clock.now + seconds, span: clock.spanOfMotion(seconds),
      presentation: presentation)
  }

  fileprivate func isSame(as other: EndOfTransition) -> Bool {
    input == other.input && presentation?.presented == other.presentation?.presented
      && presentation?.isBeingDismissed == other.presentation?.isBeingDismissed
      && presentation?.isCancelled == other.presentation?.isCancelled
  }
}
