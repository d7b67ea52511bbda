// SPDX-License-Identifier: MIT

/// What is known about one property when a search has ended.
@usableFromInline
struct PropertyOutcome: Sendable {
  var tally = Tally()
  /// Whether the claim was not looked into at all.
  var isSkipped = false
  /// The answers under which the claim is broken, or a witness is there, if questions are open or only
  /// the whole graph can tell; the shortest ways come first.
  var cases: [FamilyCase] = []
}
