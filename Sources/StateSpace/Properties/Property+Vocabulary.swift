// SPDX-License-Identifier: MIT

extension Property {
  /// Claims that a predicate is true in every state, or in every state that the antecedent selects.
  public static func always(
    _ name: String, when antecedent: StatePredicate? = nil, explanation: String = "",
    filePath: String = #filePath, line: Int = #line, _ predicate: @escaping StatePredicate
  ) -> Self {
    Self(
      name, .always, explanation, .state(antecedent: antecedent, predicate: predicate),
      at: SourcePlace(path: filePath, line: line))
  }

  /// Claims that a predicate is true in no state.
  public static func never(
    _ name: String, explanation: String = "", filePath: String = #filePath, line: Int = #line,
    _ predicate: @escaping StatePredicate
  ) -> Self {
    Self(
      name, .never, explanation, .state(antecedent: nil, predicate: { !predicate($0) }),
      at: SourcePlace(path: filePath, line: line))
  }

  /// Claims that a predicate is true of every step, or of every step that the antecedent selects.
  public static func onEveryStep(
    _ name: String, when antecedent: StepPredicate? = nil, explanation: String = "",
    filePath: String = #filePath, line: Int = #line, _ predicate: @escaping StepPredicate
  ) -> Self {
    Self(
      name, .onEveryStep, explanation, .step(antecedent: antecedent, predicate: predicate),
      at: SourcePlace(path: filePath, line: line))
  }

  /// Claims the same in terms of what the system lets claims see of a step.
  ///
  /// That is worked out once for each step, however many claims look at it.
  public static func onEveryStep(
    _ name: String, viewed antecedent: @escaping ViewPredicate, explanation: String = "",
    filePath: String = #filePath, line: Int = #line, _ predicate: @escaping ViewPredicate
  ) -> Self {
    Self(
      name, .onEveryStep, explanation, .view(antecedent: antecedent, predicate: predicate),
      at: SourcePlace(path: filePath, line: line))
  }

  /// Claims that some state satisfies a predicate; the trace leads to the first one.
  public static func reachable(
    _ name: String, explanation: String = "", filePath: String = #filePath, line: Int = #line,
    _ predicate: @escaping StatePredicate
  ) -> Self {
    Self(
      name, .reachable, explanation, .witness(predicate),
      at: SourcePlace(path: filePath, line: line))
  }

  /// Claims that from every state some path leads to the goal: the system can always recover.
  ///
  /// A state that is a goal already needs no path. On the way, only the actions that `via` selects may
  /// be taken; without it, all.
  public static func alwaysReachable(
    _ name: String, when antecedent: StatePredicate? = nil,
    via: (@Sendable (System.Action) -> Bool)? = nil, explanation: String = "",
    filePath: String = #filePath, line: Int = #line, _ goal: @escaping StatePredicate
  ) -> Self {
    let recovery = Recovery(antecedent: antecedent, via: via, goal: goal)
    return Self(
      name, .alwaysReachable, explanation, .recovery(recovery),
      at: SourcePlace(path: filePath, line: line))
  }

  /// Claims that a monitor never reports a violation.
  public static func monitor(
    _ monitor: Monitor<System.Event>, explanation: String = "", filePath: String = #filePath,
    line: Int = #line
  ) -> Self {
    Self(
      monitor.name, .monitor, explanation, .monitor(monitor),
      at: SourcePlace(path: filePath, line: line))
  }

  /// Claims that every state either has an enabled action or is accepting.
  public static var noDeadlock: Self {
    Self("no deadlock", .noDeadlock, "", .deadlock)
  }
}
