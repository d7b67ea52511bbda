// SPDX-License-Identifier: MIT

/// When something that takes time began, and when it is due.
///
/// Without the user things happen when they are due. Before each thing that the user does, any time may
/// have passed: what was begun later may be over earlier then, however long it takes, but not what takes
/// longer as well. How long motion takes counts by half seconds: what differs by less comes in any order.
package struct Span: Hashable, Sendable {
  /// How often the user may have waited before it began.
  package let pauses: Int
  /// When it is due if the user never waits, in seconds of the logical clock.
  package internal(set) var due: Double

  /// How long motion counts that takes some seconds.
  static func ofMotion(_ seconds: Double) -> Double {
    max(1, (seconds * 2 - 1e-6).rounded(.up)) / 2
  }

  /// Whether it comes after another, even if that one is late by some seconds.
  package func waits(for other: Span, lateness: Double) -> Bool {
    // Sums of seconds are not exact.
    other.pauses <= pauses && other.due + lateness + 1e-6 < due
  }
}
