// SPDX-License-Identifier: MIT

/// The transitions between stored states, kept while goals that must stay in reach need them.
struct EdgeLog<System: TransitionSystem> {
  /// A transition whose end was not explored.
  struct Cut {
    let source: UInt32
    let allowed: UInt64
  }

  /// How many properties can restrict the actions on the way to their goal.
  static var capacity: Int { UInt64.bitWidth }

  private(set) var sources: [UInt32] = []
  private(set) var targets: [UInt32] = []
  /// For each edge, which of the restricted properties may use it; empty if there are none.
  private(set) var allowed: [UInt64] = []
  private(set) var cuts: [Cut] = []
  let isNeeded: Bool
  private let filters: [@Sendable (System.Action) -> Bool]

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

  var count: Int { sources.count }

  mutating func append(from source: Int, to target: Int, by action: System.Action) {
    sources.append(UInt32(source))
    targets.append(UInt32(target))
    if !filters.isEmpty { allowed.append(allowance(for: action)) }
  }

  /// Notes a transition that leaves the explored part of the space.
  mutating func appendCut(from source: Int, by action: System.Action) {
    cuts.append(Cut(source: UInt32(source), allowed: allowance(for: action)))
  }

  mutating func truncate(to count: Int, cuts cutCount: Int) {
    let surplus = sources.count - count
    sources.removeLast(surplus)
    targets.removeLast(surplus)
    if !filters.isEmpty { allowed.removeLast(surplus) }
    cuts.removeLast(cuts.count - cutCount)
  }

  private func allowance(for action: System.Action) -> UInt64 {
    var mask: UInt64 = 0
    for (bit, filter) in filters.enumerated() where filter(action) { mask |= 1 << UInt64(bit) }
    return mask
  }
}
