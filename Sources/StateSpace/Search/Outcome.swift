// SPDX-License-Identifier: MIT

/// What there is to know of a step, whatever the monitors have seen before it.
@usableFromInline
struct Outcome<System: TransitionSystem>: Sendable {
  /// The code of the state to which it leads, without answers, if that was stored before.
  @usableFromInline var code: System.Coding.Code?
  /// The number of the events, if anybody listens to them.
  @usableFromInline var events: UInt32 = 0
  /// What the claims about steps make of it.
  @usableFromInline var steps = ClaimReport()
  /// What the claims about views of steps make of it.
  @usableFromInline var views = ClaimReport()
  /// The sets of actions that it belongs to.
  @usableFromInline var allowed: UInt64 = 0

  @inlinable
  init(_ code: System.Coding.Code?) { self.code = code }
}
