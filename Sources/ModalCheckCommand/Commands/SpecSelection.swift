// SPDX-License-Identifier: MIT

import ModalHarness

/// Finds specs by the names given on the command line.
struct SpecSelection {
  let specs: [any Spec]

  /// The named specs, or all if none is named; each once, in the order of the catalogue.
  func specs(named names: [String]) throws(CommandFailure) -> [any Spec] {
    for name in names { _ = try spec(named: name) }
    return names.isEmpty ? specs : specs.filter { names.contains($0.identifier) }
  }

  /// The spec of a name.
  func spec(named name: String) throws(CommandFailure) -> any Spec {
    if let spec = specs.first(where: { $0.identifier == name }) { return spec }
    let known = specs.map(\.identifier)
    throw CommandFailure(
      .usage,
      "Unknown spec '\(name)'.\(Suggestion.text(for: name, among: known)) "
        + "Specs: \(known.map { "'\($0)'" }.joined(separator: ", ")).")
  }
}
