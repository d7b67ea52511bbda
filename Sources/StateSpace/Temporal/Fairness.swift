// SPDX-License-Identifier: MIT

/// An assumption about what keeps happening, under which a temporal property is judged.
///
/// A model says what *may* happen. That an animation *will* end, once it runs, is an assumption:
/// without it, the behavior in which the system freezes halfway counts as well and breaks every
/// obligation that something will come. A fairness assumption names a set of actions and rules out
/// the behaviors that neglect it. Behaviors must satisfy all the assumptions that are given.
///
/// ```swift
/// .leadsTo(
///   "a dismissal ends", when: { $0.isDismissing },
///   fairness: [.weak("animations end") { $0 == .animationEnds }]
/// ) { !$0.isDismissing }
/// ```
///
/// A step that leaves the state as it is counts as standing still: it does not fulfill an
/// assumption, and an action that would change nothing does not count as enabled.
public struct Fairness<System: TransitionSystem>: Sendable {
  /// The assumption in words.
  public let name: String

  let rule: Rule

  /// What is assumed.
  enum Rule: Sendable {
    /// Actions that stay enabled from some point on are taken again and again.
    case weak(ActionSet)
    /// Actions that are enabled again and again are taken again and again.
    case strong(ActionSet)
    /// Actions are taken only finitely often.
    case ceasing(ActionSet)
    /// States of a kind come again and again.
    case recurring(Property<System>.StatePredicate)
  }

  /// A set of actions, recognized as the same one wherever the same assumption is used.
  final class ActionSet: Sendable {
    let contains: @Sendable (System.Action) -> Bool

    init(_ contains: @escaping @Sendable (System.Action) -> Bool) {
      self.contains = contains
    }
  }

  private init(_ name: String, _ rule: Rule) { (self.name, self.rule) = (name, rule) }

  /// The actions that it is about, or `nil` if it is about states.
  var actions: ActionSet? {
    switch rule {
    case .weak(let set), .strong(let set), .ceasing(let set): set
    case .recurring: nil
    }
  }
}

extension Fairness {
  /// Assumes that the system does not put off forever what it could do all the time.
  ///
  /// Ruled out is a behavior in which, from some point on, some action of the set is enabled in
  /// every state and yet none is ever taken. This is what a run loop guarantees: a timer that stays
  /// scheduled fires.
  public static func weak(
    _ name: String, _ actions: @escaping @Sendable (System.Action) -> Bool
  ) -> Self {
    Self(name, .weak(ActionSet(actions)))
  }

  /// Assumes that what becomes possible again and again is done again and again.
  ///
  /// Ruled out is a behavior in which some action of the set is enabled infinitely often, though
  /// perhaps with interruptions, and only finitely many are taken. This is stronger than
  /// ``weak(_:_:)`` and seldom what a run loop guarantees: it is like saying that whoever keeps
  /// tapping a button that is now and then disabled will hit it at some time.
  public static func strong(
    _ name: String, _ actions: @escaping @Sendable (System.Action) -> Bool
  ) -> Self {
    Self(name, .strong(ActionSet(actions)))
  }

  /// Assumes that actions come to an end, as a user's taps do.
  ///
  /// Ruled out is a behavior with infinitely many steps by actions of the set.
  public static func ceasing(
    _ name: String, _ actions: @escaping @Sendable (System.Action) -> Bool
  ) -> Self {
    Self(name, .ceasing(ActionSet(actions)))
  }

  /// Assumes that a predicate on states becomes true again and again, or stays true.
  public static func recurring(
    _ name: String, _ predicate: @escaping Property<System>.StatePredicate
  ) -> Self {
    Self(name, .recurring(predicate))
  }
}
