// SPDX-License-Identifier: MIT

/// What is known about one property when a search has ended.
@usableFromInline
struct PropertyOutcome: Sendable {
  var tally = Tally()
  /// Whether the claim was not looked into at all.
  var isSkipped = false
  /// For each initial state below which a claim about behaviors is broken, the shortest way.
  var lassos: [Int: Lasso] = [:]
  /// The initial state with the shortest of them.
  var firstLassoOrigin: Int?
  /// The answers under which the claim is broken, or a witness is there, if questions are open; the
  /// shortest ways come first.
  var cases: [FamilyCase] = []
}
