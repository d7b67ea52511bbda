// SPDX-License-Identifier: MIT

/// The command line that replays a trace, quoted for a shell.
package enum ReplayLine {
  package static func text(spec: String, trace: String, behavior: [String] = []) -> String {
    let command = "\(ToolName.command) replay \(spec) '\(trace.replacing("'", with: "'\\''"))'"
    return behavior.isEmpty ? command : "\(command) \(options(behavior))"
  }

  /// What pins answers.
  static func options(_ behavior: [String]) -> String {
    behavior.map { "--behavior \($0)" }.joined(separator: " ")
  }
}
