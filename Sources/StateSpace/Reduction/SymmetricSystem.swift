// SPDX-License-Identifier: MIT

/// A system with interchangeable parts: renaming them changes nothing but the names.
///
/// The states that can be renamed into one another form an orbit. Exploring one representative of
/// each orbit is enough to judge every property that does not tell the parts apart; see
/// ``Explorer/exploreUpToSymmetry(checking:)``.
///
/// Three demands make this sound, and the explorer puts them to the test:
/// - what is enabled in a renamed state are the renamed actions, and they lead to renamed states;
/// - renaming an initial state gives an initial state;
/// - all members of an orbit have the same representative, which is one of them.
///
/// ```swift
/// extension Election: SymmetricSystem {
///   var renamings: [Exchange] { Exchange.neighbors(among: count) }
///   func renaming(_ state: State, by exchange: Exchange) -> State { exchange(state) }
///   func renaming(_ action: Action, by exchange: Exchange) -> Action {
///     .vote(exchange(action.voter))
///   }
///   func representative(of state: State) -> State { state.sorted() }
/// }
/// ```
public protocol SymmetricSystem: TransitionSystem {
  /// One way of giving the parts each other's names.
  associatedtype Renaming: Hashable & Sendable

  /// Renamings from which all others can be composed, in a fixed order.
  var renamings: [Renaming] { get }

  /// Returns a state with its parts renamed.
  func renaming(_ state: State, by renaming: Renaming) -> State

  /// Returns an action with the parts that it names renamed.
  func renaming(_ action: Action, by renaming: Renaming) -> Action

  /// Returns the one member of a state's orbit that stands for all.
  ///
  /// Where states are `Comparable`, the least member is found by trying all; a model that can sort
  /// its parts is faster with a method of its own.
  func representative(of state: State) -> State
}

extension SymmetricSystem {
  /// Returns the states that a state can be renamed into, itself first.
  ///
  /// - Complexity: O(*m* *r*) renamings for *m* members and *r* renamings; *n* parts that can all be
  ///   exchanged have up to *n*! members.
  public func orbit(of state: State) -> [State] {
    orbit(of: state, limit: .max)
  }

  /// Returns the first members of the orbit, at most so many.
  func orbit(of state: State, limit: Int) -> [State] {
    let renamings = renamings
    var members = [state]
    var known: Set<State> = [state]
    var next = 0
    while next < members.count {
      for renaming in renamings where members.count < limit {
        let renamed = self.renaming(members[next], by: renaming)
        if known.insert(renamed).inserted { members.append(renamed) }
      }
      next += 1
    }
    return members
  }
}

extension SymmetricSystem where State: Comparable {
  /// Returns the least member of the orbit.
  public func representative(of state: State) -> State {
    orbit(of: state).min() ?? state
  }
}
