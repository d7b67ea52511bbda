// SPDX-License-Identifier: MIT

package import UIKitSemantics

/// A fact as given/when/then: how things stand, what happens, and what must be seen.
///
/// ```swift
/// given(.pageSheet).isModalInPresentation(true)
///   .when(.swipe(.complete))
///   .then(.receives(.presentationControllerDidAttemptToDismiss(.v)), .isPresented(.v))
/// ```
///
/// P presents V, and W stands above V, as in the facts. What is given is arranged first; before the
/// first `when`, V is presented and everything received so far is forgotten.
package struct Scenario: Sendable {
  /// What a line of a scenario is.
  package enum Part: String, Sendable { case given, when, then }

  /// One line of a scenario: words for people, and what they mean.
  package struct Line: Sendable {
    package let part: Part
    package let words: String
    let act: @Sendable (ScenarioRun) -> Void
    /// Whether what was received up to here is forgotten.
    fileprivate(set) var endsAPart = false
  }

  /// What is written, in order.
  package private(set) var lines: [Line] = []
  /// How UIKit behaves where its sources leave it open.
  package private(set) var behavior = UIKitBehavior()
  /// The width of the window at the start.
  package private(set) var width = HorizontalSizeClass.compact
  /// Whether SwiftUI's views play it, for UIKit's rules alone have none.
  package internal(set) var isOfViews = false

  /// Returns the scenario with one line more.
  package func adding(
    _ part: Part, _ words: String, _ act: @escaping @Sendable (ScenarioRun) -> Void
  ) -> Scenario {
    var copy = self
    copy.lines.append(Line(part: part, words: words, act: act))
    return copy
  }

  /// Returns the scenario so that what is received up to here does not count afterwards.
  func forgetting() -> Scenario {
    var copy = self
    copy.lines[copy.lines.endIndex - 1].endsAPart = true
    return copy
  }

  /// Returns the scenario with words about how it begins.
  private func knowing(_ words: String) -> Scenario {
    var copy = self
    let place = lines.firstIndex { $0.part != .given } ?? lines.endIndex
    copy.lines.insert(Line(part: .given, words: words) { _ in }, at: place)
    return copy
  }

  /// Returns the scenario under another answer to an open question.
  package func under<Value: Equatable & Sendable>(
    _ path: any WritableKeyPath<UIKitBehavior, Value> & Sendable, _ value: Value
  ) -> Scenario {
    var copy = self
    copy.behavior[keyPath: path] = value
    let item = BehaviorSwitch.allCases.first {
      $0.option(in: copy.behavior) != $0.option(in: behavior)
    }
    let words = item.map { "\($0.name) is \($0.value(in: copy.behavior))" }
    return words.map { copy.knowing($0) } ?? copy
  }

  /// Returns the scenario on a version of iOS.
  package func on(_ version: IOSVersion) -> Scenario {
    var copy = self
    copy.behavior.version = version
    return copy.knowing(version.name)
  }

  /// Returns the scenario in a wide window, as on an iPad.
  package func inRegularWidth() -> Scenario {
    var copy = self
    copy.width = .regular
    return copy.knowing("a window of regular width")
  }

  /// Plays the scenario on UIKit's rules alone.
  ///
  /// - Parameter mutation: A rule that is broken on purpose, if one is.
  /// - Returns: All that happened, with what came out otherwise than it must.
  package func run(mutation: RuleMutation? = nil) -> ScenarioRun {
    var behavior = behavior
    behavior.mutation = mutation
    let world = PresentationWorld(behavior: behavior, horizontalSizeClass: width)
    return play(in: ScenarioRun(world: world))
  }

  /// Plays the scenario with real objects, for which UIKit behaves as the scenario says.
  package func run(on objects: any ObjectStage) -> ScenarioRun {
    play(in: ScenarioRun(objects: objects))
  }

  private func play(in run: ScenarioRun) -> ScenarioRun {
    var isArranged = false
    for line in lines where run.obstacle == nil {
      if line.part != .given, !isArranged {
        isArranged = true
        run.arrange()
      }
      run.begin(line)
      line.act(run)
      if line.endsAPart { run.forget() }
    }
    run.end()
    return run
  }
}
