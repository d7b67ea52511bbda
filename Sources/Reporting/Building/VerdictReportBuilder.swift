// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace

extension VerdictReport {
  /// Tells what an exploration found out about one property.
  init<App: Application>(
    _ result: PropertyResult<PresentationSystem<App>>, of variant: Variant<App>,
    in exploration: Exploration<PresentationSystem<App>>
  ) {
    var depth: Int?
    let conclusion: Conclusion
    switch result.verdict {
    case .holds: conclusion = .holds
    case .violated: conclusion = .violated
    case .noViolation(let extent):
      conclusion = .noViolationToDepth
      depth = extent.depth
    case .notRefuted(let extent):
      conclusion = .notRefutedToDepth
      depth = extent.depth
    case .inconclusive(let extent):
      conclusion = .inconclusive
      depth = extent.depth
    case .unreachable:
      conclusion = .vacuous
    case .notReached(let extent):
      conclusion = .vacuous
      depth = extent.depth
    case .vacuous(let extent):
      conclusion = .vacuous
      depth = extent?.depth
    }
    self.init(
      property: result.name, kind: result.kind.rawValue, meaning: result.explanation,
      conclusion: conclusion, depth: depth, exercised: result.exercised,
      steps: result.trace?.steps.count,
      violatedConfigurations: result.verdict == .violated ? result.violatingOrigins.count : 0,
      violatedWhere: result.verdict == .violated ? variant.commonGround(of: result) : nil,
      knownDefect: variant.knownDefect(of: result.name).map {
        .init(steps: $0.steps, explanation: $0.explanation)
      }, isAsExpected: variant.isAsExpected(result, in: exploration))
  }
}

extension Variant {
  /// The values that all violated configurations share and that not all configurations have.
  fileprivate func commonGround(of result: PropertyResult<System>) -> String? {
    let configurations = configurations
    let violated = result.violatingOrigins.map { configurations[$0] }
    guard violated.count < configurations.count else { return nil }
    let parts = axes.indices.compactMap { axis -> String? in
      let values = axes[axis].values
      let used = values.indices.filter { value in violated.contains { $0.choices[axis] == value } }
      guard used.count < values.count else { return nil }
      return "\(axes[axis].name) = \(used.map { values[$0] }.joined(separator: " or "))"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
