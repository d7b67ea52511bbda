// SPDX-License-Identifier: MIT

/// Stands for all that a task that waits may have kept.
///
/// What a step of a task leaves in it follows from what the task kept before, and from the state of
/// the scene when the step began.
package struct TaskMark: Hashable, Sendable {
  package private(set) var high: UInt64
  package private(set) var low: UInt64

  package init(_ high: UInt64 = 0, _ low: UInt64 = 0) { (self.high, self.low) = (high, low) }

  /// What follows from this and from something else.
  func with(_ other: TaskMark) -> TaskMark {
    var mark = self
    for word in [other.high, other.low] {
      mark.high = (mark.high ^ word) &* 0xFF51_AFD7_ED55_8CCD
      mark.high ^= mark.high >> 32
      mark.low = (mark.low &+ word &+ mark.high) &* 0xC4CE_B9FE_1A85_EC53
      mark.low ^= mark.low >> 29
    }
    return mark
  }
}
