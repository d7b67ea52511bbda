// SPDX-License-Identifier: MIT

import ModalHarness
import ModalSpecs
import StateSpace
import Testing

/// The claims that the first lines of every report quote.
@Suite("The whole space of every variant")
struct WholeSpaceTests {
  @Test(
    "closes at the recorded size, with the expected verdicts", .timeLimit(.minutes(2)),
    arguments: VariantCase.all)
  func closes(variant: VariantCase) throws {
    try check(variant.spec, variant.index)
  }

  private func check<S: Spec>(_ spec: S, _ index: Int) throws {
    let variant = spec.variants[index]
    let exploration = try variant.explore()
    #expect(exploration.isClosed)
    let size = Closure(
      states: exploration.distinct, generated: exploration.generated, depth: exploration.depth)
    #expect(size == variant.closure)
    for result in exploration.results {
      guard let defect = variant.knownDefect(of: result.name) else {
        #expect(
          result.verdict == .holds,
          "\(result.name): \(result.trace.map { variant.script(of: $0).text } ?? "no trace")")
        continue
      }
      #expect(result.verdict == .violated, "\(result.name) is a known defect")
      #expect(result.trace?.steps.count == defect.steps, "\(result.name)")
    }
    let names = Set(exploration.results.map(\.name))
    for defect in variant.knownDefects {
      #expect(names.contains(defect.property), "A known defect of no property")
    }
  }

  @Test("Every spec has an identifier of its own, and variants have names of their own")
  func identifiersAreUnique() {
    let identifiers = SpecCatalogue.all.map(\.identifier)
    #expect(Set(identifiers).count == identifiers.count)
    let cases = VariantCase.all.map(\.testDescription)
    #expect(Set(cases).count == cases.count)
  }
}
