// SPDX-License-Identifier: MIT

/// Where to note which questions of one kind are asked of a behavior.
///
/// It is copied with the behavior and has no owner: whoever keeps the note takes care that no behavior
/// outlives it.
package struct Inquiry: @unchecked Sendable {
  /// What the questions are.
  package enum Subject: Hashable, Sendable {
    /// What UIKit does where its sources leave it open, one question for each switch.
    case switches
    /// Which rule is broken, one question for each of `RuleMutation.ofProperties`.
    case mutations
  }

  let subject: Subject
  /// One bit for each question.
  private let asked: UnsafeMutablePointer<UInt64>

  /// Notes questions in a word.
  package init(asked: UnsafeMutablePointer<UInt64>, about subject: Subject = .switches) {
    (self.asked, self.subject) = (asked, subject)
  }

  /// Notes all questions of a set, one bit for each.
  package func note(_ items: UInt64) { asked.pointee |= items }

  func note(_ item: BehaviorSwitch) {
    if subject == .switches { note(1 << UInt64(item.rawValue)) }
  }

  func note(_ mutation: RuleMutation) {
    if subject == .mutations { note(mutation.bit) }
  }
}

extension UIKitBehavior {
  /// What whoever is told of questions wants to know.
  package var inquirySubject: Inquiry.Subject { inquiry.value?.subject ?? .switches }

  /// Whether another behavior gives the same answers to some questions, one bit for each.
  package func agrees(
    with other: UIKitBehavior, on asked: UInt64, about subject: Inquiry.Subject
  ) -> Bool {
    if self == other { return true }
    guard version == other.version else { return false }
    if subject == .mutations {
      let broken = (mutation?.bit ?? 0) | (other.mutation?.bit ?? 0)
      return mutation == other.mutation || asked & broken == 0
    }
    return mutation == other.mutation
      && SwitchSet(rawValue: asked).switches.allSatisfy {
        $0.option(in: self) == $0.option(in: other)
      }
  }

  /// The behavior, for a switch on whose answer something depends.
  package func asked(_ item: BehaviorSwitch) -> UIKitBehavior {
    inquiry.value?.note(item)
    return self
  }

  /// The same behavior, with another record of what it is asked, or none.
  package func telling(_ inquiry: Inquiry?) -> UIKitBehavior {
    var behavior = self
    behavior.inquiry.value = inquiry
    return behavior
  }
}
