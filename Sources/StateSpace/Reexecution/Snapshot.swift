// SPDX-License-Identifier: MIT

/// The stored properties of objects and of all that they refer to, read by reflection.
///
/// Objects are told apart by the order in which they are first met, never by their addresses, so
/// that two executions of the same actions give the same snapshot. Sets and dictionaries count
/// without an order. Closures, and values that reflect nothing, count by their type.
public struct Snapshot {
  /// What is left out: properties that do not belong to the state of an app.
  public struct Exclusions: Sendable {
    /// Names of properties, `Type.property` or `property`.
    public var properties: Set<String>
    /// Names of types whose values count by their type alone.
    public var types: Set<String>

    /// Leaves out what is named.
    public init(properties: Set<String> = [], types: Set<String> = []) {
      self.properties = properties
      self.types = types
    }
  }

  /// The fingerprint of all that was read.
  public private(set) var fingerprint = Fingerprint()
  /// Each leaf with its path, such as `controller.items[2]`; empty unless they are asked for.
  public private(set) var leaves: [(path: String, value: String)] = []

  private let exclusions: Exclusions
  private let keepsLeaves: Bool
  private var numbers: [ObjectIdentifier: UInt64] = [:]
  /// The objects that were met, kept so that no address is used twice.
  private var met: [AnyObject] = []

  /// Prepares a snapshot of nothing.
  ///
  /// - Parameters:
  ///   - exclusions: What is left out.
  ///   - keepsLeaves: Whether to keep each leaf with its path, to compare snapshots by.
  public init(excluding exclusions: Exclusions = Exclusions(), keepsLeaves: Bool = false) {
    self.exclusions = exclusions
    self.keepsLeaves = keepsLeaves
  }

  /// Adds a value and all that it refers to, under a name.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values that can be reached.
  public mutating func add(_ value: Any, named name: String) { visit(value, path: name) }

  // MARK: - Walking

  private mutating func visit(_ value: Any, path: String) {
    if let leaf = Self.leaf(value) { return record(leaf, path: path) }
    let mirror = Mirror(reflecting: value)
    let type = "\(mirror.subjectType)"
    if exclusions.types.contains(type) { return record(type, path: path) }
    switch mirror.displayStyle {
    case .class: visitObject(value as AnyObject, mirror, type, path: path)
    case .optional:
      if let child = mirror.children.first {
        visit(child.value, path: path)
      } else {
        record("nil", path: path)
      }
    case .set, .dictionary: visitUnordered(mirror, type, path: path)
    case .enum where mirror.children.isEmpty: record("\(value)", path: path)
    default:
      mirror.children.isEmpty ? record(type, path: path) : visitChildren(mirror, type, path: path)
    }
  }

  private mutating func visitObject(
    _ object: AnyObject, _ mirror: Mirror, _ type: String, path: String
  ) {
    let identifier = ObjectIdentifier(object)
    if let number = numbers[identifier] { return record("object \(number)", path: path) }
    numbers[identifier] = UInt64(numbers.count)
    met.append(object)
    record(type, path: path)
    var superclass: Mirror? = mirror
    while let level = superclass {
      visitChildren(level, "\(level.subjectType)", path: path)
      superclass = level.superclassMirror
    }
  }

  private mutating func visitChildren(_ mirror: Mirror, _ type: String, path: String) {
    for (index, child) in mirror.children.enumerated() {
      guard let label = child.label else {
        visit(child.value, path: "\(path)[\(index)]")
        continue
      }
      if exclusions.properties.contains(label) { continue }
      if exclusions.properties.contains("\(type).\(label)") { continue }
      visit(child.value, path: "\(path).\(label)")
    }
    record("end of \(mirror.children.count)", path: path, isLeaf: false)
  }

  /// Adds the members in the order of their fingerprints, each read as if it were alone.
  private mutating func visitUnordered(_ mirror: Mirror, _ type: String, path: String) {
    let members = mirror.children.map { child in
      var part = Snapshot(excluding: exclusions, keepsLeaves: keepsLeaves)
      part.numbers = numbers
      part.visit(child.value, path: "\(path){}")
      return part
    }.sorted { Fingerprint.precedes($0.fingerprint, $1.fingerprint) }
    record("\(type) of \(members.count)", path: path)
    for member in members {
      fingerprint.combine(member.fingerprint)
      leaves += member.leaves
      met += member.met
    }
  }

  // MARK: - Leaves

  /// The values that count by themselves, in words that are the same everywhere.
  private static func leaf(_ value: Any) -> String? {
    switch value {
    case let text as String: text
    case let number as any BinaryInteger: "\(number)"
    case let number as any BinaryFloatingPoint: "\(number)"
    case let flag as Bool: flag ? "true" : "false"
    default: nil
    }
  }

  private mutating func record(_ text: String, path: String, isLeaf: Bool = true) {
    fingerprint.combine(text)
    if keepsLeaves, isLeaf { leaves.append((path, text)) }
  }
}

extension Snapshot {
  /// The first place at which two snapshots differ, and both values there.
  ///
  /// - Precondition: Both keep their leaves.
  public static func firstDifference(_ left: Snapshot, _ right: Snapshot) -> String? {
    for (first, second) in zip(left.leaves, right.leaves) where first != second {
      return first.path == second.path
        ? "\(first.path): \(first.value), then \(second.value)"
        : "\(first.path) is there in one run, \(second.path) in the other"
    }
    let longer = left.leaves.count > right.leaves.count ? left : right
    let shared = min(left.leaves.count, right.leaves.count)
    return longer.leaves.dropFirst(shared).first.map { "\($0.path) is there in one run only" }
  }
}
