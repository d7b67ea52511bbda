// SPDX-License-Identifier: MIT

/// A model in words that every explicit-state checker understands: numbers, guards, assignments.
///
/// A test walks through the models itself, so that what the peers get has the counts that it should
/// have.
package struct PeerModel: Sendable {
  /// A small number that is part of the state.
  package struct Variable: Hashable, Sendable {
    package let name: String
    /// Its greatest value; the least is 0.
    package let greatest: Int
    package let initial: Int

    init(_ name: String, _ greatest: Int, initial: Int = 0) {
      self.name = name
      self.greatest = greatest
      self.initial = initial
    }
  }

  /// What a guard or a branch asks.
  package indirect enum Condition: Sendable {
    case equal(Variable, Int)
    case differs(Variable, Int)
    case atMost(Variable, Int)
    case above(Variable, Int)
    case all([Condition])
    case any([Condition])
  }

  /// What a variable becomes.
  package enum Value: Sendable {
    case number(Int)
    case variable(Variable)
    /// A variable and a number, which may be negative.
    case sum(Variable, Int)
    /// 1 minus a variable.
    case opposite(Variable)
  }

  /// One thing after the other.
  package indirect enum Statement: Sendable {
    case set(Variable, Value)
    case when(Condition, [Statement], otherwise: [Statement])

    static func set(_ variable: Variable, to number: Int) -> Statement {
      .set(variable, .number(number))
    }

    static func when(_ condition: Condition, _ statements: Statement...) -> Statement {
      .when(condition, statements, otherwise: [])
    }
  }

  /// A transition that is possible where its guard holds.
  package struct Rule: Sendable {
    /// When it is possible.
    package let guardian: Condition
    /// What it does, in this order.
    package let statements: [Statement]

    init(_ guardian: Condition, _ statements: [Statement]) {
      self.guardian = guardian
      self.statements = statements
    }
  }

  /// What a state consists of.
  package internal(set) var variables: [Variable] = []
  package internal(set) var rules: [Rule] = []
}

extension PeerModel.Condition {
  static func both(_ one: Self, _ other: Self) -> Self { .all([one, other]) }
}
