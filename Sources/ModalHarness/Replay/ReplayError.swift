// SPDX-License-Identifier: MIT

/// Why a trace cannot be replayed.
///
/// The names that would have been valid come with it, so that whoever reports the error can
/// suggest the nearest.
public enum ReplayError: Error, Hashable, Sendable {
  /// The text is not a trace.
  case malformed(String)
  /// A trace of a scene has no action.
  case noAction
  /// No variant has that name, or a name is needed because there are several.
  case unknownVariant(String?, known: [String])
  /// No axis has that name.
  case unknownAxis(String, known: [String])
  /// The axis has no such value.
  case unknownValue(String, axis: String, known: [String])
  /// No action of the spec ever has that name in this state; the enabled ones are given.
  case notEnabled(String, step: Int, enabled: [String])
}

extension ReplayError: CustomStringConvertible {
  /// What is wrong, and what was expected.
  public var description: String {
    switch self {
    case .malformed(let reason):
      """
      The trace cannot be read: \(reason). Expected '<variant>; <axis>=<value> > <action>; \
      <action>'.
      """
    case .noAction:
      "`replaying:` names no action: it takes what an issue prints, such as \"tap Open; animation ends\"."
    case .unknownVariant(let name?, let known):
      "There is no variant '\(name)'. Variants: \(quoted(known))."
    case .unknownVariant(nil, let known):
      """
      The trace names no variant, and there are several: \(quoted(known)). Begin it with one, \
      followed by '>'.
      """
    case .unknownAxis(let name, let known):
      known.isEmpty
        ? "There is no axis '\(name)'; this variant has none."
        : "There is no axis '\(name)'. Axes: \(quoted(known))."
    case .unknownValue(let value, let axis, let known):
      "The axis '\(axis)' has no value '\(value)'. Values: \(quoted(known))."
    case .notEnabled(let name, let step, let enabled):
      enabled.isEmpty
        ? "Step \(step): '\(name)' cannot happen here; nothing can."
        : "Step \(step): '\(name)' cannot happen here. Possible: \(quoted(enabled))."
    }
  }

  private func quoted(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
