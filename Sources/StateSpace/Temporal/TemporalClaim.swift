// SPDX-License-Identifier: MIT

extension Property {
  /// The parts of a claim about whole behaviors.
  struct TemporalClaim: Sendable {
    /// When an obligation is made.
    enum Trigger: Sendable {
      /// Once, where a behavior begins.
      case initially
      /// In every state that a predicate selects.
      case whenever(StatePredicate)
      /// All the time.
      case always

      /// Selects the states, if a predicate does.
      var antecedent: StatePredicate? {
        if case .whenever(let predicate) = self { predicate } else { nil }
      }
    }

    /// How an obligation is kept.
    enum Goal: Sendable {
      /// The predicate is true then or later.
      case reached(StatePredicate)
      /// From some point on the predicate stays true.
      case settled(StatePredicate)

      /// What is to come true, or to stay so.
      var predicate: StatePredicate {
        switch self {
        case .reached(let predicate), .settled(let predicate): predicate
        }
      }
    }

    /// Something that has to come.
    struct Obligation: Sendable {
      let trigger: Trigger
      let goal: Goal
    }

    /// The questions of all obligations at once, a bit for each obligation, in their order.
    struct Masks: Sendable {
      /// Whether anything is owed in a state; everything is kept where nothing is.
      let isOwing: StatePredicate
      let owed: @Sendable (System.StatePart) -> UInt64
      let kept: @Sendable (System.StatePart) -> UInt64
    }

    /// All that is owed; one obligation is not kept by keeping another.
    let obligations: [Obligation]
    let fairness: [Fairness<System>]
    /// What is quicker to ask than each obligation by itself, if there is such a thing.
    var masks: Masks?

    init(_ obligations: [Obligation], fairness: [Fairness<System>]) {
      self.obligations = obligations
      self.fairness = fairness
    }

    init(trigger: Trigger, goal: Goal, fairness: [Fairness<System>]) {
      self.init([Obligation(trigger: trigger, goal: goal)], fairness: fairness)
    }

    /// The kinds of states that the assumptions are about, in their order.
    var stateAssumptions: [StatePredicate] {
      fairness.compactMap { fairness in
        guard case .recurring(let predicate) = fairness.rule else { return nil }
        return predicate
      }
    }

    /// The sets of actions that the assumptions are about, in their order.
    var actionSets: [Fairness<System>.ActionSet] { fairness.compactMap(\.actions) }
  }
}
