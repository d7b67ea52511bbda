// SPDX-License-Identifier: MIT

/// What the command's exit status means, after `sysexits`.
public enum ExitStatus: Int32, Hashable, Sendable {
  /// Every verdict is as expected.
  case success = 0
  /// A verdict is not as expected, or a report is stale.
  case notAsExpected = 1
  /// The command line is wrong.
  case usage = 64
  /// Data that was given, such as a trace, is not valid.
  case invalidData = 65
  /// A file that was given cannot be read.
  case noInput = 66
  /// The command itself failed.
  case internalError = 70
  /// A file cannot be written.
  case cannotCreate = 73
}

/// Why a command could not do its work: one message that says what, where and how to mend it.
struct CommandFailure: Error, Hashable {
  let status: ExitStatus
  let message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}
