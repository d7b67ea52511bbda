// SPDX-License-Identifier: MIT

/// Questions of properties, put to one subject after the other.
///
/// Each question is a closure that holds the one before. Out of an array, every closure would be
/// retained and released for every step, which took an eighth of an exploration's time.
@usableFromInline
struct CheckChain<Subject>: Sendable {
  @usableFromInline
  typealias Link = @Sendable (Subject, inout [Tally], Finding) -> Void

  @usableFromInline var last: Link?

  @usableFromInline
  init() {}

  @inlinable
  var isEmpty: Bool { last == nil }

  /// Adds the question of a property, by its number.
  mutating func append(
    of property: Int, when antecedent: (@Sendable (Subject) -> Bool)?,
    _ predicate: @escaping @Sendable (Subject) -> Bool
  ) {
    let rest = last
    last = { subject, tallies, finding in
      rest?(subject, &tallies, finding)
      if let antecedent, !antecedent(subject) { return }
      tallies[property].exercised += 1
      if predicate(subject) { return }
      tallies[property].recordViolation(finding)
    }
  }

  /// Puts all questions, in the order in which they were added.
  @inlinable
  func put(to subject: Subject, _ tallies: inout [Tally], at finding: Finding) {
    last?(subject, &tallies, finding)
  }
}
