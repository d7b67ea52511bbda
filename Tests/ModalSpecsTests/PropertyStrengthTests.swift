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
  private let report: StrengthReport

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Reports/property-strength.json")
    report = try JSONDecoder().decode(StrengthReport.self, from: Data(contentsOf: file))
  }

  @Test(
    "Every property catches a broken rule of UIKit or a defective app",
    arguments: CatalogProperty.allCases)
  func propertyCatchesSomething(property: CatalogProperty) throws {
    let strength = try #require(report.properties.first { $0.property == property.rawValue })
    #expect(!strength.brokenRules.isEmpty || !strength.defectiveApps.isEmpty)
  }

  @Test(
    "Every broken rule of UIKit is caught by some property", arguments: RuleMutation.ofProperties)
  func mutationIsCaught(mutation: RuleMutation) {
    #expect(!report.survivors.contains(mutation.summary))
  }
}
