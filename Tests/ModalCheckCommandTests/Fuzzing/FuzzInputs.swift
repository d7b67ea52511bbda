// SPDX-License-Identifier: MIT

import Foundation

/// How many spoilt inputs each reader gets: some hundreds, or what `MODALCHECK_FUZZ_INPUTS` says.
enum FuzzInputs {
  static var count: Int {
    ProcessInfo.processInfo.environment["MODALCHECK_FUZZ_INPUTS"].flatMap { Int($0) } ?? 1_000
  }

  /// Tokens that matter to several readers.
  static let tokens = [
    "", " ", "\n", "\r\n", "\t", "\0", "\u{301}", "\u{200D}", "é", "👩‍👩‍👧", "\u{FEFF}", "\u{85}", "-",
    "--",
    "=", ">", ";", ",", "'", "\"", "@", "%", "\\", "/", "{", "}", "[", "]", ":", "null", "true",
    "0", "-1", "1e400", "1e-400", "9223372036854775807", "9223372036854775808",
    "-9223372036854775809", "0.5", "NaN",
  ]
}
