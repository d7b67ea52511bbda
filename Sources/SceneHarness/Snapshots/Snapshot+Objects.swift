// SPDX-License-Identifier: MIT

import StateSpace

extension Snapshot {
  // MARK: - Objects

  /// Notes which object is referred to, and puts its contents off until all before is read.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - plan: How its contents are read, if the object itself does not tell.
  mutating func refer(to object: AnyObject, _ plan: SnapshotPlan? = nil) {
    let known = numbers[ObjectIdentifier(object)]
    if let known, met[known].isRead { return mention(known) }
    let plan = plan ?? plans.plan(forContentsOf: object)
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
    let plan = plans.plan(forContentsOf: object)
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
      guard !putsOffCollections, let collection = queue.collections.popLast() else { return }
      (trail, property) = (collection.trail, collection.property)
      readMembers(collection.members)
    }
  }

  private mutating func readObject(_ object: AnyObject, _ plan: SnapshotPlan) {
    property = nil
    addType(plan)
    if !plan.unread.isEmpty { unread.formUnion(plan.unread) }
    if !plan.uncalled.isEmpty { uncalled.formUnion(plan.uncalled) }
    switch plan.form {
    case .instance(let fields):
      plan.state?(object, &self)
      addAssociations(of: object)
      read(fields, of: object)
    case .context(let fields, let isWhole):
      if keepsLeaves, !isWhole { unseen.append(trail.joined()) }
      read(fields, of: object)
    case .storage(let collection?): withUnsafePointer(to: object) { read(collection, $0) }
    case .constant:
      let base = unsafeBitCast(SnapshotPlan.self as Any.Type, to: Int.self)
      let address = Int(bitPattern: Unmanaged.passUnretained(object).toOpaque())
      add(address - base)
    default: return
    }
  }

  private mutating func read(_ fields: SnapshotPlan.Fields, of object: AnyObject) {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    guard let field = fields.baseAddress else { return }
    for place in 0..<fields.count {
      if keepsLeaves {
        trail.append(".\(field[place].name)")
        property = field[place].property
      }
      read(field + place, of: address)
      if keepsLeaves { trail.removeLast() }
    }
  }
}
