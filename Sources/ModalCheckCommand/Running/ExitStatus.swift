// SPDX-License-Identifier: MIT

/// What the command's exit status means, after `sysexits`.
enum ExitStatus: Int32, CaseIterable, Hashable, Sendable {
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
  /// The user pressed Ctrl-C.
  case interrupted = 130

  var meaning: String {
    switch self {
    case .success: "everything is as expected"
    case .notAsExpected: "a verdict is not as expected, or a report is stale"
    case .usage: "the command line is wrong"
    case .invalidData: "data that was given, such as a trace, is not valid"
    case .noInput: "a file that was given cannot be read"
    case .internalError: "the tool itself failed"
    case .cannotCreate: "a file cannot be written"
    case .interrupted: "the user pressed Ctrl-C"
    }
  }

  /// All statuses with their meanings, one a line, for a command's help.
  static var table: String {
    let rows = allCases.map { "  \(String($0.rawValue).padded(to: 4))\($0.meaning)" }
    return "Exit status:\n" + rows.joined(separator: "\n")
  }
}
