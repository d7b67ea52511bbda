// SPDX-License-Identifier: MIT

/// Which rules the world applied, and which of its open questions it had to answer.
public struct RuleRecord: Hashable, Sendable {
  /// The facts whose rules were applied.
  public private(set) var facts = FactSet()
  /// The switches whose answer made a difference.
  public private(set) var switches: SwitchSet = []

  /// Creates an empty record.
  public init() {}

  mutating func insert(_ fact: FactID) { facts.insert(fact) }

  mutating func insert(_ item: BehaviorSwitch) { switches.insert(SwitchSet(item)) }

  /// All that the record holds, as bits; a record of everything that two hold has the bits of both.
  package var bits: SIMD8<UInt64> {
    var bits = facts.bits
    bits[7] = switches.rawValue
    return bits
  }

  /// Creates a record from its bits.
  package init(bits: SIMD8<UInt64>) {
    facts = FactSet(bits: bits)
    switches = SwitchSet(rawValue: bits[7])
  }

  /// Adds what another record holds.
  public mutating func formUnion(_ other: RuleRecord) {
    facts.formUnion(other.facts)
    switches.formUnion(other.switches)
  }
}

// MARK: - Rules

extension PresentationWorld {
  /// Applies the rule of a fact: notes that it was applied, and says whether it is in force.
  ///
  /// It always is, but for the test that each rule is needed: that one leaves out one rule at a
  /// time and sees which fact no longer comes out true. Ask only where the rule makes a
  /// difference, so that a verdict names what it rests on and nothing else.
  package mutating func obeys(_ fact: FactID) -> Bool {
    record.value.insert(fact)
    return !mutated(.without(fact))
  }

  /// The behavior, for a switch that makes a difference here; notes that it was asked for.
  package mutating func consulting(_ item: BehaviorSwitch) -> UIKitBehavior {
    record.value.insert(item)
    return behavior.asked(item)
  }

  /// Whether a rule is broken so; notes that it was asked.
  func mutated(_ mutation: RuleMutation) -> Bool {
    behavior.inquiry.value?.note(mutation)
    return behavior.mutation == mutation
  }

  /// Gives away what was made use of since the last call, and begins anew.
  ///
  /// Worlds that differ in their records only are equal.
  public mutating func takeRecord() -> RuleRecord {
    defer { record.value = RuleRecord() }
    return record.value
  }

  /// Answers all open questions as a behavior does from now on.
  package mutating func follow(_ behavior: UIKitBehavior) { self.behavior = behavior }
}
