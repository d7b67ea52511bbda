// SPDX-License-Identifier: MIT

/// Every distinct state in the order of discovery, and how it was first reached.
///
/// If there are monitors, a state together with different monitor states counts as different.
@usableFromInline
struct StateStore<System: TransitionSystem>: Sendable {
  /// How a state was first reached.
  @usableFromInline
  struct Arrival {
    /// The state before, or `nil` for an initial state.
    @usableFromInline let parent: Int?
    /// Which of the actions enabled there led here.
    @usableFromInline let choice: Int
    /// The index of the initial state at the root.
    @usableFromInline let origin: Int

    @inlinable
    init(parent: Int?, choice: Int, origin: Int) {
      self.parent = parent
      self.choice = choice
      self.origin = origin
    }
  }

  @inlinable
  static var noParent: UInt32 { .max }

  @usableFromInline var states: [System.State] = []
  @usableFromInline var monitorStates: [MonitorStates] = []
  @usableFromInline var parents: [UInt32] = []
  @usableFromInline var choices: [UInt32] = []
  @usableFromInline var origins: [UInt32] = []
  @usableFromInline var visited = VisitedSet()
  @usableFromInline let tracksMonitors: Bool

  @usableFromInline
  init(tracksMonitors: Bool) {
    self.tracksMonitors = tracksMonitors
  }

  @inlinable
  var count: Int { states.count }

  @inlinable
  func monitorStates(of index: Int) -> MonitorStates {
    tracksMonitors ? monitorStates[index] : MonitorStates()
  }

  @inlinable
  func origin(of index: Int) -> Int { Int(origins[index]) }

  @inlinable
  func arrival(of index: Int) -> Arrival {
    let parent = parents[index]
    return Arrival(
      parent: parent == Self.noParent ? nil : Int(parent), choice: Int(choices[index]),
      origin: Int(origins[index]))
  }

  /// Looks a state up; a vacant slot is good until the next insertion.
  @inlinable
  func probe(
    _ state: System.State, _ monitors: MonitorStates, hash: UInt32
  ) -> VisitedSet.Probe {
    visited.probe(hash) { position in
      states[position] == state && (!tracksMonitors || monitorStates[position] == monitors)
    }
  }

  /// Finds the index of a state that was stored.
  @inlinable
  func index(of state: System.State, _ monitors: MonitorStates) -> Int? {
    switch probe(state, monitors, hash: hash(state, monitors)) {
    case .found(let index): index
    case .vacant: nil
    }
  }

  @inlinable
  func hash(_ state: System.State, _ monitors: MonitorStates) -> UInt32 {
    var bits = UInt64(truncatingIfNeeded: state.hashValue)
    if tracksMonitors {
      let words = unsafeBitCast(monitors, to: SIMD2<UInt64>.self)
      for word in [words.x, words.y] {
        bits = (bits ^ word) &* 0x9E37_79B9_7F4A_7C15
        bits ^= bits >> 32
      }
    }
    return UInt32(truncatingIfNeeded: bits >> 32)
  }

  /// Stores a new state in a slot found by a probe, and returns its index.
  @inlinable
  mutating func insert(
    _ state: System.State, _ monitors: MonitorStates, hash: UInt32, slot: Int, arrival: Arrival
  ) -> Int {
    let index = states.count
    visited.fill(slot, hash: hash, position: index)
    states.append(state)
    if tracksMonitors { monitorStates.append(monitors) }
    parents.append(arrival.parent.map { UInt32($0) } ?? Self.noParent)
    choices.append(UInt32(arrival.choice))
    origins.append(UInt32(arrival.origin))
    return index
  }

  /// How many more bytes it takes, for a moment or for good, to make room for more states.
  ///
  /// What states keep outside themselves, such as the contents of arrays, is not counted.
  @usableFromInline
  func bytesToGrow(by count: Int) -> Int {
    func bytes<Element>(_ array: [Element]) -> Int {
      array.count + count > array.capacity ? array.count * MemoryLayout<Element>.stride : 0
    }
    return bytes(states) + bytes(monitorStates) + bytes(parents) + bytes(choices) + bytes(origins)
      + visited.bytesToGrow(by: count)
  }

  /// Forgets the newest states.
  @usableFromInline
  mutating func truncate(to count: Int) {
    let surplus = states.count - count
    states.removeLast(surplus)
    if tracksMonitors { monitorStates.removeLast(surplus) }
    parents.removeLast(surplus)
    choices.removeLast(surplus)
    origins.removeLast(surplus)
    visited = VisitedSet()
    visited = VisitedSet(minimumCapacity: count)
    for index in states.indices {
      let monitors = monitorStates(of: index)
      let hash = hash(states[index], monitors)
      if case .vacant(let slot) = probe(states[index], monitors, hash: hash) {
        visited.fill(slot, hash: hash, position: index)
      }
    }
  }
}
