// SPDX-License-Identifier: MIT

import ModalSpecs
import SceneHarness
import StateSpace
import TestSupport
import Testing
import UIKitSemantics

@testable import ModalHarness

/// Mutants are explored as one family; each by itself must give the same.
@Suite("Breaking each of UIKit's rules in turn")
struct MutationAnalysisTests {
  @Test func `finds for an app that is a value what exploring each mutant alone does`() throws {
    try compare(PageSheetDismissal().variants[0], depth: 5, RuleMutation.ofProperties)
  }

  @Test func `finds for an app made of objects what exploring each mutant alone does`() throws {
    let variant = try #require(UnsavedChangesCode().variants.last)
    let some = [RuleMutation.without(.a5), .presentationNeverEnds, .presentationIsLost]
    try compare(variant, depth: 3, LongTests.choose(some, long: RuleMutation.ofProperties))
  }

  private func compare<App: Application>(
    _ variant: Variant<App>, depth: Int, _ mutations: [RuleMutation]
  ) throws {
    let limits = Limits(depth: depth)
    var expected: Set<Kill> = []
    let sound = try violations(of: variant, limits, UIKitBehavior()).map(\.property)
    for mutation in mutations {
      var behavior = UIKitBehavior()
      behavior.mutation = mutation
      for (property, steps) in try violations(of: variant, limits, behavior)
      where !sound.contains(property) && variant.knownDefect(of: property) == nil {
        expected.insert(Kill(property: property, mutation: mutation, steps: steps))
      }
    }
    #expect(!expected.isEmpty)
    let found = try variant.kills(limits: limits).filter { mutations.contains($0.mutation) }
    #expect(Set(found) == expected)
  }

  private func violations<App: Application>(
    of variant: Variant<App>, _ limits: Limits, _ behavior: UIKitBehavior
  ) throws -> [(property: String, steps: Int)] {
    try variant.explore(limits: limits, behavior: behavior).results
      .filter { $0.verdict == .violated }.map { ($0.name, $0.trace?.steps.count ?? 0) }
  }
}
