// SPDX-License-Identifier: MIT

import ModalSpecs
import Testing
import UIKitSemantics

@testable import ModalHarness

@Suite("What the documents say")
struct DescribedDocumentTests {
  static let statements = DescribedDocument.all.flatMap(\.statements)

  @Test func `is said in five documents, each statement once`() {
    #expect(DescribedDocument.all.count == 5)
    let texts = Self.statements.map(\.text)
    #expect(Set(texts).count == texts.count)
  }

  @Test func `names facts that exist`() {
    let known = Set(Fact.all.map(\.id.name))
    let unknown = Self.statements.flatMap(\.facts).filter { !known.contains($0) }
    #expect(unknown == [])
  }

  @Test func `names properties that a variant of the spec has`() {
    var known: Set<DocumentStatement.Check> = []
    for spec in SpecCatalog.all { known.formUnion(checks(of: spec)) }
    let unknown = Self.statements.flatMap(\.checks).filter { !known.contains($0) }
    #expect(unknown == [])
  }

  @Test func `is the source that a spec names`() {
    let titles = Set(DescribedDocument.all.map(\.title))
    let others = SpecCatalog.all.flatMap(\.sources).filter { !titles.contains($0) }
    #expect(others == [])
  }

  private func checks<S: Spec>(of spec: S) -> [DocumentStatement.Check] {
    // Checks of a scene are properties that it states while it runs.
    let names = spec.variants.flatMap {
      $0.properties.map(\.name) + $0.knownDefects.map(\.property)
    }
    return names.map { DocumentStatement.Check(spec: spec.identifier, property: $0) }
  }
}
