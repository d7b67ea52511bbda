// SPDX-License-Identifier: MIT

import Foundation
import StateSpace

extension Snapshot {
  // MARK: - Values

  /// Reads a value of whatever type it turns out to have.
  mutating func visit(_ value: Any) {
    func read<Value>(_ value: Value) {
      let plan = plans.plan(for: Value.self)
      withUnsafePointer(to: value) { self.read(plan, UnsafeRawPointer($0)) }
    }
    read(value)
  }

  /// Reads a value at an address.
  mutating func read(_ plan: SnapshotPlan, _ address: UnsafeRawPointer) {
    switch plan.form {
    case .byte: leaf(UInt64(address.load(as: UInt8.self))) { Self.text(plan, address) }
    case .integer(let width, _):
      leaf(Self.integer(width, address)) { Self.text(plan, address) }
    case .double: add(number: address.load(as: Double.self))
    case .float: add(Double(address.load(as: Float.self)))
    case .text: add(address.assumingMemoryBound(to: String.self).pointee)
    case .uuid: add(address.assumingMemoryBound(to: UUID.self).pointee)
    case .date: add(address.assumingMemoryBound(to: Date.self).pointee)
    case .fields(let fields): read(parts: fields, address)
    case .object:
      Unmanaged<AnyObject>.fromOpaque(address.load(as: UnsafeRawPointer.self))
        ._withUnsafeGuaranteedRef { refer(to: $0) }
    case .variable(let contents): refer(to: address.load(as: AnyObject.self), contents)
    case .number(let isFraction): addNumber(at: address, isFraction: isFraction)
    case .bytes(let count):
      for place in 0..<count {
        let byte = (address + place).load(as: UInt8.self)
        leaf(UInt64(byte)) { "\(byte)" }
      }
    case .optional(let shape, let wrapped): read(shape, wrapped, address)
    case .array(let shape, let element): read(shape, element, address)
    case .task(let shape): shape.add(address, to: &self)
    case .hashable: visit(address.assumingMemoryBound(to: AnyHashable.self).pointee.base)
    case .opaque: addType(plan)
    case .closure: readClosure(plan, address)
    case .captured: refer(weaklyTo: SwiftRuntime.weakObject(at: address))
    case .instance, .context, .storage, .constant: break
    case .unordered(let shape): put(off: shape.members(at: address, named: keepsLeaves))
    case .enumeration, .existential, .mirrored, .reflected, .abstracted: readCopy(plan, address)
    }
  }

  mutating func read(parts fields: SnapshotPlan.Fields, _ address: UnsafeRawPointer) {
    guard let field = fields.baseAddress else { return }
    for place in 0..<fields.count {
      if keepsLeaves { trail.append(".\(field[place].name)") }
      read(field + place, of: address)
      if keepsLeaves { trail.removeLast() }
    }
  }

  /// Reads a property of the value or object at an address.
  ///
  /// The property is handed over by its address: copying it takes longer than most of what is read.
  mutating func read(_ field: UnsafePointer<SnapshotPlan.Field>, of owner: UnsafeRawPointer) {
    switch field.pointee.place {
    case .offset(let offset): read(field.pointee.plan, owner + offset)
    case .child(let type, let index):
      read(field.pointee.plan, child: Self.child(index, of: type, owner))
    case .weak(let type, let index, let offset):
      if let offset { return refer(weaklyTo: SwiftRuntime.weakObject(at: owner + offset)) }
      let child = Self.child(index, of: type, owner)
      refer(weaklyTo: (child as? any OptionalShape)?.object)
    }
  }

  /// Whether there is no reference at an address, to an object or to code.
  private static func isZero(_ address: UnsafeRawPointer) -> Bool {
    address.load(as: UInt.self) == 0
  }

  private mutating func read(
    _ shape: any OptionalShape.Type, _ wrapped: SnapshotPlan, _ address: UnsafeRawPointer
  ) {
    if isNil(shape, wrapped, address) { return leaf(Self.nilMark) { "nil" } }
    fingerprint.combine(1)
    if plans.reading == .atAddresses { return read(wrapped, address) }
    if let value = shape.value(at: address) { read(wrapped, child: value) }
  }

  private func isNil(
    _ shape: any OptionalShape.Type, _ wrapped: SnapshotPlan, _ address: UnsafeRawPointer
  ) -> Bool {
    switch wrapped.form {
    case .object, .closure: Self.isZero(address)
    default:
      plans.reading == .atAddresses
        ? SwiftRuntime.isNil(shape, at: address) : shape.isNil(at: address)
    }
  }

  private mutating func read(
    _ shape: any ArrayShape.Type, _ element: SnapshotPlan, _ address: UnsafeRawPointer
  ) {
    shape.withElements(at: address) { base, count, stride in
      fingerprint.combine(UInt64(count))
      guard let base else { return }
      for index in 0..<count {
        if keepsLeaves { trail.append("[\(index)]") }
        read(element, base + index * stride)
        if keepsLeaves { trail.removeLast() }
      }
    }
  }

  /// Reads a number of eight bytes: no integer that anybody counts to has the bits of a fraction.
  private mutating func addNumber(at address: UnsafeRawPointer, isFraction: Bool) {
    let bits = address.load(as: UInt64.self)
    let value = Double(bitPattern: bits)
    switch value.magnitude {
    case 1e-100..<1e100: add(number: value)
    case 0 where isFraction: add(value)
    default: leaf(bits) { "\(Int64(bitPattern: bits))" }
    }
  }

  // MARK: - Closures

  /// Reads which code it is and, unless only stored properties count, what it has captured.
  private mutating func readClosure(_ plan: SnapshotPlan, _ address: UnsafeRawPointer) {
    addType(plan)
    guard !leavesOutCaptures else { return }
    let closure = ClosureWords(at: address)
    fingerprint.combine(closure.mark)
    guard let context = closure.context else { return fingerprint.combine(Self.nilMark) }
    plans.note(context, runBy: closure.code)
    refer(to: Unmanaged<AnyObject>.fromOpaque(context).takeUnretainedValue())
  }

  // MARK: - Collections without an order

  private mutating func put(off members: [UnorderedMember]) {
    leaf(UInt64(members.count)) { "\(members.count) members" }
    if mode != .shallow, !members.isEmpty { queue.collections.append((members, trail, property)) }
  }

  /// Reads members in the order of what is in themselves, where that tells them apart; otherwise
  /// in the order of what they refer to.
  mutating func readMembers(_ members: [UnorderedMember]) {
    var ordered = members.map { (mark: mark($0.value, .shallow), member: $0) }
    ordered.sort { Fingerprint.precedes($0.mark, $1.mark) }
    let isUnclear = zip(ordered, ordered.dropFirst()).contains { $0.mark == $1.mark }
    if isUnclear, mode == .complete {
      ordered = members.map { (mark($0.value, .refining), $0) }
      ordered.sort { Fingerprint.precedes($0.mark, $1.mark) }
    }
    for (_, member) in ordered {
      if keepsLeaves { trail.append(member.name) }
      visit(member.value)
      if keepsLeaves { trail.removeLast() }
    }
  }

  /// What a member is by itself, among the objects that have numbers.
  private func mark(_ member: Any, _ mode: Mode) -> Fingerprint {
    var part = Snapshot(plans, keepsLeaves: false)
    part.mode = mode
    part.leavesOutFractions = leavesOutFractions
    part.isOfTrial = isOfTrial
    part.isExactInTime = isExactInTime
    part.leavesOutCaptures = leavesOutCaptures
    part.numbers = numbers
    part.met = met
    part.uuids = uuids
    part.dates = dates
    part.visit(member)
    if mode == .refining { part.drain() }
    return part.fingerprint
  }

  // MARK: - Leaves

  static var nilMark: UInt64 { 0x6E69_6C }

  mutating func leaf(_ word: UInt64, _ text: () -> String) {
    fingerprint.combine(word)
    if keepsLeaves { note(text()) }
  }

  /// Keeps a leaf.
  mutating func note(_ value: String) {
    leaves.append(Leaf(path: trail.joined(), property: property, value: value))
  }

  mutating func addType(_ plan: SnapshotPlan) {
    fingerprint.combine(plan.typeMark)
    if keepsLeaves { note("\(plan.type)") }
  }

  private static func text(_ plan: SnapshotPlan, _ address: UnsafeRawPointer) -> String {
    func text<Value>(_: Value.Type) -> String {
      "\(address.assumingMemoryBound(to: Value.self).pointee)"
    }
    return text(plan.type)
  }

  private static func integer(_ width: Int, _ address: UnsafeRawPointer) -> UInt64 {
    switch width {
    case 1: UInt64(address.load(as: UInt8.self))
    case 2: UInt64(address.load(as: UInt16.self))
    case 4: UInt64(address.load(as: UInt32.self))
    default: address.load(as: UInt64.self)
    }
  }
}
