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

  /// What tells it from others, in words.
  package var mark: String {
    let constants = constants.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return ([name] + constants + first.map(\.mark)).joined(separator: ", ")
  }

  /// The name of the controller, and of what is in it.
  package var description: String {
    first.reduce(name) { "\($0) [\($1.description)]" }
  }

  @MainActor
  private static func constants(of controller: UIViewController) -> [String: [AnyHashable]] {
    var found: [String: [AnyHashable]] = [:]
    let address = UnsafeRawPointer(Unmanaged.passUnretained(controller).toOpaque())
    for constant in declared(by: controller) {
      let field = constant.field
      let value =
        field.isStrong
        ? field.value(at: address)
        : StoredField.value(of: controller, declaredBy: constant.type, at: constant.place)
      appendLeaves(of: value, to: &found[field.name, default: []])
    }
    return found
  }

  /// A constant, and the class that declares it, at a place among what it declares.
  private struct Constant {
    let field: StoredField
    let type: Any.Type
    let place: Int
  }

  /// The constants of classes, found out once for each.
  @MainActor private static var declared: [ObjectIdentifier: [Constant]] = [:]

  /// The constants that the class of a controller declares, and those above it.
  @MainActor
  private static func declared(by controller: UIViewController) -> [Constant] {
    let key = ObjectIdentifier(Swift.type(of: controller))
    if let known = declared[key] { return known }
    var found: [Constant] = []
    for level in sequence(first: Mirror(reflecting: controller), next: \.superclassMirror) {
      let fields = StoredField.all(of: level.subjectType).suffix(level.children.count)
      for (place, field) in fields.enumerated() where !field.isVariable {
        found.append(Constant(field: field, type: level.subjectType, place: place))
      }
    }
    declared[key] = found
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
