// SPDX-License-Identifier: MIT

import SceneHarness

/// Every sequence of two actions up to a length, the shorter ones first.
struct ActionTree {
  let depth: Int
  /// What the actions of a sequence do in the end.
  let act: ([String]) -> Void

  /// Executes every sequence and returns the steps that were known to be fatal.
  ///
  /// - Parameters:
  ///   - journal: Executes the steps.
  ///   - circumstances: What tells them from those of other explorations.
  /// - Returns: The steps that were not executed.
  @discardableResult
  func explore(_ journal: StepJournal, after circumstances: [String] = []) -> [FatalStep] {
    var fatal: [FatalStep] = []
    var level: [[String]] = [[]]
    for _ in 0..<depth {
      let paths = level.flatMap { path in ["wait", "tap"].map { path + [$0] } }
      level = paths.filter { path in
        let outcome = journal.perform(circumstances + path) { act(path) }
        guard case .fatal(let step) = outcome else { return true }
        fatal.append(step)
        return false
      }
    }
    return fatal
  }
}
