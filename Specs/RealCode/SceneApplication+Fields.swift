// SPDX-License-Identifier: MIT

import SceneHarness

extension SceneApplication {
  /// What the scene shows under a name.
  subscript(field: String) -> String? { observation.fields.first { $0.name == field }?.value }
}

extension Array where Element == SceneProperty {
  /// These properties, and those of every presentation that are not among them.
  var withPresentations: [SceneProperty] {
    let own = Set(map(\.name))
    return self + [SceneProperty].presentations.filter { !own.contains($0.name) }
  }
}
