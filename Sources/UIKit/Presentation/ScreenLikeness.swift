// SPDX-License-Identifier: MIT

import Foundation

/// What two controllers have in common that are the same screen to the user: their class and title, the
/// first controller in them, and what they were made with.
///
/// The last are constants that can be compared: the item of a detail screen tells it from that of
/// another item. Objects are not among them, nor is what differs each time that it is made. Of what is
/// to be presented, they are also the variables of the app's classes, which code sets before it presents.
package struct ScreenLikeness {
  private let type: String
  /// The class, and what the screen is called, if it is known.
  private let name: String
  private let constants: [String: [AnyHashable]]
  private let settings: [String: [AnyHashable]]
  private let first: [ScreenLikeness]

  /// Reads what a controller is like; `isRequested` says that it is just about to be presented.
  @MainActor
  package init(of controller: UIViewController, isRequested: Bool = false) {
    (type, name) = (PropertyNames.typeName(of: controller), controller.headlessName)
    constants = Self.values(in: controller) { !$0.field.isVariable }
    settings = isRequested ? Self.settings(of: controller) : [:]
    first = controller.children.prefix(1).map {
      ScreenLikeness(of: $0, isRequested: isRequested)
    }
  }

  /// Whether a controller on screen is the same to the user as one that was refused, which may not
  /// have loaded the title that it would have had.
  @MainActor
  package func isShown(by shown: UIViewController) -> Bool {
    guard type == PropertyNames.typeName(of: shown), name == type || name == shown.headlessName,
      zip(first, shown.children).allSatisfy({ $0.isShown(by: $1) })
    else { return false }
    return constants == Self.values(in: shown) { !$0.field.isVariable }
  }

  /// Whether it was set up as another one that was to be presented.
  package func isSetUp(as other: ScreenLikeness) -> Bool {
    settings == other.settings && zip(first, other.first).allSatisfy { $0.isSetUp(as: $1) }
  }

  /// What tells it from others, in words.
  package var mark: String {
    let values = [constants, settings].flatMap { values in
      values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    }
    return ([name] + values + first.map(\.mark)).joined(separator: ", ")
  }

  /// The name of the controller, and of what is in it.
  package var description: String {
    first.reduce(name) { "\($0) [\($1.description)]" }
  }

  @MainActor
  private static func settings(of controller: UIViewController) -> [String: [AnyHashable]] {
    if let alert = controller as? UIAlertController {
      let actions = alert.actions.map { AnyHashable($0.title ?? "") }
      return ["message": [AnyHashable(alert.message ?? "")], "actions": actions]
    }
    return values(in: controller) { $0.field.isVariable && $0.isOfApp }
  }

  @MainActor
  private static func values(
    in controller: UIViewController, where isMeant: (Property) -> Bool
  ) -> [String: [AnyHashable]] {
    var found: [String: [AnyHashable]] = [:]
    let address = UnsafeRawPointer(Unmanaged.passUnretained(controller).toOpaque())
    for property in declared(by: controller) where isMeant(property) {
      let field = property.field
      let value =
        field.isStrong
        ? field.value(at: address)
        : StoredField.value(of: controller, declaredBy: property.type, at: property.place)
      appendLeaves(of: value, to: &found[field.name, default: []])
    }
    return found
  }

  /// A stored property, and the class that declares it, at a place among what it declares.
  private struct Property {
    let field: StoredField
    let type: Any.Type
    let place: Int
    let isOfApp: Bool
  }

  /// The properties that classes declare, found out once for each.
  @MainActor private static var declared: [ObjectIdentifier: [Property]] = [:]

  /// The stored properties that the class of a controller declares, and those above it.
  @MainActor
  private static func declared(by controller: UIViewController) -> [Property] {
    let key = ObjectIdentifier(Swift.type(of: controller))
    if let known = declared[key] { return known }
    var found: [Property] = []
    for level in sequence(first: Mirror(reflecting: controller), next: \.superclassMirror) {
      let fields = StoredField.all(of: level.subjectType).suffix(level.children.count)
      let isOfApp = (level.subjectType as? AnyClass).map(PropertyNames.belongsToApp) ?? false
      for (place, field) in fields.enumerated() where !field.isVariable || isOfApp {
        found.append(
          Property(field: field, type: level.subjectType, place: place, isOfApp: isOfApp))
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
