// SPDX-License-Identifier: MIT

import ModalHarness
import ModalSpecs
import StateSpace
import Testing
import UIKitSemantics

/// One variant of one spec, as the argument of a test.
struct VariantCase: Sendable, CustomTestStringConvertible {
  let spec: any Spec
  let index: Int
  let testDescription: String

  /// The variants that are models; those of real objects are explored by `RealCodeTests`.
  static let models: [VariantCase] = SpecCatalog.all.flatMap { cases(of: $0) }

  private static func cases<S: Spec>(of spec: S) -> [VariantCase] {
    guard !S.App.runsOnMainThread else { return [] }
    return spec.variants.enumerated().map { index, variant in
      VariantCase(
        spec: spec, index: index, testDescription: "\(spec.identifier), \(variant.name)")
    }
  }
}

extension Spec {
  /// Replays a trace, as reports print it.
  func replay(
    _ text: String, behavior: UIKitBehavior = UIKitBehavior()
  ) throws -> Trace<PresentationSystem<App>> {
    let script = try TraceScript(parsing: text)
    return try variant(for: script).replay(script, behavior: behavior)
  }
}
