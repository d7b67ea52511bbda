// SPDX-License-Identifier: MIT

/// A system whose actions partly do not concern each other, so that their order is of no account.
///
/// Of the orders in which independent actions can be taken, exploring one is enough to judge what
/// can be said of single states; see ``Explorer/exploreInPartialOrder(visible:checking:)``. What is
/// declared here is put to the test on what is explored, but only the model's author can vouch for
/// the rest.
///
/// ```swift
/// extension Philosophers: ConcurrentSystem {
///   var everyAction: [Action] { seats.flatMap { [.take($0), .putBack($0)] } }
///   func areIndependent(_ first: Action, _ second: Action) -> Bool {
///     distance(first.seat, second.seat) > 1
///   }
/// }
/// ```
public protocol ConcurrentSystem: TransitionSystem {
  /// Every action that can ever be enabled, in a fixed order, each once.
  var everyAction: [Action] { get }

  /// Whether, in every state that enables both, two actions do not disturb each other.
  ///
  /// That is: neither disables the other, both orders lead to the same state, and each emits the
  /// same events first or second. One may enable the other; see ``enablers(of:in:)``. The answer
  /// must not depend on the order of the two.
  func areIndependent(_ first: Action, _ second: Action) -> Bool

  /// Returns actions one of which must be taken before an action can be enabled that is not
  /// enabled in a state.
  ///
  /// Fewer are better. By default all, which is always right and seldom lets anything be left out.
  func enablers(of action: Action, in state: State) -> [Action]
}

extension ConcurrentSystem {
  /// Returns all actions.
  public func enablers(of action: Action, in state: State) -> [Action] { everyAction }
}
