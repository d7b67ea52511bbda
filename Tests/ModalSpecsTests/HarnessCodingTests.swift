// SPDX-License-Identifier: MIT

import ModalHarness
import ModalSpecs
import StateSpace
import TestSupport
import Testing
import UIKitSemantics

@Suite("The words that stand for states of a spec")
struct HarnessCodingTests {
  @Test(
    "bring back the states of each variant, and tell all of them apart",
    arguments: VariantCase.models)
  func roundTrip(variant: VariantCase) throws {
    try check(variant.spec, variant.index)
  }

  private func check<S: Spec>(_ spec: S, _ index: Int) throws {
    let all = try WholeSpaces.of(spec.variants[index], in: spec).states
    let states = Array(all.prefix(LongTests.choose(100, long: .max)))
    var coding = HarnessCoding<S.App>()
    #expect(coding.code(of: states[0]) == nil, "nothing is stored")
    var codes: Set<HarnessCoding<S.App>.Code> = []
    for state in states {
      let code = coding.store(state)
      #expect(coding.state(of: code) == state)
      #expect(coding.code(of: state) == code)
      // Whatever state a step leads from, the code is the same.
      if let source = codes.first { #expect(coding.code(of: state, from: source) == code) }
      #expect(coding.code(of: state, from: code) == code)
      codes.insert(code)
    }
    #expect(codes.count == Set(states).count)
    #expect(MemoryLayout<HarnessCoding<S.App>.Code>.size <= 4 * MemoryLayout<UInt64>.size)
  }
}
