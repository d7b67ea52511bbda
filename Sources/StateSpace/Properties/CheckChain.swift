// SPDX-License-Identifier: MIT

/// What several claims make of what they look at: a bit for each, in their order.
@usableFromInline
struct ClaimReport: Sendable {
  /// The claims that are about it.
  @usableFromInline var exercised: UInt64 = 0
  /// The claims that it violates.
  @usableFromInline var violated: UInt64 = 0

  @inlinable
  init() {}
}

/// Questions of properties, put to one subject after the other.
///
/// Each question is a closure that holds the one before. Out of an array, every closure would be
/// retained and released for every step, which took an eighth of an exploration's time.
@usableFromInline
struct CheckChain<Subject>: Sendable {
  @usableFromInline
  typealias Link = @Sendable (Subject, inout ClaimReport) -> Void

  @usableFromInline
  static var capacity: Int { UInt64.bitWidth }

  @usableFromInline var last: Link?
  /// The numbers of the properties that ask.
  @usableFromInline var properties: [Int] = []

  @usableFromInline
  init() {}

  @inlinable
  var isEmpty: Bool { last == nil }

  /// Adds the question of a property, by its number.
  mutating func append(
    of property: Int, when antecedent: (@Sendable (Subject) -> Bool)?,
    _ predicate: @escaping @Sendable (Subject) -> Bool
  ) throws(ExplorationError) {
    guard properties.count < Self.capacity else {
      throw .tooManyProperties(kind: "step", limit: Self.capacity)
    }
    let rest = last
    let bit: UInt64 = 1 << UInt64(properties.count)
    properties.append(property)
    last = { subject, report in
      rest?(subject, &report)
      if let antecedent, !antecedent(subject) { return }
      report.exercised |= bit
      if !predicate(subject) { report.violated |= bit }
    }
  }

  /// Puts all questions, in the order in which they were added.
  @inlinable
  func put(to subject: Subject) -> ClaimReport {
    var report = ClaimReport()
    last?(subject, &report)
    return report
  }
}
