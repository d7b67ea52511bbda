// SPDX-License-Identifier: MIT

/// How an explorer keeps the states that it has found: as codes of a fixed size that nothing is
/// lost in.
///
/// Equal states have equal codes and different states different ones, and a state can be had back
/// from its code. A system whose states are large supplies a coding of its own; without one, each
/// state is its own code (``WholeStates``).
///
/// A coding may number the parts that states consist of, and keep each part once: that is the
/// *collapse* method of G. Holzmann, *State Compression in SPIN* (1997). So a part has a number only
/// when a state that contains it was stored.
public protocol StateCoding<State>: Sendable {
  /// What is coded.
  associatedtype State: Hashable & Sendable
  /// What stands for a state.
  associatedtype Code: Hashable & Sendable

  /// Makes a coding that no state was stored with.
  init()

  /// Returns the code of a state, or `nil` if there is a part in it that no stored state has.
  ///
  /// Several threads ask at a time while nothing is stored.
  func code(of state: State) -> Code?

  /// The same for a state to which a step leads from one that has a code: they may have parts in common,
  /// which need not be looked up.
  func code(of state: State, from source: Code) -> Code?

  /// Returns the code of a state that is going to be kept.
  mutating func store(_ state: State) -> Code

  /// Returns a state that was stored.
  func state(of code: Code) -> State

  /// A number that is equal for equal codes; all its bits should depend on all of the code.
  func hash(_ code: Code) -> UInt64

  /// The number of the part that a state shares with many others (``TransitionSystem/StatePart``), so
  /// that what is true of the part is found out once; `nil`, as by default, if parts have no numbers.
  ///
  /// States with the same number have equal parts.
  func part(of code: Code) -> UInt32?
}

extension StateCoding {
  /// Looks all parts up.
  @inlinable
  public func code(of state: State, from source: Code) -> Code? { code(of: state) }

  /// Has no number.
  @inlinable
  public func part(of code: Code) -> UInt32? { nil }
}

/// Keeps each state as it is.
public struct WholeStates<State: Hashable & Sendable>: StateCoding {
  /// Makes it.
  @inlinable
  public init() {}

  /// The state.
  @inlinable
  public func code(of state: State) -> State? { state }

  /// The state.
  @inlinable
  public mutating func store(_ state: State) -> State { state }

  /// The state.
  @inlinable
  public func state(of code: State) -> State { code }

  /// By `Hasher`.
  @inlinable
  public func hash(_ code: State) -> UInt64 { UInt64(truncatingIfNeeded: code.hashValue) }
}
