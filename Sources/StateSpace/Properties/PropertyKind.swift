// SPDX-License-Identifier: MIT

/// The form of a property, named as it is written.
public enum PropertyKind: String, Hashable, Sendable, CaseIterable {
  /// A predicate that is true in every state.
  case always
  /// A predicate that is true in no state.
  case never
  /// A predicate that is true of every step.
  case onEveryStep
  /// A predicate that is true in at least one state.
  case reachable
  /// A goal that stays within reach, wherever the system goes.
  case alwaysReachable
  /// A rule on the order and number of emitted events.
  case monitor
  /// A demand that only accepting states have nothing left to do.
  case noDeadlock
}
