// SPDX-License-Identifier: MIT

package import ModalHarness

/// Where the properties of specs are stated, for what CI systems show beside the sources.
package struct SourcePlaces: Sendable {
  private struct Key: Hashable {
    let spec: String
    let variant: String
    var property: String?
  }

  private var places: [Key: SourcePlace] = [:]

  package init() {}

  /// Notes the properties of a spec; paths are made what they are in the repository.
  package mutating func add(_ spec: some Spec, path: (String) -> String) {
    func add(_ place: SourcePlace, _ variant: String, _ property: String? = nil) {
      places[Key(spec: spec.identifier, variant: variant, property: property)] =
        SourcePlace(path: path(place.path), line: place.line)
    }
    for variant in spec.variants {
      add(variant.place, variant.name)
      for property in variant.properties {
        if let place = property.place { add(place, variant.name, property.name) }
      }
    }
  }

  /// Where a property is stated; where its variant is declared, if the property is built in.
  package subscript(spec: String, variant: String, property: String) -> SourcePlace? {
    places[Key(spec: spec, variant: variant, property: property)]
      ?? places[Key(spec: spec, variant: variant)]
  }
}
