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
  /// A goal that every behavior reaches.
  case eventually
  /// A goal that every behavior reaches once an antecedent is true.
  case leadsTo
  /// A predicate that comes true again and again in every behavior.
  case infinitelyOften
  /// A predicate that stays true from some point on in every behavior.
  case eventuallyAlways
  /// A rule on the order and number of emitted events.
  case monitor
  /// A demand that only accepting states have nothing left to do.
  case noDeadlock

  /// Whether only the whole space can show that the property holds.
  ///
  /// Under a bound, such a property may be seen to be violated late, or not at all.
  public var needsWholeSpace: Bool { self == .alwaysReachable || isTemporal }

  /// Whether the property speaks of behaviors without end; under a bound, it is not decided.
  public var isTemporal: Bool {
    switch self {
    case .eventually, .leadsTo, .infinitelyOften, .eventuallyAlways: true
    case .always, .never, .onEveryStep, .reachable, .alwaysReachable, .monitor, .noDeadlock: false
    }
  }

  /// Whether what has happened so far is enough to violate the property, whatever else is possible.
  public var isOfPast: Bool {
    switch self {
    case .always, .never, .onEveryStep, .monitor: true
    case .reachable, .alwaysReachable, .noDeadlock, .eventually, .leadsTo, .infinitelyOften,
      .eventuallyAlways:
      false
    }
  }
}
