// SPDX-License-Identifier: MIT

import UIKit
import UIKitSemantics

/// A sequence of actions whose last one ends the app's process, or never returns.
public struct FatalStep: Hashable, Sendable, CustomStringConvertible {
  /// The names of the actions from a fresh scene; empty if the scene cannot even be made.
  public let path: [String]
  /// What happens, in words: the signal and the runtime's own message, with file and line.
  public let reason: String
  /// What there is too little of here, if that is what ended the process.
  var bound: String? {
    reason.firstRange(of: HeadlessException.bound + ": ").map { String(reason[$0.upperBound...]) }
  }
  /// The open questions that were asked until then, one bit for each.
  let asked: UInt64
  /// What happened in the step until then, a line each; `nil` if it was not recorded.
  var remarks: [String]? { notes.value }
  private let notes: NotCompared<[String]?>

  /// Notes a sequence and its end.
  public init(path: [String], reason: String) { self.init(path: path, reason: reason, asked: 0) }

  init(path: [String], reason: String, asked: UInt64, remarks: [String]? = nil) {
    (self.path, self.reason, self.asked) = (path, reason, asked)
    notes = NotCompared(remarks)
  }

  /// The sequence and the reason in one line.
  public var description: String {
    path.isEmpty
      ? "making the scene \(reason)" : "'\(path.joined(separator: "', '"))' \(reason)"
  }
}

/// What came of a step of the user's code.
public enum StepOutcome<Value> {
  /// The step returned.
  case returned(Value)
  /// The step is known to end the process, and was not executed.
  case fatal(FatalStep)
}

extension StepOutcome: Sendable where Value: Sendable {}
