// SPDX-License-Identifier: MIT

import UIKitSemantics

/// How an exception stands in a log.
enum ExceptionWords {
  /// The line for what the rules of presentation do not allow.
  static func line(forReason reason: String) -> String {
    let rule = ProgrammingError.allCases.first { $0.message == reason }
    return rule.map { "raises \($0.exceptionName)" } ?? "ends: \(reason)"
  }

  /// The line for a fatal error, which begins with the name of an exception if UIKit raises one.
  static func line(forFatalError text: String) -> String {
    let name = text.prefix { $0 != ":" }
    return name.hasSuffix("Exception") ? "raises \(name)" : "crashes: \(text)"
  }
}
