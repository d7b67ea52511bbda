// SPDX-License-Identifier: MIT

// What counts as a behavior.
//
// A behavior begins in an initial state and continues forever. In any state it may take an enabled
// action, or stand still; a state in which nothing is enabled can only stand still, forever.
// A model never says that anything *must* happen, so a behavior may also stop where actions are
// enabled: the user puts the phone down, the process is suspended. Only assumptions of fairness
// rule that out. Formulas of the form Init ∧ □[Next]_v ∧ Fairness mean the same in TLA⁺.
//
// Consequences that surprise at first:
// - Without fairness, nothing that is not true already will `eventually` be true.
// - An action that leads back to the state it was taken in is standing still, no more.
// - A property that monitors watch beside does not change: what they remember is no part of this.

extension Property {
  /// Claims that every behavior reaches a goal, if it does not begin there.
  ///
  /// Violated by a behavior that avoids the goal forever: by going in cycles, by standing still
  /// where nothing is enabled, or by just stopping where no assumption of fairness forbids it. The
  /// counterexample is the way into the cycle and the cycle itself; see ``Trace/loop``.
  ///
  /// A search that stopped at a limit may find such a behavior among the states that it expanded,
  /// and is then right. If it does not, the verdict is ``Verdict/inconclusive(_:)``.
  ///
  /// - Complexity: Decided in O(*s* + *t*) after the search, where *s* and *t* are the numbers of
  ///   states and transitions; with *k* assumptions of strong fairness, at worst *s* times as long,
  ///   in practice up to *k* times.
  public static func eventually(
    _ name: String, fairness: [Fairness<System>] = [], explanation: String = "",
    filePath: String = #filePath, line: Int = #line, _ goal: @escaping StatePredicate
  ) -> Self {
    let claim = TemporalClaim(trigger: .initially, goal: .reached(goal), fairness: fairness)
    return Self(
      name, .eventually, explanation, .temporal(claim), at: SourcePlace(path: filePath, line: line))
  }

  /// Claims that whenever the antecedent is true, the goal is true in the same state or later.
  ///
  /// Vacuous if the antecedent is true in no state. Otherwise decided like
  /// ``eventually(_:fairness:explanation:filePath:line:_:)``, from each state that the antecedent
  /// selects.
  public static func leadsTo(
    _ name: String, when antecedent: @escaping StatePredicate,
    fairness: [Fairness<System>] = [], explanation: String = "", filePath: String = #filePath,
    line: Int = #line, _ goal: @escaping StatePredicate
  ) -> Self {
    let claim = TemporalClaim(
      trigger: .whenever(antecedent), goal: .reached(goal), fairness: fairness)
    return Self(
      name, .leadsTo, explanation, .temporal(claim), at: SourcePlace(path: filePath, line: line))
  }

  /// Claims the same of each of several things: whenever the antecedent is true of a thing, the goal
  /// is true of that thing in the same state or later.
  ///
  /// This is more than to say that some thing's antecedent leads to some thing's goal: the letter
  /// that arrives does not make up for the one that is lost.
  ///
  /// ```swift
  /// .leadsTo("no letter is lost", forEach: letters, when: { $0.sent.contains($1) }) {
  ///   $0.delivered.contains($1)
  /// }
  /// ```
  ///
  /// - Complexity: Decided like ``eventually(_:fairness:explanation:filePath:line:_:)``, once for
  ///   each thing for which an obligation is made.
  public static func leadsTo<Thing: Sendable>(
    _ name: String, forEach things: [Thing],
    when antecedent: @escaping @Sendable (System.State, Thing) -> Bool,
    fairness: [Fairness<System>] = [], explanation: String = "",
    filePath: String = #filePath, line: Int = #line,
    _ goal: @escaping @Sendable (System.State, Thing) -> Bool
  ) -> Self {
    let obligations = things.map { thing in
      TemporalClaim.Obligation(
        trigger: .whenever { antecedent($0, thing) }, goal: .reached { goal($0, thing) })
    }
    return Self(
      name, .leadsTo, explanation, .temporal(TemporalClaim(obligations, fairness: fairness)),
      at: SourcePlace(path: filePath, line: line))
  }

  /// Claims the same of things that are numbered from 0, with one question about all of them.
  ///
  /// A part of a state is asked twice, however many things there are and states that share it: for a
  /// bit for each of the things, at most 64, for which it makes the obligation, and for those for
  /// which it keeps it. In states that owe nothing, obligations are neither made nor left unkept.
  @usableFromInline
  package static func leadsTo(
    _ name: String, forEachOf count: Int,
    while isOwing: @escaping StatePredicate = { _ in true },
    owed: @escaping @Sendable (System.StatePart) -> UInt64,
    fairness: [Fairness<System>] = [], explanation: String = "",
    filePath: String = #filePath, line: Int = #line,
    _ kept: @escaping @Sendable (System.StatePart) -> UInt64
  ) -> Self {
    precondition(count <= UInt64.bitWidth, "A word has 64 bits.")
    @Sendable func has(_ bits: UInt64, _ place: Int) -> Bool { bits >> UInt64(place) & 1 == 1 }
    let obligations = (0..<count).map { place in
      TemporalClaim.Obligation(
        trigger: .whenever { isOwing($0) && has(owed(System.part(of: $0)), place) },
        goal: .reached { !isOwing($0) || has(kept(System.part(of: $0)), place) })
    }
    var claim = TemporalClaim(obligations, fairness: fairness)
    claim.masks = TemporalClaim.Masks(isOwing: isOwing, owed: owed, kept: kept)
    return Self(
      name, .leadsTo, explanation, .temporal(claim), at: SourcePlace(path: filePath, line: line))
  }

  /// Claims that in every behavior a predicate becomes true again and again, or stays true.
  public static func infinitelyOften(
    _ name: String, fairness: [Fairness<System>] = [], explanation: String = "",
    filePath: String = #filePath, line: Int = #line, _ predicate: @escaping StatePredicate
  ) -> Self {
    let claim = TemporalClaim(trigger: .always, goal: .reached(predicate), fairness: fairness)
    return Self(
      name, .infinitelyOften, explanation, .temporal(claim),
      at: SourcePlace(path: filePath, line: line))
  }

  /// Claims that in every behavior a predicate is true from some point on.
  public static func eventuallyAlways(
    _ name: String, fairness: [Fairness<System>] = [], explanation: String = "",
    filePath: String = #filePath, line: Int = #line, _ predicate: @escaping StatePredicate
  ) -> Self {
    let claim = TemporalClaim(trigger: .initially, goal: .settled(predicate), fairness: fairness)
    return Self(
      name, .eventuallyAlways, explanation, .temporal(claim),
      at: SourcePlace(path: filePath, line: line))
  }
}
