// SPDX-License-Identifier: MIT

public import StateSpace

extension SceneProperty {
  /// SwiftUI may evaluate views at any time.
  ///
  /// It is judged where views are evaluated for no reason of the app's, at rest and with no call or
  /// timer pending but those that repeat. Compared are what is presented, and what labels and controls
  /// say.
  public static var evaluationChangesNothing: SceneProperty {
    .onEveryStep(
      "evaluating views anew changes nothing",
      when: { $0.after.app.observation.evaluation != nil }
    ) { step in
      let outcome = step.after.app.observation.evaluation
      return outcome?.difference == nil && outcome?.staleContent == nil
    }
    .builtIn(
      "SwiftUI evaluates a body whenever it likes, so that what a body makes anew each time, such as "
        + "an object in `@ObservedObject` or an identity, is lost at any time (I14); and what was made "
        + "with a state that the body had not read comes up to date then.")
  }

  /// The conditions that the scene states.
  ///
  /// Each that is stated while the scene is made is a property of its own, by its name; what is stated
  /// later counts together.
  ///
  /// They are judged when nothing moves: no transition runs, no animation of the app's, no finger is
  /// down and no call is due now. A timer or a call that is due later, such as the answer of a
  /// server, is not waited for.
  public static var checksHold: SceneProperty { checksHold(besides: []) }

  static func checksHold(besides others: Set<String>) -> SceneProperty {
    .always(
      "the scene's checks pass",
      when: { $0.app.observation.isQuiet && !$0.app.observation.checks.value.isEmpty }
    ) {
      $0.app.observation.failedChecks.allSatisfy(others.contains)
    }
    .builtIn("The conditions passed to `setup.check` are true whenever nothing moves.")
  }

  /// One of the conditions that the scene states.
  static func check(_ check: SceneStatement, as property: String) -> SceneProperty {
    .always(property, when: { $0.app.observation.isQuiet }) {
      !$0.app.observation.failedChecks.contains(check.name)
    }
    .explained("A check of the scene: it is true whenever nothing moves.").stated(at: check.place)
  }
}

extension Array where Element == SceneProperty {
  /// The same with a property for each check that scenes state, before the claim that all pass.
  ///
  /// What a scene states while it is made is judged also where the properties do not say so.
  func spellingOutChecks(statedIn scenes: [SceneObservation]) -> [SceneProperty] {
    adding(.exactlyOneOutcome, if: scenes.contains { $0.occasions.value.contains(.statedOutcome) })
      .adding(.checksHold, if: scenes.contains { !$0.checks.value.isEmpty })
      .replacingChecks(statedIn: scenes)
  }

  private func adding(_ property: SceneProperty, if isStated: Bool) -> [SceneProperty] {
    isStated && !contains { $0.name == property.name } ? self + [property] : self
  }

  private func replacingChecks(statedIn scenes: [SceneObservation]) -> [SceneProperty] {
    var checks: [SceneStatement] = []
    for check in scenes.flatMap(\.checks.value)
    where !checks.contains(where: { $0.name == check.name }) { checks.append(check) }
    guard !checks.isEmpty else { return self }
    let names = Set(map(\.name))
    return flatMap { property in
      guard property.name == SceneProperty.checksHold.name else { return [property] }
      return checks.map {
        .check($0, as: names.contains($0.name) ? "the check '\($0.name)'" : $0.name)
      } + [.checksHold(besides: Set(checks.map(\.name)))]
    }
  }
}
