// SPDX-License-Identifier: MIT

/// Finds out how the values of types are read, and remembers it.
struct SnapshotPlanBuilder {
  private let excludedProperties: Set<String>
  private let excludedTypes: Set<String>
  private var values: [ObjectIdentifier: SnapshotPlan] = [:]
  private var classes: [ObjectIdentifier: SnapshotPlan] = [:]

  init(properties: Set<String>, types: Set<String>) {
    excludedProperties = properties
    // Texts with attributes carry a number that is drawn by lot.
    excludedTypes = types.union(["_RopeVersion"])
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
    if !isExcluded(type) { plan.form = instance(of: type) }
    return plan
  }

  private func isExcluded(_ type: Any.Type) -> Bool { excludedTypes.contains("\(type)") }

  private func isExcluded(_ property: String, of type: String) -> Bool {
    excludedProperties.contains(property) || excludedProperties.contains("\(type).\(property)")
  }

  // MARK: - Values

  private mutating func form(of type: Any.Type) -> SnapshotPlan.Form {
    if let scalar = Self.scalar(type) { return scalar }
    if AddressShape.includes(type) { return .opaque }
    if type is any UnorderedShape.Type { return .unordered }
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
    let name = "\(type)"
    return StoredField.all(of: type).compactMap { field in
      guard field.isStrong, !isExcluded(field.name, of: name) else { return nil }
      return SnapshotPlan.Field(
        name: field.name, offset: field.offset, plan: plan(for: field.type))
    }
  }

  // MARK: - Objects

  private mutating func instance(of type: AnyClass) -> SnapshotPlan.Form {
    var fields: [SnapshotPlan.Field] = []
    var weakFields: [SnapshotPlan.WeakField] = []
    let all = StoredField.all(of: type)
    let speaker = (type as? any SnapshotConvertible.Type)?.snapshotModule
    for level in Self.levels(of: type) where Self.module(of: level.type) != speaker {
      let name = "\(level.type)"
      for place in level.places where !isExcluded(all[place].name, of: name) {
        let field = all[place]
        if field.isStrong {
          fields.append(
            .init(name: field.name, offset: field.offset, plan: plan(for: field.type)))
        } else if field.type is any OptionalShape.Type {
          // What is unowned is never read: its object may be gone.
          weakFields.append(
            .init(
              name: field.name, declaringClass: level.type,
              index: place - level.places.lowerBound))
        }
      }
    }
    return .instance(fields, weakFields, speaks: speaker != nil)
  }

  /// A class and its superclasses, the topmost first, each with the places of its own properties.
  private static func levels(of type: AnyClass) -> [(type: AnyClass, places: Range<Int>)] {
    var classes: [AnyClass] = [type]
    while let last = classes.last, let superclass = _getSuperclass(last) {
      classes.append(superclass)
    }
    var start = 0
    return classes.reversed().map { level in
      let end = StoredField.all(of: level).count
      defer { start = end }
      return (level, start..<max(start, end))
    }
  }

  private static func module(of type: AnyClass) -> String {
    String(_typeName(type, qualified: true).prefix { $0 != "." })
  }
}
