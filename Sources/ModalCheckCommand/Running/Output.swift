// SPDX-License-Identifier: MIT

/// Where a command writes, and what is known of who reads it.
struct Output: Sendable {
  /// Writes to the standard output.
  var write: @Sendable (String) -> Void
  /// Writes to the standard error.
  var writeError: @Sendable (String) -> Void
  /// Whether the standard error is a terminal, so that progress can be shown.
  var isErrorTerminal = false
  /// Whether the standard output shows colors.
  var hasColors = false
  /// Whether the standard error shows colors.
  var hasErrorColors = false
  /// The workflow of GitHub Actions that the tool runs in, if it does.
  var workflow: GitHubActions?
  /// How many columns a line may have.
  var columns = 80

  /// Writes `Error: ` and a message.
  func writeError(message: String) {
    writeError("\(TextStyle.failure("Error:", hasErrorColors)) \(message)\n")
  }
}
