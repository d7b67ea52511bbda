// SPDX-License-Identifier: MIT

import StateSpace

extension Snapshot {
  // MARK: - Values

  /// Reads a value of whatever type it turns out to have.
  mutating func visit(_ value: Any) {
    func read<Value>(_ value: Value) {
      let plan = plans.plan(for: Value.self)
      withUnsafePointer(to: value) { self.read(plan, UnsafeRawPointer($0)) }
    }
    _openExistential(value, do: read)
  }

  /// Reads a value at an address.
  mutating func read(_ plan: SnapshotPlan, _ address: UnsafeRawPointer) {
    switch plan.form {
    case .byte: leaf(UInt64(address.load(as: UInt8.self))) { Self.text(plan, address) }
    case .integer(let width, _):
      leaf(Self.integer(width, address)) { Self.text(plan, address) }
    case .double: add(address.load(as: Double.self))
    case .float: add(Double(address.load(as: Float.self)))
    case .text: add(address.assumingMemoryBound(to: String.self).pointee)
    case .fields(let fields): read(fields, address)
    case .object: refer(to: address.load(as: AnyObject.self))
    case .optional(let shape, let wrapped): read(shape, wrapped, address)
    case .array(let shape, let element): read(shape, element, address)
    case .opaque: addType(plan)
    case .instance: break
    case .unordered(let shape): put(off: shape.members(at: address, named: keepsLeaves))
    case .enumeration, .existential, .mirrored, .abstracted: readCopy(plan, address)
    }
  }

  private mutating func read(_ fields: [SnapshotPlan.Field], _ address: UnsafeRawPointer) {
    for field in fields {
      if keepsLeaves { trail.append(".\(field.name)") }
      read(field.plan, address + field.offset)
      if keepsLeaves { trail.removeLast() }
    }
  }

  private mutating func read(
    _ shape: any OptionalShape.Type, _ wrapped: SnapshotPlan, _ address: UnsafeRawPointer
  ) {
    if shape.isNil(at: address) { return leaf(Self.nilMark) { "nil" } }
    fingerprint.combine(1)
    read(wrapped, address)
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

  // MARK: - Values that are looked into by the standard library's means

  private mutating func readCopy(_ plan: SnapshotPlan, _ address: UnsafeRawPointer) {
    func read<Value>(_: Value.Type) {
      let value = address.assumingMemoryBound(to: Value.self).pointee
      switch plan.form {
      case .enumeration: readCase(value, plan)
      case .existential: readDynamic(value)
      case .abstracted(let abstraction): add(abstraction(value))
      case .mirrored(let fields): readChildren(value, or: fields, address)
      default: break
      }
    }
    _openExistential(plan.type, do: read)
  }

  private mutating func put(off members: [UnorderedMember]) {
    leaf(UInt64(members.count)) { "\(members.count) members" }
    if mode != .shallow, !members.isEmpty { queue.collections.append((members, trail, property)) }
  }

  private mutating func readCase<Value>(_ value: Value, _ plan: SnapshotPlan) {
    guard let name = StoredField.caseName(of: value) else { return addType(plan) }
    add(name)
    guard let payload = Mirror(reflecting: value).children.first?.value else { return }
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
    _openExistential(type(of: value as Any), do: read)
  }

  private mutating func readChildren(
    _ value: Any, or fields: [SnapshotPlan.Field], _ address: UnsafeRawPointer
  ) {
    if let text = value as? any StringProtocol { return add(String(text)) }
    let children = Mirror(reflecting: value).children
    guard !children.isEmpty else { return read(fields, address) }
    fingerprint.combine(UInt64(children.count))
    for (index, child) in children.enumerated() {
      if keepsLeaves { trail.append(child.label.map { ".\($0)" } ?? "[\(index)]") }
      visit(child.value)
      if keepsLeaves { trail.removeLast() }
    }
  }

  // MARK: - Objects

  /// Notes which object is referred to, and puts its contents off until all before is read.
  mutating func refer(to object: AnyObject) {
    let known = numbers[ObjectIdentifier(object)]
    if let known, met[known].isRead { return mention(known) }
    let plan = plans.plan(forObjectsOf: type(of: object))
    if plan.isValue { return readObject(object, plan) }
    if mode == .shallow, known == nil { return addType(plan) }
    let number = known ?? introduce(object)
    mention(number)
    met[number].isRead = true
    queue.objects.append((object, plan, Self.shortened(trail)))
  }

  /// A trail of bounded length: of a long one, only both ends are worth telling.
  private static func shortened(_ trail: [String]) -> [String] {
    trail.count <= 24 ? trail : trail.prefix(12) + ["…"] + trail.suffix(8)
  }

  /// Notes which object is referred to, if any; what it contains counts only if something keeps
  /// it alive.
  mutating func refer(weaklyTo object: AnyObject?) {
    guard let object else { return leaf(Self.nilMark) { "nil" } }
    if let known = numbers[ObjectIdentifier(object)] { return mention(known) }
    let plan = plans.plan(forObjectsOf: type(of: object))
    if plan.isValue || mode == .shallow { return addType(plan) }
    mention(introduce(object))
  }

  private mutating func mention(_ number: Int) { leaf(UInt64(number)) { Self.mention(number) } }

  /// How a leaf refers to an object.
  static func mention(_ number: Int) -> String { "object \(number)" }

  /// Gives an object its number: its place in the order in which objects are met.
  private mutating func introduce(_ object: AnyObject) -> Int {
    numbers[ObjectIdentifier(object)] = met.count
    met.append((object, false))
    return met.count - 1
  }

  /// Reads all that was put off.
  mutating func drain() {
    var next = 0
    let outerTrail = trail
    defer { (trail, property) = (outerTrail, nil) }
    while true {
      while next < queue.objects.count {
        let (object, plan, trail) = queue.objects[next]
        next += 1
        self.trail = trail
        readObject(object, plan)
      }
      queue.objects.removeAll(keepingCapacity: true)
      next = 0
      guard let collection = queue.collections.popLast() else { return }
      (trail, property) = (collection.trail, collection.property)
      readMembers(collection.members)
    }
  }

  private mutating func readObject(_ object: AnyObject, _ plan: SnapshotPlan) {
    property = nil
    addType(plan)
    guard case .instance(let fields, let weakFields, let state) = plan.form else { return }
    state?(object, &self)
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    for field in fields {
      enter(field.name, of: field.owner)
      read(field.plan, address + field.offset)
      leave()
    }
    for field in weakFields {
      enter(field.name, of: field.owner)
      let value = StoredField.value(of: object, declaredBy: field.declaringClass, at: field.index)
      refer(weaklyTo: (value as? any OptionalShape)?.object)
      leave()
    }
  }

  private mutating func enter(_ name: String, of owner: String) {
    guard keepsLeaves else { return }
    trail.append(".\(name)")
    property = "\(owner).\(name)"
  }

  private mutating func leave() {
    if keepsLeaves { trail.removeLast() }
  }

  // MARK: - Collections without an order

  /// Reads members in the order of what is in themselves, where that tells them apart; otherwise
  /// in the order of what they refer to.
  private mutating func readMembers(_ members: [UnorderedMember]) {
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
    part.numbers = numbers
    part.met = met
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
    return _openExistential(plan.type, do: text)
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
