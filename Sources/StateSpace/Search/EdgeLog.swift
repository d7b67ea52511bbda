// SPDX-License-Identifier: MIT

/// The transitions between stored states, kept while properties need the graph as a whole.
@usableFromInline
struct EdgeLog<System: TransitionSystem>: Sendable {
  /// A transition whose end was not explored.
  @usableFromInline
  struct Cut: Hashable, Sendable {
    @usableFromInline let source: UInt32
    @usableFromInline let allowed: UInt64

    @inlinable
    init(source: UInt32, allowed: UInt64) { (self.source, self.allowed) = (source, allowed) }
  }

  /// A set of actions that properties ask about.
  @usableFromInline
  struct Filter: Sendable {
    @usableFromInline let contains: @Sendable (System.Action) -> Bool
    /// Whether steps that leave the state as it is are left out.
    @usableFromInline let needsChange: Bool
  }

  /// How many sets of actions can be told apart.
  @usableFromInline
  static var capacity: Int { UInt64.bitWidth }

  @usableFromInline var sources: [UInt32] = []
  @usableFromInline var targets: [UInt32] = []
  /// For each edge, the sets of actions it belongs to, as bits; empty if there are no sets.
  @usableFromInline var allowed: [UInt64] = []
  /// For each edge, the place of its action among the enabled ones.
  @usableFromInline var choices: [UInt32] = []
  /// For each edge, the answers under which it is there; empty if the system leaves nothing open.
  @usableFromInline var conditions: [AnswerSets.Number] = []
  @usableFromInline var cuts: [Cut] = []
  @usableFromInline let isNeeded: Bool
  @usableFromInline let filters: [Filter]
  /// For each property, the bits of the sets that it asks about, in its order.
  let bits: [[Int]]

  @usableFromInline
  init(for properties: [Property<System>], isWanted: Bool) throws(ExplorationError) {
    var filters: [Filter] = []
    var known: [ObjectIdentifier: Int] = [:]
    bits = properties.map { property in
      switch property.rule {
      case .recovery(let recovery):
        guard let actions = recovery.via else { return [] }
        filters.append(Filter(contains: actions, needsChange: false))
        return [filters.count - 1]
      case .temporal(let claim):
        return claim.actionSets.map { set in
          if let bit = known[ObjectIdentifier(set)] { return bit }
          known[ObjectIdentifier(set)] = filters.count
          filters.append(Filter(contains: set.contains, needsChange: true))
          return filters.count - 1
        }
      case .state, .step, .view, .witness, .monitor, .deadlock:
        return []
      }
    }
    guard filters.count <= Self.capacity else { throw .tooManyActionSets(limit: Self.capacity) }
    isNeeded = isWanted && properties.contains { $0.kind.needsWholeSpace }
    self.filters = isWanted ? filters : []
  }

  @inlinable
  var count: Int { sources.count }

  /// Notes a transition; `nil` is a target that was not explored.
  @inlinable
  mutating func append(from source: Int, to target: Int?, allowed mask: UInt64, choice: Int) {
    guard let target else { return appendCut(from: source, allowed: mask) }
    choices.append(UInt32(choice))
    sources.append(UInt32(source))
    targets.append(UInt32(target))
    if !filters.isEmpty { allowed.append(mask) }
  }

  @inlinable
  mutating func appendCut(from source: Int, allowed mask: UInt64) {
    cuts.append(Cut(source: UInt32(source), allowed: mask))
  }

  @usableFromInline
  mutating func truncate(to count: Int, cuts cutCount: Int) {
    let surplus = sources.count - count
    sources.removeLast(surplus)
    targets.removeLast(surplus)
    if !filters.isEmpty { allowed.removeLast(surplus) }
    choices.removeLast(surplus)
    if !conditions.isEmpty { conditions.removeLast(surplus) }
    cuts.removeLast(cuts.count - cutCount)
  }
}
