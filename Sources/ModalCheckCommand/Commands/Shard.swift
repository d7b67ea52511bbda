// SPDX-License-Identifier: MIT

import ModalHarness

/// A share of a run: every so many variants of all specs.
struct Shard: Codable, Hashable, Sendable {
  /// What is never divided: one variant of a spec.
  struct Unit: Hashable, Sendable {
    let spec: String
    let variant: String
  }

  static let option = Command.Option(
    name: "shard", value: "number/count",
    help: """
      Explore only a share of the variants, such as '2/4', and write it for 'modalcheck merge'; \
      the shares 1/4, 2/4, 3/4 and 4/4 make the whole.
      """)

  /// Counted from 1.
  let number: Int
  let count: Int

  /// Reads `2/4`.
  init(_ text: String) throws(CommandFailure) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1,
      number <= count
    else {
      throw CommandFailure(
        .usage,
        "The value '\(text)' is invalid for '\(Self.option.label)'. Please provide a share such as "
          + "'2/4'.")
    }
    self.number = number
    self.count = count
  }

  /// The variants of the share: dealt one after the other, so that those of a spec are spread.
  func share(of specs: [any Spec]) -> Set<Unit> {
    let units = specs.flatMap { Self.units(of: $0) }
    return Set(units.indices.filter { $0 % count == number - 1 }.map { units[$0] })
  }

  /// The variants of a spec in their order.
  static func units(of spec: some Spec) -> [Unit] {
    spec.variants.map { Unit(spec: spec.identifier, variant: $0.name) }
  }
}
