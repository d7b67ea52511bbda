// SPDX-License-Identifier: MIT

import ModalHarness
import ModalSpecs
import StateSpace
import Testing
import UIKitSemantics

@Suite("Presentation driven by bindings")
struct BindingDrivenPresentationTests {
  @Test("PROBE")
  func probe() throws {
    for variant in BindingDrivenPresentation().variants {
      let exploration = try variant.explore()
      print("VARIANT \(variant.name): Closure(states: \(exploration.distinct), generated: \(exploration.generated), depth: \(exploration.depth))")
      for result in exploration.results {
        print("   \(result.verdict) [\(result.exercised)] \(result.name)")
        if result.verdict == .violated {
          for trace in exploration.originTraces(of: result) {
            print("        \(trace.steps.count): \(variant.script(of: trace).text)")
          }
        }
      }
    }
  }
}
