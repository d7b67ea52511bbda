// SPDX-License-Identifier: MIT

import StateSpace

/// Says what is wrong with a counterexample to a claim about an arrow graph.
struct LassoCheck {
  let graph: ArrowGraph
  let claim: PlainClaim
  let trace: Trace<ArrowGraph>

  /// The first thing found wrong; `nil` if the trace proves that the claim is broken.
  var complaint: String? {
    guard let start = trace.loopStart else { return "it does not go on forever" }
    guard trace.states.indices.contains(start) else { return "the loop starts nowhere" }
    if !isPath { return "it is no path of the graph" }
    if trace.states[start] != trace.final { return "the loop does not close" }
    let circle = Set(trace.states[start...])
    if !claim.allowsForEver(circle, Array(trace.actions[start...]), in: graph) {
      return "it is not fair"
    }
    if !isBroken(circle) { return "it keeps the obligation" }
    return areMarksRight ? nil : "its steps are marked wrongly"
  }

  private var isPath: Bool {
    graph.initialStates[trace.origin] == trace.initial
      && zip(trace.states, trace.steps).allSatisfy { state, step in
        step.before == state && step.action.source == state && step.action.target == step.after
          && graph.arrows.contains(step.action)
      }
  }

  private func isBroken(_ circle: Set<Int>) -> Bool {
    if claim.form == .eventuallyAlways { return !circle.isSubset(of: claim.goal) }
    guard circle.isDisjoint(with: claim.goal) else { return false }
    let lastGoal = trace.states.lastIndex { claim.goal.contains($0) }
    let open = trace.states.indices.suffix(from: lastGoal.map { $0 + 1 } ?? 0)
    return open.contains { claim.obligations(in: trace.states[$0], isInitial: $0 == 0) }
  }

  private var areMarksRight: Bool {
    let named = claim.assumptions.filter { $0.form != .recurring }
    return trace.loop?.fairness
      == trace.actions.map { arrow in
        arrow.source == arrow.target
          ? [] : named.filter { $0.members.contains(arrow.kind) }.map(\.form.rawValue)
      }
  }
}
