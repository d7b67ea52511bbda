// SPDX-License-Identifier: MIT

import SceneHarness

/// Every sequence of two actions up to a length, the shorter ones first.
struct ActionTree {
  let depth: Int
  /// What the actions of a sequence do in the end.
  let act: ([String]) -> Void

  /// Executes every sequence and returns the steps that were known to be fatal.
  ///
  /// - Parameter circumstances: What tells its steps from those of other explorations.
  @discardableResult
  func explore(_ journal: StepJournal, after circumstances: [String] = []) -> [FatalStep] {
    var fatal: [FatalStep] = []
    var level: [[String]] = [[]]
    for _ in 0..<depth {
      let paths = level.flatMap { path in ["wait", "tap"].map { path + [$0] } }
      level = paths.filter { path in
        guard case .fatal(let step) = journal.perform(circumstances + path, { act(path) }) else { return true }
        fatal.append(step)
        return false
      }
    }
    return fatal
  }
}
