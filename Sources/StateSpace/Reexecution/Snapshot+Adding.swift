// SPDX-License-Identifier: MIT

// What objects use that say themselves what belongs to their state.
extension Snapshot {
  /// Adds a number.
  public mutating func add(_ number: Double) {
    // Both zeros are the same number.
    leaf((number == 0 ? 0 : number).bitPattern) { "\(number)" }
  }

  /// Adds a number.
  public mutating func add(_ number: Int) {
    leaf(UInt64(bitPattern: Int64(number))) { "\(number)" }
  }

  /// Adds an answer.
  public mutating func add(_ flag: Bool) { leaf(flag ? 1 : 0) { "\(flag)" } }

  /// Adds a text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes of the text.
  public mutating func add(_ text: String) {
    fingerprint.combine(text)
    if keepsLeaves { leaves.append((trail.joined(), text)) }
  }

  /// Adds which object is referred to, and all that it stores.
  public mutating func add(_ object: AnyObject?) {
    if let object { refer(to: object) } else { refer(weaklyTo: nil) }
  }

  /// Adds which object is referred to, and nothing of what it stores.
  public mutating func add(weakly object: AnyObject?) { refer(weaklyTo: object) }

  /// Adds a value of any type by reflection.
  public mutating func add(reflecting value: Any) { visit(value) }

  /// Adds values under a name, which only people read.
  public mutating func named(_ name: StaticString, _ body: (inout Snapshot) -> Void) {
    if keepsLeaves { trail.append(".\(name)") }
    body(&self)
    if keepsLeaves { trail.removeLast() }
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
