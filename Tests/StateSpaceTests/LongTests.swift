// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Whether tests may take minutes; they are meant for a release build.
enum LongTests {
  static let areWanted = ProcessInfo.processInfo.environment["MODALCHECK_LONG_TESTS"] == "1"

  /// So many seeds, and ten times as many where tests may take minutes.
  static func seeds(_ count: Int) -> Range<Int> { 0..<(areWanted ? 10 * count : count) }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test only where `MODALCHECK_LONG_TESTS=1` is set.
  static var long: Self {
    .enabled(if: LongTests.areWanted, "set MODALCHECK_LONG_TESTS=1 to run what takes minutes")
  }
}
