// SPDX-License-Identifier: MIT

import ModalHarness
import ModalSpecs
import StateSpace
import Testing
import UIKitSemantics

/// A property that nothing violates protects nothing.
@Suite("The strength of the ready-made properties")
struct PropertyStrengthTests {
  /// What each property catches: broken rules of UIKit, and apps with known defects.
  private static let catches: [String: Set<String>] = {
    var catches: [String: Set<String>] = [:]
    for spec in SpecCatalogue.all { collect(spec, into: &catches) }
    return catches
  }()

  private static func collect<S: Spec>(_ spec: S, into catches: inout [String: Set<String>]) {
    for variant in spec.variants {
      for defect in variant.knownDefects {
        catches[defect.property, default: []].insert("\(spec.identifier), \(variant.name)")
      }
      guard variant.knownDefects.isEmpty else { continue }
      let kills = (try? variant.kills(limits: Limits(depth: 6))) ?? []
      for kill in kills { catches[kill.property, default: []].insert(kill.mutation.summary) }
    }
  }

  @Test(
    "Every property catches a broken rule of UIKit or a defective app",
    arguments: CatalogueProperty.allCases)
  func propertyCatchesSomething(property: CatalogueProperty) {
    #expect(Self.catches[property.rawValue]?.isEmpty == false)
  }

  @Test("Every broken rule of UIKit is caught by some property", arguments: RuleMutation.allCases)
  func mutationIsCaught(mutation: RuleMutation) {
    let catchers = Self.catches.filter { $0.value.contains(mutation.summary) }
    #expect(!catchers.isEmpty)
  }
}
