import Testing
@testable import ModalSpecs
import ModalHarness
import StateSpace
import UIKitSemantics

@Test func probe() throws {
  let spec = PageSheetDismissal()
  for variant in spec.variants {
    let e = try variant.explore()
    print(variant.name, e.distinct, e.generated, e.depth, e.levels)
    for r in e.results {
      print("  ", r.verdict, r.exercised, r.name)
      if r.verdict == .violated, let t = r.trace {
        print("     ", variant.script(of: t).text)
        for s in t.steps { print("       ", s.events) }
      }
    }
  }
}
