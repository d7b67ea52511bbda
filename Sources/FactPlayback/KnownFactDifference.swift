// SPDX-License-Identifier: MIT

package import UIKitSemantics

/// What real objects on the stand-in are known to do otherwise than a fact says.
///
/// This is the one list: a test plays each fact, expects those named here to differ, and fails for
/// one that no longer does. Mend the stand-in, then delete the fact from the list.
package enum KnownFactDifference {
  /// What differs, in plain words, and the facts in which it shows.
  private static let all: [(reason: String, facts: [FactID])] = []

  private static let reasons = Dictionary(
    uniqueKeysWithValues: all.flatMap { entry in entry.facts.map { ($0, entry.reason) } })

  /// What is known to differ in a fact.
  package static func reason(for fact: FactID) -> String? { reasons[fact] }
}
