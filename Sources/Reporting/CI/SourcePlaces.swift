// SPDX-License-Identifier: MIT

package import ModalHarness

/// Where the variants of specs are declared, for what CI systems show beside the sources.
package struct SourcePlaces: Sendable {
  private struct Key: Hashable {
    let spec: String
    let variant: String
  }

  private var places: [Key: SourcePlace] = [:]

  package init() {}

  /// Notes the variants of a spec; paths are made what they are in the repository.
  package mutating func add(_ spec: some Spec, path: (String) -> String) {
    for variant in spec.variants {
      places[Key(spec: spec.identifier, variant: variant.name)] =
        SourcePlace(path: path(variant.place.path), line: variant.place.line)
    }
  }

  /// Where a variant is declared.
  package subscript(spec: String, variant: String) -> SourcePlace? {
    places[Key(spec: spec, variant: variant)]
  }
}
