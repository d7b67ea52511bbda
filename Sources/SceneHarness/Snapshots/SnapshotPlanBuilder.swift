// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Finds out how the values of types are read, and remembers it.
struct SnapshotPlanBuilder {
  private let excludedProperties: Set<String>
  private let excludedTypes: Set<String>
  private let abstractions: [String: @Sendable (Any) -> String]
  private let reading: SwiftRuntime.Reading
  private var values: [ObjectIdentifier: SnapshotPlan] = [:]
  private var classes: [ObjectIdentifier: SnapshotPlan] = [:]
  private var contexts: [ContextKind: SnapshotPlan] = [:]
  /// Whether what generic closures keep belongs to a stand-in, by the metadata of their contexts.
  private var areOfStandIn: [UnsafeRawPointer: Bool?] = [:]
  private let ofStandIn = SnapshotPlan(ofContextWith: [], isWhole: true)
  private let ofUnknown = SnapshotPlan(ofContextWith: [], isWhole: false)
  private var parts: [ObjectIdentifier: SnapshotPlan.Fields] = [:]
  /// The properties that were met and cannot be read.
  private var unread: Set<String> = []
  /// The names in the exclusions of which something was met.
  private(set) var metNames: Set<String> = []

  init(_ exclusions: Snapshot.Exclusions?, _ reading: SwiftRuntime.Reading) {
    self.reading = reading
    // Texts with attributes carry numbers that are drawn by lot, and that count all such texts.
    excludedProperties = (exclusions?.properties ?? []).union(["Guts.version"])
    excludedTypes = (exclusions?.types ?? []).union(["_RopeVersion"])
    abstractions = exclusions?.abstractions ?? [:]
  }

  /// The types that plans were made for.
  var types: [Any.Type] { values.values.map(\.type) + classes.values.map(\.type) }

  /// The plan for a value of a type; for a class, that of a reference.
  mutating func plan(for type: Any.Type) -> SnapshotPlan {
    if let plan = values[ObjectIdentifier(type)] { return plan }
    let plan = SnapshotPlan(type)
    // Types that contain themselves, in arrays, find the plan here before it is complete.
    values[ObjectIdentifier(type)] = plan
    plan.form = isExcluded(type) ? .opaque : form(of: type)
    plan.abstraction = Self.abstraction(of: type)
    return plan
  }

  /// The plan for the stored properties of an object.
  mutating func plan(forObjectsOf type: AnyClass) -> SnapshotPlan {
    if let plan = classes[ObjectIdentifier(type)] { return plan }
    if let storage = CollectionStorage(type) {
      let plan = SnapshotPlan(type, isValue: true)
      classes[ObjectIdentifier(type)] = plan
      plan.form =
        switch storage {
        case .collection(let type): .storage(self.plan(for: type))
        case .empty: .storage(nil)
        case .constant: .constant
        }
      return plan
    }
    let plan = SnapshotPlan(type)
    classes[ObjectIdentifier(type)] = plan
    plan.uncalled = DeclaredMethods.hidden(in: type)
    if !isExcluded(type) {
      let known = unread
      let speaker = Self.speaker(of: type)
      plan.form = instance(of: type, below: speaker?.snapshotBase)
      plan.state = speaker.map { Self.state(of: $0) }
      plan.unread = OwnModules.isOfApp(type) ? unread.subtracting(known) : []
      plan.canChange =
        speaker != nil || StoredField.all(of: type).contains(where: \.isVariable)
    }
    return plan
  }

  /// Says which code belongs to a context, which tells whose it is where it is generic.
  ///
  /// What generic code of a stand-in keeps does not count: numbers, caches and the like, for each app
  /// in the same way.
  mutating func note(_ context: UnsafeRawPointer, runBy code: UnsafeRawPointer) {
    guard let metadata = SwiftRuntime.metadata(ofContext: context),
      CaptureDescription(metadata)?.isGeneric == true, areOfStandIn[metadata] == nil
    else { return }
    areOfStandIn[metadata] = .some(CodeNames.isOfStandIn(code))
  }

  /// The plan for what a closure keeps in a context with some metadata.
  mutating func plan(
    forContext context: UnsafeRawPointer, with metadata: UnsafeRawPointer
  ) -> SnapshotPlan {
    switch areOfStandIn[metadata] {
    case true??: return ofStandIn
    case nil?: return ofUnknown
    case false??, nil: break
    }
    let kind = ContextKind(of: context, with: metadata)
    if let plan = contexts[kind] { return plan }
    let plan = SnapshotPlan(ofContextWith: [], isWhole: true)
    contexts[kind] = plan
    let (values, areAll) = CapturedValue.all(in: kind)
    plan.form = .context(SnapshotPlan.kept(values.compactMap { field($0) }), isWhole: areAll)
    return plan
  }

  private mutating func field(_ captured: CapturedValue) -> SnapshotPlan.Field? {
    let (name, plan): (String, SnapshotPlan)
    switch captured.kind {
    case .value(let type): (name, plan) = ("\(type)", self.plan(for: type))
    case .valueOfTypeLike(let type): (name, plan) = ("\(type)", self.plan(forTypesLike: type))
    case .variable(let value):
      let contents = value.map { value in
        SnapshotPlan(ofContextWith: field(value).map { [$0] } ?? [], isWhole: true)
      }
      name = "a variable"
      plan = SnapshotPlan(ofReferenceReadAs: contents.map { .variable($0) } ?? .object)
    case .closure: (name, plan) = ("a closure", SnapshotPlan(ofReferenceReadAs: .closure))
    case .weak: (name, plan) = ("a weak reference", SnapshotPlan(ofReferenceReadAs: .captured))
    case .unowned: return nil
    }
    return .init(
      name: "captured \(name)", property: "captured \(name)", place: .offset(captured.offset),
      plan: plan)
  }

  /// The plan for values of a type, or of another one that is laid out alike: plain and of the same
  /// size, or one reference.
  private mutating func plan(forTypesLike type: Any.Type) -> SnapshotPlan {
    let exact = plan(for: type)
    let form: SnapshotPlan.Form? =
      switch exact.form {
      case .integer(width: 8, _): .number(isFraction: false)
      case .double, .date: .number(isFraction: true)
      case .optional where Self.isPlain(type), .enumeration where Self.isPlain(type):
        .bytes(Self.size(of: type))
      case .array, .unordered: .object
      case .fields(let parts) where parts.count == 1:
        switch plan(forTypesLike: parts[0].plan.type).form {
        case .object: .object
        default: nil
        }
      default: nil
      }
    guard let form else { return exact }
    let plan = SnapshotPlan(type)
    plan.form = form
    return plan
  }

  private mutating func isExcluded(_ type: Any.Type) -> Bool {
    if type is any SnapshotKind.Type, type is any SnapshotOpaque.Type { return true }
    let name = StoredField.name(of: type)
    guard excludedTypes.contains(name) else { return false }
    metNames.insert(name)
    return true
  }

  /// The stored properties of a structure or a tuple.
  mutating func parts(of type: Any.Type) -> SnapshotPlan.Fields {
    if let known = parts[ObjectIdentifier(type)] { return known }
    let found = SnapshotPlan.kept(
      StoredField.all(of: type).enumerated().flatMap { index, field in
        fields(field, at: index, of: type)
      })
    parts[ObjectIdentifier(type)] = found
    return found
  }

  // MARK: - Values

  private mutating func form(of type: Any.Type) -> SnapshotPlan.Form {
    if let scalar = Self.scalar(type) { return scalar }
    if type is AnyClass { return .object }
    if let kind = type as? any SnapshotKind.Type, let form = form(of: kind) { return form }
    if case .closure = TypeKind(type), SwiftRuntime.seesCaptures { return .closure }
    guard reading == .atAddresses else { return .reflected }
    switch TypeKind(type) {
    case .object: return .object
    case .existential: return .existential
    case .enumeration: return Self.isOneByte(type) ? .byte : .enumeration
    case .structure where type is any CustomReflectable.Type && !Self.isPlain(type):
      return .mirrored(parts(of: type))
    case .structure, .tuple: return .fields(parts(of: type))
    case .row:
      let (count, element) = TypeKind.parts(ofRow: type)
      let plan = plan(for: element)
      let stride = Self.stride(of: element)
      return .fields(
        SnapshotPlan.kept(
          (0..<count).map {
            .init(name: "\($0)", property: "\(type)", place: .offset($0 * stride), plan: plan)
          }))
    case .number: return .bytes(Self.size(of: type))
    case .optional, .closure, .opaque: return .opaque
    }
  }

  /// How the values of a type are read that says so itself.
  private mutating func form(of kind: any SnapshotKind.Type) -> SnapshotPlan.Form? {
    switch kind {
    case is any AddressShape.Type: .opaque
    case let shape as any UnorderedShape.Type: .unordered(shape)
    case let array as any ArrayShape.Type: .array(array, plan(for: array.element))
    case let optional as any OptionalShape.Type: .optional(optional, plan(for: optional.wrapped))
    case let task as any TaskShape.Type: .task(task)
    default: nil
    }
  }

  private static func scalar(_ type: Any.Type) -> SnapshotPlan.Form? {
    if type == Double.self || type == CGFloat.self { return .double }
    if type == Float.self { return .float }
    if type == Bool.self { return .byte }
    if type == String.self { return .text }
    if type == UUID.self { return .uuid }
    if type == Date.self { return .date }
    if type == AnyHashable.self { return .hashable }
    if let integer = integers[ObjectIdentifier(type)] {
      return .integer(width: integer.width, isSigned: integer.isSigned)
    }
    return abstraction(of: type) == nil ? nil : .abstracted
  }

  /// By what values count that are not looked into.
  private static func abstraction(of type: Any.Type) -> (@Sendable (Any) -> String)? {
    if type == Data.self { return { ($0 as? Data)?.canonicalText ?? "" } }
    guard StoredField.name(of: type).hasPrefix("SIMD"), type is any SIMD.Type else { return nil }
    return { "\($0)" }
  }

  private static let integers: [ObjectIdentifier: (width: Int, isSigned: Bool)] = {
    let types: [any FixedWidthInteger.Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
      UInt32.self, UInt64.self,
    ]
    return Dictionary(
      uniqueKeysWithValues: types.map {
        (ObjectIdentifier($0), ($0.bitWidth / 8, $0.isSigned))
      })
  }()

  /// Whether the values are one byte each, so that equal values are equal bytes.
  static func isOneByte(_ type: Any.Type) -> Bool { size(of: type) == 1 && isPlain(type) }

  private static func size(of type: Any.Type) -> Int {
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return size(type)
  }

  private static func stride(of type: Any.Type) -> Int {
    func stride<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.stride }
    return stride(type)
  }

  /// Whether the values keep nothing else alive.
  static func isPlain(_ type: Any.Type) -> Bool {
    func isPlain<Value>(_ type: Value.Type) -> Bool { SwiftRuntime.isPlain(type) }
    return isPlain(type)
  }

  // MARK: - Properties

  /// How a property is read, if it counts; the parts of a structure are read one by one.
  private mutating func fields(
    _ field: StoredField, at index: Int, of type: Any.Type
  ) -> [SnapshotPlan.Field] {
    let property = "\(StoredField.name(of: type)).\(field.name)"
    func read(_ place: SnapshotPlan.Place, _ plan: SnapshotPlan) -> [SnapshotPlan.Field] {
      [.init(name: field.name, property: property, place: place, plan: plan)]
    }
    let excluded = excludedProperties.intersection([field.name, property])
    guard excluded.isEmpty else {
      metNames.formUnion(excluded)
      return []
    }
    guard field.isStrong else {
      // What is unowned is never read: its object may be gone.
      let isWeak = field.type is any OptionalShape.Type
      let offset = reading == .atAddresses ? field.offset : nil
      return isWeak
        ? read(.weak(of: type, index: index, offset: offset), plan(for: field.type)) : []
    }
    let place =
      reading == .atAddresses
      ? .offset(field.offset)
      : .child(of: type, index: index)
        as SnapshotPlan.Place
    if let name = [property, field.name].first(where: { abstractions[$0] != nil }),
      let abstraction = abstractions[name]
    {
      metNames.insert(name)
      let plan = SnapshotPlan(field.type)
      (plan.form, plan.abstraction) = (.abstracted, abstraction)
      return read(place, plan)
    }
    if HiddenField.includes(field, at: index, of: type) {
      unread.insert(property)
      return []
    }
    let plan = plan(for: field.type)
    guard case .fields(let parts) = plan.form else { return read(place, plan) }
    var flat: [SnapshotPlan.Field] = []
    for part in parts {
      guard case .offset(let offset) = part.place else { return read(place, plan) }
      flat.append(
        .init(
          name: "\(field.name).\(part.name)", property: property,
          place: .offset(field.offset + offset), plan: part.plan))
    }
    return flat
  }

  // MARK: - Objects

  private mutating func instance(
    of type: AnyClass, below base: AnyClass?
  ) -> SnapshotPlan.Form {
    var fields: [SnapshotPlan.Field] = []
    let all = StoredField.all(of: type)
    for level in Self.levels(of: type, below: base) {
      for place in level.places {
        fields += self.fields(all[place], at: place - level.places.lowerBound, of: level.type)
      }
    }
    return .instance(SnapshotPlan.kept(fields))
  }

  /// A class whose objects say themselves what belongs to their state, if it is one.
  private static func speaker(of type: AnyClass) -> (any SnapshotConvertible.Type)? {
    type is any SnapshotKind.Type ? type as? any SnapshotConvertible.Type : nil
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
    while let last = classes.last, let superclass = SwiftRuntime.superclass(of: last) {
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
