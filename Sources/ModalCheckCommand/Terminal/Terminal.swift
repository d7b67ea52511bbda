// SPDX-License-Identifier: MIT

import Foundation

/// What is known of the terminal, if there is one.
struct Terminal {
  let environment: [String: String]

  static let defaultColumns = 80

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Whether a line that was written cannot be taken back.
  var isDumb: Bool { environment["TERM"] == "dumb" }

  /// Colors are for terminals that have them and for users who have not set `NO_COLOR`.
  func hasColors(isTerminal: Bool) -> Bool {
    isTerminal && environment["NO_COLOR", default: ""].isEmpty && !isDumb
  }

  /// The width: `COLUMNS`, else what the first terminal among open files says, else 80.
  func columns(of descriptors: [Int32]) -> Int {
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    for descriptor in descriptors {
      var size = winsize()
      if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
        return Int(size.ws_col)
      }
    }
    return Self.defaultColumns
  }
}

/// How text looks on a terminal.
enum TextStyle: String, Sendable {
  case success = "32"
  case failure = "31"

  /// The text in this style, or as it is where there are no colors.
  func callAsFunction(_ text: String, _ hasColors: Bool) -> String {
    hasColors ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}
