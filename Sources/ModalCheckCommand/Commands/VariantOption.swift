// SPDX-License-Identifier: MIT

import ModalHarness

extension Command.Input {
  /// The spec that the argument `spec` names.
  ///
  /// - Precondition: The argument's choices are those of the specs.
  func spec(among specs: [any Spec]) -> any Spec {
    let name = value("spec")
    guard let spec = specs.first(where: { $0.identifier == name }) else {
      preconditionFailure("There is no spec '\(name)'.")
    }
    return spec
  }
}

/// The option `--variant`, which names one version of the app of a spec.
enum VariantOption {
  static func option(_ help: String) -> Command.Option {
    Command.Option(name: "variant", help: help)
  }

  /// Finds the variant of a name; without a name, the only one.
  static func one<S: Spec>(
    of spec: S, named name: String?
  ) throws(CommandFailure) -> Variant<S.App> {
    let variants = try some(of: spec, named: name)
    if variants.count == 1 { return variants[0] }
    throw CommandFailure(
      .usage,
      """
      The spec '\(spec.identifier)' has \(variants.count) variants. Please provide one of \
      \(Suggestion.list(variants.map(\.name))) with '--variant'.
      """)
  }

  /// Finds the variant of a name; without a name, all of them.
  static func some<S: Spec>(
    of spec: S, named name: String?
  ) throws(CommandFailure) -> [Variant<S.App>] {
    let variants = spec.variants
    guard let name else { return variants }
    if let variant = variants.first(where: { $0.name == name }) { return [variant] }
    let names = variants.map(\.name)
    let suggestion = Suggestion.text(for: name, among: names)
    throw CommandFailure(
      .usage,
      "The spec '\(spec.identifier)' has no variant '\(name)'."
        + (suggestion.isEmpty ? " Please provide one of \(Suggestion.list(names))." : suggestion))
  }
}
