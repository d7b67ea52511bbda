// SPDX-License-Identifier: MIT

/// Where to note which open questions are asked of a behavior.
///
/// It is copied with the behavior and has no owner: whoever keeps the note takes care that no behavior
/// outlives it.
package struct Inquiry: @unchecked Sendable {
  /// One bit for each question.
  private let asked: UnsafeMutablePointer<UInt64>

  /// Notes questions in a word.
  package init(asked: UnsafeMutablePointer<UInt64>) { self.asked = asked }

  /// Notes all questions of a set, one bit for each.
  package func note(_ items: UInt64) { asked.pointee |= items }

  func note(_ item: BehaviorSwitch) { asked.pointee |= 1 << UInt64(item.rawValue) }
}

extension UIKitBehavior {
  /// The behavior, for a switch on whose answer something depends.
  func asked(_ item: BehaviorSwitch) -> UIKitBehavior {
    inquiry.value?.note(item)
    return self
  }

  /// The same behavior, which tells somebody else, or nobody, what it is asked.
  package func telling(_ inquiry: Inquiry?) -> UIKitBehavior {
    var behavior = self
    behavior.inquiry.value = inquiry
    return behavior
  }

  /// The same version and mutation, with other answers to the open questions: an option for each
  /// switch, `nil` for the default one.
  package func answering(_ inquiry: Inquiry?, _ option: (Int) -> Int?) -> UIKitBehavior {
    var behavior = UIKitBehavior()
    (behavior.version, behavior.mutation) = (version, mutation)
    behavior.inquiry.value = inquiry
    for item in BehaviorSwitch.allCases {
      if let option = option(Int(item.rawValue)), option != 0 { item.set(option, in: &behavior) }
    }
    return behavior
  }
}
