// SPDX-License-Identifier: MIT

/// When something that takes time began, and when it is due.
///
/// Without the user things happen when they are due. Before each thing that the user does, any time may
/// have passed: what was begun later may be over earlier then, if it takes less time. How long motion
/// takes counts by tenths of a second.
package struct Span: Hashable, Sendable {
  /// How often the user may have waited before it began.
  package let pauses: Int
  /// When it is due if the user never waits, in seconds of the logical clock.
  package internal(set) var due: Double
  /// By how much it may be due earlier, in seconds.
  var leeway = 0.0

  /// How long motion counts that takes some seconds.
  static func ofMotion(_ seconds: Double) -> Double { (seconds * 10 - 1e-6).rounded(.up) / 10 }

  /// Whether it comes after another, even if that one is late by some seconds.
  package func waits(for other: Span, lateness: Double) -> Bool {
    // Sums of seconds are not exact.
    other.pauses <= pauses && other.due + lateness + 1e-6 < due
  }

  /// Whether the end of an animation comes after that of another, which runs by the same clock.
  ///
  /// What began together comes in any order if it differs by less than three tenths of a second.
  package func waits(forAnimation other: Span) -> Bool {
    let difference = due - leeway - other.due + 1e-6
    return other.pauses < pauses && difference > 0 || other.pauses == pauses && difference > 0.3
  }
}
