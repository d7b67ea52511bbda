// SPDX-License-Identifier: MIT

import StateSpace
import UIKit

extension Snapshot {
  // MARK: - Values that are looked into by the standard library's means

  mutating func readCopy(_ plan: SnapshotPlan, _ address: UnsafeRawPointer) {
    func read<Value>(_: Value.Type) {
      let value = address.assumingMemoryBound(to: Value.self).pointee
      switch plan.form {
      case .enumeration: readCase(value, plan)
      case .existential: readDynamic(value)
      case .abstracted: plan.abstraction.map { add($0(value)) }
      case .mirrored(let fields): readChildren(value, or: fields, address)
      case .reflected: readReflected(value, plan, address)
      default: break
      }
    }
    read(plan.type)
  }

  private mutating func readCase<Value>(_ value: Value, _ plan: SnapshotPlan) {
    guard let name = StoredField.caseName(of: value) else { return addType(plan) }
    add(name)
    let payload =
      value is any CustomReflectable
      ? Mirror(reflecting: value).children.first?.value : StoredField.payload(of: value)
    guard let payload else { return }
    if keepsLeaves { trail.append(".\(name)") }
    visit(payload)
    if keepsLeaves { trail.removeLast() }
  }

  private mutating func readDynamic<Value>(_ value: Value) {
    func read<Dynamic>(_: Dynamic.Type) {
      guard let value = value as? Dynamic else { return }
      let plan = plans.plan(for: Dynamic.self)
      fingerprint.combine(plan.typeMark)
      withUnsafePointer(to: value) { self.read(plan, UnsafeRawPointer($0)) }
    }
    // Without the cast, a generic type that is a protocol would be all there is to see.
    let dynamic: any Any.Type = type(of: value as Any)
    read(dynamic)
  }

  private mutating func readChildren(
    _ value: Any, or fields: SnapshotPlan.Fields, _ address: UnsafeRawPointer
  ) {
    if let text = value as? any StringProtocol { return add(String(text)) }
    let children = Mirror(reflecting: value).children
    guard !children.isEmpty else { return read(parts: fields, address) }
    fingerprint.combine(UInt64(children.count))
    for (index, child) in children.enumerated() {
      if keepsLeaves { trail.append(child.label.map { ".\($0)" } ?? "[\(index)]") }
      visit(child.value)
      if keepsLeaves { trail.removeLast() }
    }
  }

  // MARK: - Values of which no layout is known

  /// Reads what a value turns out to consist of.
  private mutating func readReflected<Value>(
    _ value: Value, _ plan: SnapshotPlan, _ address: UnsafeRawPointer
  ) {
    if type(of: value as Any) != Value.self { return readDynamic(value) }
    let mirror = Mirror(reflecting: value)
    if StoredField.caseName(of: value) != nil {
      guard SnapshotPlanBuilder.isOneByte(Value.self) else { return readCase(value, plan) }
      leaf(UInt64(address.load(as: UInt8.self))) { "\(value)" }
    } else if value is any CustomReflectable, !SwiftRuntime.isPlain(Value.self) {
      readChildren(value, or: plans.parts(of: Value.self), address)
    } else if value is any CustomReflectable || [.struct, .tuple].contains(mirror.displayStyle) {
      read(parts: plans.parts(of: Value.self), address)
    } else {
      addType(plan)
    }
  }

  /// Reads a value that is known to be of the plan's type, or something behind it.
  mutating func read(_ plan: SnapshotPlan, child: Any) {
    switch plan.form {
    case .opaque: addType(plan)
    case .abstracted: plan.abstraction.map { add($0(child)) }
    case .object: refer(to: child as AnyObject)
    default:
      func read<Value>(_ value: Value) {
        guard Value.self == plan.type else { return readDynamic(value) }
        withUnsafePointer(to: value) { self.read(plan, UnsafeRawPointer($0)) }
      }
      read(child)
    }
  }

  /// A property of the value or object at an address, read as `Mirror` reads it.
  static func child(_ index: Int, of type: Any.Type, _ address: UnsafeRawPointer) -> Any {
    func child<Owner>(_: Owner.Type) -> Any {
      let owner = address.assumingMemoryBound(to: Owner.self).pointee
      return StoredField.value(of: owner, declaredBy: type, at: index)
    }
    guard type is AnyClass else { return child(type) }
    let object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
    return StoredField.value(of: object, declaredBy: type, at: index)
  }
}
