// SPDX-License-Identifier: MIT

import Foundation
package import Testing

/// How much a test tries: usually what takes no time, and everything where it is asked for.
package enum LongTests {
  /// Whether tests may take minutes.
  package static let areWanted = ProcessInfo.processInfo.environment["MODALCHECK_LONG_TESTS"] == "1"

  /// The first value usually, and the other one where tests may take minutes.
  package static func choose<Value>(_ usual: Value, long: Value) -> Value {
    areWanted ? long : usual
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test only where `MODALCHECK_LONG_TESTS=1` is set.
  package static var long: Self {
    .enabled(if: LongTests.areWanted, "set MODALCHECK_LONG_TESTS=1 to run what takes minutes")
  }
}
