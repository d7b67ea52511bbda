// SPDX-License-Identifier: MIT

public import StateSpace
public import UIKitSemantics

extension Variant {
  /// Walks through all configurations at random.
  ///
  /// - Parameters:
  ///   - plan: Which walks are made.
  ///   - behavior: What UIKit does where its sources leave it open.
  ///   - onState: Told of each distinct state.
  ///   - onStep: Told of each step.
  /// - Returns: What was found.
  /// - Throws: An error if the properties are not valid.
  public func simulate(
    _ plan: WalkPlan, behavior: UIKitBehavior = UIKitBehavior(),
    onState: Simulator<System>.StateObserver = { _, _ in },
    onStep: Simulator<System>.StepObserver = { _, _ in }
  ) throws(ExplorationError) -> Simulation<System> {
    let system = system(behavior: behavior)
    return try Simulator(system, properties: properties(of: system), plan: plan)
      .run(onState: onState, onStep: onStep)
  }

  /// Whether what walks found is as expected.
  ///
  /// They may miss a known defect, and may not find its shortest way. What nothing put to the test
  /// is not as expected, as in an exploration: silence proves nothing.
  public func isAsExpected(_ result: SimulationResult<System>) -> Bool {
    let steps = result.trace?.steps.count ?? 0
    return switch (result.verdict, knownDefect(of: result.name)) {
    case (.violated, let defect?):
      result.isShortest ? steps == defect.steps : steps >= defect.steps
    case (.violated, nil), (.vacuous, _), (.notReached, _): false
    case (.noViolation, _), (.reached, _), (.notJudged, _): true
    }
  }
}
