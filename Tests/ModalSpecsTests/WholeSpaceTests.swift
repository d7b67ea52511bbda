// SPDX-License-Identifier: MIT

import ModalCheckTesting
import ModalHarness
import ModalSpecs
import StateSpace
import Testing

/// The claims that the first lines of every report quote.
@Suite("The whole space of every variant")
struct WholeSpaceTests {
  @Test(arguments: VariantCase.models)
  func `closes at the recorded size, with the expected verdicts`(variant: VariantCase) throws {
    try check(variant.spec, variant.index)
  }

  private func check<S: Spec>(_ spec: S, _ index: Int) throws {
    let variant = spec.variants[index]
    #expect(variant.wholeSpace != nil, "The size of the whole space is recorded")
    expectVerdicts(in: try WholeSpaces.of(variant, in: spec), of: variant, in: spec)
    let properties = Set(variant.properties.map(\.name))
    for defect in variant.knownDefects {
      #expect(properties.contains(defect.property), "A known defect of no property")
    }
  }

  @Test func `Every spec has an identifier of its own, and variants have names of their own`() {
    let identifiers = SpecCatalog.all.map(\.identifier)
    #expect(Set(identifiers).count == identifiers.count)
    let cases = VariantCase.models.map(\.testDescription)
    #expect(Set(cases).count == cases.count)
  }
}
