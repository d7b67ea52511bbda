// SPDX-License-Identifier: MIT

/// Why an exploration cannot be handed to another engine.
public enum ExportError: Error, Hashable, Sendable {
  /// The exploration stopped at a limit.
  case notClosed
  /// Some steps lead out of the constraint, where nothing is known.
  case constrained
}

extension ExportError: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .notClosed:
      "Only a whole space can be exported, and this exploration stopped at a limit."
    case .constrained:
      "Only a whole space can be exported, and some steps lead out of the constraint of this one."
    }
  }
}
