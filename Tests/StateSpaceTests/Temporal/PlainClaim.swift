// SPDX-License-Identifier: MIT

import StateSpace

/// A claim about the behaviors of an arrow graph, with sets in place of predicates.
struct PlainClaim: CustomStringConvertible {
  enum Form: CaseIterable { case eventually, leadsTo, infinitelyOften, eventuallyAlways }
  /// What is assumed of them.
  enum Strength: String { case weak, strong, ceasing, recurring }

  /// An assumption about kinds of arrows, or about states if it is recurring.
  struct Assumption {
    var form: Strength
    var members: Set<Int>
  }

  var form: Form
  var antecedent: Set<Int>
  var goal: Set<Int>
  var assumptions: [Assumption]

  var description: String {
    let under = assumptions.map { "\($0.form) \($0.members.sorted())" }.joined(separator: ", ")
    return "\(antecedent.sorted()) \(form) \(goal.sorted()) under \(under)"
  }

  static func random(_ dice: inout Dice, forms: [Strength]) -> Self {
    var assumptions = (0..<dice.roll(0...3)).map { _ in
      Assumption(form: forms[dice.roll(0...forms.count - 1)], members: dice.kinds())
    }
    // Every other time nothing may stand still, so that counterexamples have to go round.
    if dice.roll(0...1) == 0 { assumptions.append(Assumption(form: .weak, members: [0, 1, 2])) }
    return Self(
      form: Form.allCases[dice.roll(0...3)], antecedent: dice.subset(below: 6),
      goal: dice.subset(below: 6).intersection(dice.subset(below: 6)), assumptions: assumptions)
  }

  /// The claim as the engine knows it.
  var property: Property<ArrowGraph> {
    let goal = goal
    let antecedent = antecedent
    return switch form {
    case .eventually: .eventually("claim", fairness: fairness) { goal.contains($0) }
    case .leadsTo:
      .leadsTo("claim", when: { antecedent.contains($0) }, fairness: fairness) {
        goal.contains($0)
      }
    case .infinitelyOften: .infinitelyOften("claim", fairness: fairness) { goal.contains($0) }
    case .eventuallyAlways: .eventuallyAlways("claim", fairness: fairness) { goal.contains($0) }
    }
  }

  private var fairness: [Fairness<ArrowGraph>] {
    assumptions.map { assumption in
      let members = assumption.members
      return switch assumption.form {
      case .weak: .weak("weak") { members.contains($0.kind) }
      case .strong: .strong("strong") { members.contains($0.kind) }
      case .ceasing: .ceasing("ceasing") { members.contains($0.kind) }
      case .recurring: .recurring("recurring") { members.contains($0) }
      }
    }
  }

  /// Whether an obligation is made in a state.
  func obligations(in state: Int, isInitial: Bool) -> Bool {
    switch form {
    case .eventually, .eventuallyAlways: isInitial
    case .leadsTo: antecedent.contains(state)
    case .infinitelyOften: true
    }
  }

  /// Whether it is fair to visit these states and take these arrows forever, and no others.
  ///
  /// This is the definition of fairness, word for word.
  func allowsForEver(
    _ states: Set<Int>, _ arrows: [ArrowGraph.Arrow], in graph: ArrowGraph
  ) -> Bool {
    assumptions.allSatisfy { assumption in
      let isStep = { (arrow: ArrowGraph.Arrow) in
        arrow.source != arrow.target && assumption.members.contains(arrow.kind)
      }
      let isTaken = arrows.contains(where: isStep)
      let enabling = states.filter { state in
        graph.arrows.contains { $0.source == state && isStep($0) }
      }
      return switch assumption.form {
      case .weak: isTaken || enabling != states
      case .strong: isTaken || enabling.isEmpty
      case .ceasing: !isTaken
      case .recurring: !assumption.members.isDisjoint(with: states)
      }
    }
  }
}
