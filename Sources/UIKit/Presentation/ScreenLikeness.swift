// SPDX-License-Identifier: MIT

import Foundation

/// What two controllers have in common that are the same screen to the user: their class and title, the
/// first controller in them, and what they were made with.
///
/// The last are constants that can be compared: the item of a detail screen tells it from that of
/// another item. Objects are not among them, nor is what differs each time that it is made.
package struct ScreenLikeness {
  private let type: String
  /// The class, and what the screen is called, if it is known.
  private let name: String
  private let constants: [String: [AnyHashable]]
  private let first: [ScreenLikeness]

  @MainActor
  package init(of controller: UIViewController) {
    (type, name) = (PropertyNames.typeName(of: controller), controller.headlessName)
    constants = Self.constants(of: controller)
    first = controller.children.prefix(1).map { ScreenLikeness(of: $0) }
  }

  /// Whether a controller on screen is the same to the user as one that was refused, which may not
  /// have loaded the title that it would have had.
  @MainActor
  package func isShown(by shown: UIViewController) -> Bool {
    guard type == PropertyNames.typeName(of: shown), name == type || name == shown.headlessName,
      zip(first, shown.children).allSatisfy({ $0.isShown(by: $1) })
    else { return false }
    return constants == Self.constants(of: shown)
  }

  /// The name of the controller, and of what is in it.
  package var description: String {
    first.reduce(name) { "\($0) [\($1.description)]" }
  }

  private static func constants(of controller: UIViewController) -> [String: [AnyHashable]] {
    var found: [String: [AnyHashable]] = [:]
    for level in sequence(first: Mirror(reflecting: controller), next: \.superclassMirror) {
      let fields = StoredField.all(of: level.subjectType).suffix(level.children.count)
      for (field, child) in zip(fields, level.children) where !field.isVariable {
        appendLeaves(of: child.value, to: &found[field.name, default: []])
      }
    }
    return found
  }

  private static func appendLeaves(of value: Any, to leaves: inout [AnyHashable]) {
    if Swift.type(of: value) is AnyClass || value is UUID || value is Date { return }
    let mirror = Mirror(reflecting: value)
    let isUnordered = mirror.displayStyle == .set || mirror.displayStyle == .dictionary
    if mirror.children.isEmpty || isUnordered {
      if let leaf = value as? AnyHashable { leaves.append(leaf) }
      return
    }
    for child in mirror.children {
      if let label = child.label { leaves.append(label) }
      appendLeaves(of: child.value, to: &leaves)
    }
  }
}
