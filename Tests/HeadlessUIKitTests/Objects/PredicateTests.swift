// SPDX-License-Identifier: MIT

import Testing
import UIKit

@Suite("Formats of predicates")
struct PredicateTests {
  @Test(
    "compare what is typed with a text",
    arguments: [
      ("SELF MATCHES %@", "[a-z]+@[a-z]+", "ann@home", true),
      ("SELF MATCHES %@", "[a-z]+", "ann@home", false),
      ("SELF MATCHES %@", "a|ann", "ann", true),
      ("self contains[cd] %@", "NÁ", "Anna", true),
      ("SELF BEGINSWITH %@", "nn", "Anna", false),
      ("SELF ENDSWITH[c] %@", "NA", "Anna", true),
      ("SELF == %@", "Anna", "Anna", true),
    ])
  func comparisons(format: String, pattern: String, text: String, holds: Bool) {
    #expect(NSPredicate(format: format, pattern).evaluate(with: text) == holds)
  }
}
