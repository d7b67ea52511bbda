// SPDX-License-Identifier: MIT

import UIKit

@MainActor
extension Snapshot.Exclusions {
  /// The names of which nothing was met, in sentences, each with what its type has in its place.
  var unmet: [String] {
    let names = properties.union(types).union(abstractions.keys).subtracting(plans.metNames)
    return names.sorted().map { name in
      "`excluding:` names '\(name)', and nothing of that name was met, so it leaves nothing out."
        + Self.advice(on: name, among: plans.types)
    }
  }

  /// The stored properties of the type that a name begins with.
  private static func advice(on name: String, among types: [Any.Type]) -> String {
    let owner = name.split(separator: ".").dropLast().joined(separator: ".")
    guard !owner.isEmpty, let type = types.first(where: { "\($0)" == owner }) else { return "" }
    let fields = StoredField.all(of: type).map { "'\(owner).\($0.name)'" }
    return fields.isEmpty ? "" : " There is \(fields.joined(separator: ", "))."
  }
}
