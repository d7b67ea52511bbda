import Testing
@testable import ModalSpecs
import ModalHarness
import StateSpace
import UIKitSemantics

func show<S: Spec>(_ spec: S) throws {
  for variant in spec.variants {
    let e = try variant.explore()
    print(variant.name, e.distinct, e.generated, e.depth, e.levels)
    for r in e.results {
      print("  ", r.verdict, r.exercised, r.name)
      if r.verdict == .violated, let t = r.trace {
        print("     ", variant.script(of: t).text)
      }
    }
  }
}
@Test func probe() throws {
  try show(PresentationMatrix())
  let m = PresentationMatrix().matrix()!
  print(m.rows.count, Set(m.rows.map(\.outcome)).count)
  for o in Set(m.rows.map(\.outcome)) { print(o) }
}
