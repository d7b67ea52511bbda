// SPDX-License-Identifier: MIT

import Foundation
import ModalHarness
import Reporting
import Testing
import UIKitSemantics

/// A property that nothing violates protects nothing.
///
/// The report is read as it is committed; another test proves that it is up to date.
@Suite("The strength of the built-in properties")
struct PropertyStrengthTests {
  private let report: [Substring]

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Reports/property-strength.md")
    report = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  }

  @Test(
    "Every property catches a broken rule of UIKit or a defective app",
    arguments: CatalogProperty.allCases)
  func propertyCatchesSomething(property: CatalogProperty) throws {
    let row = try #require(report.first { $0.hasPrefix("| \(property.rawValue) | ") })
    #expect(!row.hasSuffix("| 0 | 0 |"))
  }

  @Test(arguments: RuleMutation.ofProperties)
  func `Every broken rule of UIKit is caught by some property`(mutation: RuleMutation) {
    #expect(!report.contains("- \(mutation.summary)"))
  }
}
