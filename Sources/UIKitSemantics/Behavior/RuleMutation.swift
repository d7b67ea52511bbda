// SPDX-License-Identifier: MIT

/// One rule of UIKit broken on purpose.
///
/// Mutations measure the properties: a property that no mutation violates protects nothing.
package enum RuleMutation: Hashable, Sendable {
  /// Leaves out the rule of a fact.
  case without(FactID)
  /// Breaks A1: the delegate receives `didDismiss` twice.
  case didDismissTwice
  /// Breaks B17: the animation of a cancelled swipe never ends.
  case cancelledSwipeNeverEnds
  /// Breaks B14: a presentation never ends.
  case presentationNeverEnds
  /// Breaks A6: a dismissal never ends.
  case dismissalNeverEnds
  /// Breaks B14: what was presented is gone when the animation has ended.
  case presentationIsLost
  /// Breaks B18: what was dismissed is still there when the animation has ended.
  case dismissalIsLost
  /// Breaks D9: what is presented never gets touches.
  case touchesStaySwallowed
  /// Breaks C4: a presentation controller is told that a completed dismissal was cancelled.
  case completedDismissalReportedAsCancelled
}

extension RuleMutation {
  /// The mutations that measure the ready-made properties.
  package static let ofProperties: [RuleMutation] = [
    .without(.a2),
    .without(.a5),
    .didDismissTwice,
    .without(.a10),
    .without(.a13),
    .without(.a4),
    .without(.h2),
    .without(.a16),
    .cancelledSwipeNeverEnds,
    .presentationNeverEnds,
    .dismissalNeverEnds,
    .presentationIsLost,
    .dismissalIsLost,
    .touchesStaySwallowed,
    .without(.b17),
    .without(.b18),
    .without(.b1),
    .without(.b3),
    .without(.c4),
    .completedDismissalReportedAsCancelled,
    .without(.c6),
    .without(.a6),
    .without(.c20),
    .without(.c21),
  ]

  /// The one bit that stands for it, by its place in `ofProperties`; none for any other.
  var bit: UInt64 {
    switch self {
    case .without(let fact): Self.bitsOfFacts[Int(fact.rawValue)]
    default: Self.bits[self] ?? 0
    }
  }

  private static let bitsOfFacts = FactID.allCases.map { bits[.without($0)] ?? 0 }

  private static let bits = Dictionary(
    uniqueKeysWithValues: ofProperties.enumerated().map { ($1, 1 << UInt64($0)) as (Self, UInt64) })

  /// What is broken, in words.
  package var summary: String {
    switch self {
    case .without(let fact): "without \(fact.name): \(Fact.of(fact).statement)"
    case .didDismissTwice: "didDismiss comes twice"
    case .cancelledSwipeNeverEnds: "a cancelled dismissal never ends"
    case .presentationNeverEnds: "a presentation never ends"
    case .dismissalNeverEnds: "a dismissal never ends"
    case .presentationIsLost: "a presentation ends with nothing presented"
    case .dismissalIsLost: "a dismissal ends with nothing dismissed"
    case .touchesStaySwallowed: "touches are swallowed after a presentation too"
    case .completedDismissalReportedAsCancelled:
      "dismissalTransitionDidEnd(false) after a completed dismissal"
    }
  }
}
