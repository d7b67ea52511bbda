// SPDX-License-Identifier: MIT

/// The transitions between stored states, kept while goals that must stay in reach need them.
@usableFromInline
struct EdgeLog<System: TransitionSystem> {
  /// A transition whose end was not explored.
  @usableFromInline
  struct Cut {
    @usableFromInline let source: UInt32
    @usableFromInline let allowed: UInt64
  }

  /// How many properties can restrict the actions on the way to their goal.
  @usableFromInline
  static var capacity: Int { UInt64.bitWidth }

  @usableFromInline var sources: [UInt32] = []
  @usableFromInline var targets: [UInt32] = []
  /// For each edge, which of the restricted properties may use it; empty if there are none.
  @usableFromInline var allowed: [UInt64] = []
  @usableFromInline var cuts: [Cut] = []
  @usableFromInline let isNeeded: Bool
  @usableFromInline let filters: [@Sendable (System.Action) -> Bool]

  @usableFromInline
  init(for properties: [Property<System>]) throws(ExplorationError) {
    var needed = false
    var filters: [@Sendable (System.Action) -> Bool] = []
    for property in properties {
      guard case .recovery(let recovery) = property.rule else { continue }
      needed = true
      if let filter = recovery.via { filters.append(filter) }
    }
    guard filters.count <= Self.capacity else {
      throw .tooManyProperties(kind: "alwaysReachable via some actions", limit: Self.capacity)
    }
    self.isNeeded = needed
    self.filters = filters
  }

  @inlinable
  var count: Int { sources.count }

  @inlinable
  mutating func append(from source: Int, to target: Int, by action: System.Action) {
    sources.append(UInt32(source))
    targets.append(UInt32(target))
    if !filters.isEmpty { allowed.append(allowance(for: action)) }
  }

  /// Notes a transition that leaves the explored part of the space.
  @usableFromInline
  mutating func appendCut(from source: Int, by action: System.Action) {
    cuts.append(Cut(source: UInt32(source), allowed: allowance(for: action)))
  }

  @usableFromInline
  mutating func truncate(to count: Int, cuts cutCount: Int) {
    let surplus = sources.count - count
    sources.removeLast(surplus)
    targets.removeLast(surplus)
    if !filters.isEmpty { allowed.removeLast(surplus) }
    cuts.removeLast(cuts.count - cutCount)
  }

  @inlinable
  func allowance(for action: System.Action) -> UInt64 {
    var mask: UInt64 = 0
    for (bit, filter) in filters.enumerated() where filter(action) { mask |= 1 << UInt64(bit) }
    return mask
  }
}
