// SPDX-License-Identifier: MIT

/// What happens by itself after a trace to a state from where something can never happen any more.
package struct Aftermath: Sendable {
  let steps: [StepReport]
  /// What the user can still do, none of which helps.
  let possible: [String]
  /// What else the user can tap after that.
  let later: [String]

  package init(steps: [StepReport], possible: [String], later: [String] = []) {
    (self.steps, self.possible, self.later) = (steps, possible, later)
  }

  func text(after screen: String) -> String {
    let before = [screen] + steps.map(\.screen)
    let end =
      possible.isEmpty
      ? "nothing is left that the user can do"
      : "whatever the user does then does not help: "
        + possible.joined(separator: ", ", atMost: 8)
        + (later.isEmpty ? "" : "; nor, after that: " + later.joined(separator: ", ", atMost: 8))
    return (steps.isEmpty ? "" : "   …  from here on it is too late, and it goes on by itself:\n")
      + TraceText.text(of: steps, before)
      + "   …  \(end)\n"
  }
}
