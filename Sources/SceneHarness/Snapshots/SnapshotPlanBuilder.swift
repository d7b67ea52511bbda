// SPDX-License-Identifier: MIT

import Foundation

/// Finds out how the values of types are read, and remembers it.
struct SnapshotPlanBuilder {
  private let excludedProperties: Set<String>
  private let excludedTypes: Set<String>
  private let abstractions: [String: @Sendable (Any) -> String]
  private var values: [ObjectIdentifier: SnapshotPlan] = [:]
  private var classes: [ObjectIdentifier: SnapshotPlan] = [:]

  init(_ exclusions: Snapshot.Exclusions?) {
    excludedProperties = exclusions?.properties ?? []
    // Texts with attributes carry a number that is drawn by lot.
    excludedTypes = (exclusions?.types ?? []).union(["_RopeVersion"])
    abstractions = exclusions?.abstractions ?? [:]
  }

  /// The plan for a value of a type; for a class, that of a reference.
  mutating func plan(for type: Any.Type) -> SnapshotPlan {
    if let plan = values[ObjectIdentifier(type)] { return plan }
    let plan = SnapshotPlan(type)
    // Types that contain themselves, in arrays, find the plan here before it is complete.
    values[ObjectIdentifier(type)] = plan
    plan.form = isExcluded(type) ? .opaque : form(of: type)
    return plan
  }

  /// The plan for the stored properties of an object.
  mutating func plan(forObjectsOf type: AnyClass) -> SnapshotPlan {
    if let plan = classes[ObjectIdentifier(type)] { return plan }
    let plan = SnapshotPlan(type)
    classes[ObjectIdentifier(type)] = plan
    if !isExcluded(type) {
      plan.form = instance(of: type)
      plan.canChange =
        type is any SnapshotConvertible.Type
        || StoredField.all(of: type).contains(where: \.isVariable)
    }
    return plan
  }

  private func isExcluded(_ type: Any.Type) -> Bool {
    type is any SnapshotOpaque.Type || excludedTypes.contains("\(type)")
  }

  private func isExcluded(_ property: String, of type: String) -> Bool {
    excludedProperties.contains(property) || excludedProperties.contains("\(type).\(property)")
  }

  // MARK: - Values

  private mutating func form(of type: Any.Type) -> SnapshotPlan.Form {
    if let scalar = Self.scalar(type) { return scalar }
    if AddressShape.includes(type) { return .opaque }
    if let shape = type as? any UnorderedShape.Type { return .unordered(shape) }
    if let array = type as? any ArrayShape.Type { return .array(array, plan(for: array.element)) }
    if let optional = type as? any OptionalShape.Type {
      return .optional(optional, plan(for: optional.wrapped))
    }
    switch TypeKind(type) {
    case .object: return .object
    case .existential: return .existential
    case .enumeration: return Self.isOneByte(type) ? .byte : .enumeration
    case .structure where type is any CustomReflectable.Type && !Self.isPlain(type):
      return .mirrored(fields(of: type))
    case .structure, .tuple: return .fields(fields(of: type))
    case .optional, .opaque: return .opaque
    }
  }

  private static func scalar(_ type: Any.Type) -> SnapshotPlan.Form? {
    if type == Double.self { return .double }
    if type == Float.self { return .float }
    if type == Bool.self { return .byte }
    if type == String.self { return .text }
    guard let integer = type as? any FixedWidthInteger.Type, integer.bitWidth <= 64 else {
      return nil
    }
    return .integer(width: integer.bitWidth / 8, isSigned: integer.isSigned)
  }

  /// Whether the values are one byte each, so that equal values are equal bytes.
  private static func isOneByte(_ type: Any.Type) -> Bool {
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size) == 1 && isPlain(type)
  }

  /// Whether the values keep nothing else alive.
  private static func isPlain(_ type: Any.Type) -> Bool {
    func isPlain<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }
    return _openExistential(type, do: isPlain)
  }

  private mutating func fields(of type: Any.Type) -> [SnapshotPlan.Field] {
    let owner = "\(type)"
    return StoredField.all(of: type).flatMap { field in
      field.isStrong ? self.fields(field, of: owner) : []
    }
  }

  /// How a property is read, if it counts; the parts of a structure are read one by one.
  private mutating func fields(
    _ field: StoredField, of owner: String
  ) -> [SnapshotPlan.Field] {
    guard !isExcluded(field.name, of: owner) else { return [] }
    if let abstraction = abstractions["\(owner).\(field.name)"] ?? abstractions[field.name] {
      let plan = SnapshotPlan(field.type)
      plan.form = .abstracted(abstraction)
      return [.init(name: field.name, owner: owner, offset: field.offset, plan: plan)]
    }
    let plan = plan(for: field.type)
    guard case .fields(let parts) = plan.form else {
      return [.init(name: field.name, owner: owner, offset: field.offset, plan: plan)]
    }
    return parts.map { part in
      // The number in a CGFloat has no name that anybody knows.
      let name = part.name == "native" ? field.name : "\(field.name).\(part.name)"
      return .init(name: name, owner: owner, offset: field.offset + part.offset, plan: part.plan)
    }
  }

  // MARK: - Objects

  private mutating func instance(of type: AnyClass) -> SnapshotPlan.Form {
    var fields: [SnapshotPlan.Field] = []
    var weakFields: [SnapshotPlan.WeakField] = []
    let all = StoredField.all(of: type)
    let speaker = type as? any SnapshotConvertible.Type
    for level in Self.levels(of: type, below: speaker?.snapshotBase) {
      let owner = "\(level.type)"
      for place in level.places {
        let stored = all[place]
        if stored.isStrong {
          fields += self.fields(stored, of: owner)
        } else if stored.type is any OptionalShape.Type, !isExcluded(stored.name, of: owner) {
          // What is unowned is never read: its object may be gone.
          weakFields.append(
            .init(
              name: stored.name, owner: owner, declaringClass: level.type,
              index: place - level.places.lowerBound))
        }
      }
    }
    return .instance(fields, weakFields, state: speaker.map { Self.state(of: $0) })
  }

  private static func state<Speaker: SnapshotConvertible>(
    of type: Speaker.Type
  ) -> SnapshotPlan.State {
    { object, snapshot in unsafeDowncast(object, to: Speaker.self).addState(to: &snapshot) }
  }

  /// A class and those above it that do not speak for themselves, the topmost first, each with
  /// the places of its own properties.
  private static func levels(
    of type: AnyClass, below base: AnyClass?
  ) -> [(type: AnyClass, places: Range<Int>)] {
    var classes: [AnyClass] = [type]
    while let last = classes.last, let superclass = _getSuperclass(last) {
      classes.append(superclass)
    }
    var start = 0
    let levels = classes.reversed().map { level in
      let end = StoredField.all(of: level).count
      defer { start = end }
      return (type: level, places: start..<max(start, end))
    }
    guard let base, let place = levels.firstIndex(where: { $0.type == base }) else { return levels }
    return Array(levels[(place + 1)...])
  }
}
