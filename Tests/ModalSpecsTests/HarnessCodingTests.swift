// SPDX-License-Identifier: MIT

import ModalHarness
import ModalSpecs
import StateSpace
import Testing
import UIKitSemantics

@Suite("The words that stand for states of a spec")
struct HarnessCodingTests {
  @Test(
    "bring back each state of each variant, and tell all of them apart",
    arguments: VariantCase.models)
  func roundTrip(variant: VariantCase) throws {
    try check(variant.spec, variant.index)
  }

  private func check<S: Spec>(_ spec: S, _ index: Int) throws {
    let system = spec.variants[index].system()
    let found = try Explorer(system, limits: Limits(depth: 8)).explore()
    var coding = HarnessCoding<S.App>()
    #expect(found.states.prefix(1).allSatisfy { coding.code(of: $0) == nil }, "nothing is stored")
    var codes: Set<HarnessCoding<S.App>.Code> = []
    for state in found.states {
      let code = coding.store(state)
      #expect(coding.state(of: code) == state)
      #expect(coding.code(of: state) == code)
      codes.insert(code)
    }
    #expect(codes.count == Set(found.states).count)
    #expect(MemoryLayout<HarnessCoding<S.App>.Code>.size <= 4 * MemoryLayout<UInt64>.size)
  }
}
