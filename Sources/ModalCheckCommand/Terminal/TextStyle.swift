// SPDX-License-Identifier: MIT

/// How text looks on a terminal.
enum TextStyle: String, Sendable {
  case success = "32"
  case failure = "31"

  /// The text in this style, or as it is where there are no colors.
  func callAsFunction(_ text: String, _ hasColors: Bool) -> String {
    hasColors ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}
