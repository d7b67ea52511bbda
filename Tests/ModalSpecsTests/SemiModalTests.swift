// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Testing
import UIKitSemantics

@testable import ModalSpecs

@Suite("The semi-modal")
struct SemiModalTests {
  @Test func probe() throws {
    for variant in SemiModal().variants {
      for (n, b) in [("default", UIKitBehavior()), ("touches", { var b = UIKitBehavior(); b.touchesReachViewsDuringTransitions = true; return b }())] {
      let e = try variant.explore(behavior: b)
      print("##", n, variant.name, e.distinct, e.generated, e.depth, variant.closure)
      for r in e.results {
        let known = variant.knownDefect(of: r.name)
        if (r.verdict == .violated) != (known != nil) || known?.steps != (known == nil ? nil : r.trace?.steps.count) || r.verdict == .notExercised {
          print("  UNEXPECTED", r.verdict, r.name, r.trace.map { variant.script(of: $0).text } ?? "")
        }
      }
      }
      for d in variant.knownDefects where !variant.properties.contains(where: { $0.name == d.property }) { print("NO SUCH", d.property) }
    }
  }
}
