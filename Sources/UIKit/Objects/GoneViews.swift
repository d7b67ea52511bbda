// SPDX-License-Identifier: MIT

/// The objects that views of SwiftUI's have owned that are gone, as long as the objects are there.
@MainActor
package struct GoneViews {
  private var references: [LooseReference] = []

  package nonisolated init() {}

  /// The objects, each once.
  package var objects: [AnyObject] { references.compactMap(\.object) }

  /// A view goes that owns an object.
  package mutating func note(_ object: AnyObject) {
    references.removeAll { $0.object == nil || $0.object === object }
    references.append(LooseReference(object))
  }
}
