// SPDX-License-Identifier: MIT

import StateSpace

/// The truth values that claims ask for, as bits of states, transitions and actions.
struct ExportMarks {
  /// What a claim asks a bit for.
  enum Role: Hashable {
    case broken, witness, obligation, goal, ways
    /// The states in which an obligation about behaviors is made and kept, given by its place.
    case made(Int), kept(Int)
    /// The actions or states of an assumption, given by its place.
    case assumption(Int)
  }

  private(set) var states = BitTable()
  private(set) var transitions = BitTable()
  private(set) var actions = BitTable()
  /// The bit of the states in which the system may stop.
  let accepting: Int
  private var bits: [[Role: Int]] = []

  init(_ model: ExplicitModel) {
    accepting = states.bit(for: model.isAccepting)
    for claim in model.claims {
      var roles: [Role: Int] = [:]
      add(claim.rule, model, to: &roles)
      bits.append(roles)
    }
  }

  /// The bit that a claim asks for in a role.
  ///
  /// - Precondition: The claim has that role.
  func bit(_ role: Role, of claim: Int) -> Int {
    guard let bit = bits[claim][role] else { preconditionFailure("No bit for \(role).") }
    return bit
  }

  private mutating func add(
    _ rule: ExplicitClaim.Rule, _ model: ExplicitModel, to roles: inout [Role: Int]
  ) {
    switch rule {
    case .neverState(let marks): roles[.broken] = states.bit(for: marks)
    case .witness(let marks): roles[.witness] = states.bit(for: marks)
    case .neverStep(let ranks):
      let marks = zip(model.transitions, ranks).flatMap { list, broken in
        list.indices.map { broken.contains($0) }
      }
      roles[.broken] = transitions.bit(for: marks)
    case .recovery(let recovery):
      roles[.obligation] = states.bit(for: recovery.isObligation)
      roles[.goal] = states.bit(for: recovery.isGoal)
      roles[.ways] = actions.bit(for: recovery.isWay)
    case .temporal(let claim): add(claim, to: &roles)
    case .monitor, .deadlock: break
    }
  }

  private mutating func add(_ claim: ExplicitClaim.Temporal, to roles: inout [Role: Int]) {
    for (place, obligation) in claim.obligations.enumerated() {
      if case .whenever(let marks) = obligation.trigger {
        roles[.made(place)] = states.bit(for: marks)
      }
      switch obligation.goal {
      case .reached(let marks), .settled(let marks):
        roles[.kept(place)] = states.bit(for: marks)
      }
    }
    for (place, assumption) in claim.fairness.enumerated() {
      switch assumption.form {
      case .weak(let marks), .strong(let marks), .ceasing(let marks):
        roles[.assumption(place)] = actions.bit(for: marks)
      case .recurring(let marks): roles[.assumption(place)] = states.bit(for: marks)
      }
    }
  }
}
