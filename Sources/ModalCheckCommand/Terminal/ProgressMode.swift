// SPDX-License-Identifier: MIT

/// When progress is shown.
enum ProgressMode: String, CaseIterable, Sendable {
  /// If the standard error is a terminal and the user does not want quiet.
  case auto
  case always
  case never

  static let option = Command.Option(
    name: "progress", value: "when", help: "Whether to show progress; 'auto' does on a terminal.",
    kind: .choice(allCases.map(\.rawValue)), fallback: auto.rawValue)

  func isActive(on output: Output, isQuiet: Bool) -> Bool {
    switch self {
    case .auto: output.isErrorTerminal && !isQuiet
    case .always: true
    case .never: false
    }
  }
}
