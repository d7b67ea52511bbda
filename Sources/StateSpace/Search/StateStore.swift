// SPDX-License-Identifier: MIT

/// Every distinct state in the order of discovery, and how it was first reached.
///
/// If there are monitors, a state together with different monitor states counts as different. A
/// store that keeps fingerprints only knows the states themselves of the newest levels alone.
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

  @usableFromInline var coding = System.Coding()
  /// The codes of the states that are kept, from ``firstKept`` on.
  @usableFromInline var codes: [System.Coding.Code] = []
  /// The different states of the monitors, each kept once.
  @usableFromInline var monitorTable = PartTable<MonitorStates>()
  /// For each state that is kept, the number of its monitors' states.
  @usableFromInline var monitorNumbers: [UInt32] = []
  @usableFromInline var firstKept = 0
  @usableFromInline var parents: [UInt32] = []
  @usableFromInline var choices: [UInt32] = []
  @usableFromInline var origins: [UInt32] = []
  @usableFromInline var visited = VisitedSet()
  /// Stands in for ``visited`` where fingerprints only are kept.
  @usableFromInline var fingerprints: FingerprintSet?
  @usableFromInline let tracksMonitors: Bool
  /// Whether the system leaves questions open; arrivals are then those of visits.
  @usableFromInline let isFamily: Bool
  /// Under which answers states were reached, if the system leaves questions open.
  @usableFromInline var visits: Visits

  @usableFromInline
  init(
    tracksMonitors: Bool, isCompact: Bool = false, openQuestions: [Int] = [],
    varyingOneAtATime: Bool = false
  ) {
    self.tracksMonitors = tracksMonitors
    isFamily = !openQuestions.isEmpty
    visits = Visits(answerCounts: openQuestions, varyingOneAtATime: varyingOneAtATime)
    fingerprints = isCompact ? FingerprintSet() : nil
  }

  /// Whether states are told apart by fingerprints.
  @inlinable
  var isCompact: Bool { fingerprints != nil }

  /// The number of states found.
  @inlinable
  var count: Int { isFamily ? visits.known.count : parents.count }

  /// How often states were reached: once each, unless it depends on answers.
  @inlinable
  var visitCount: Int { parents.count }

  /// The numbers of all states found.
  @inlinable
  var indices: Range<Int> { 0..<count }

  /// A state by its number.
  ///
  /// - Precondition: It is kept.
  @inlinable
  func state(at index: Int) -> System.State { coding.state(of: codes[index &- firstKept]) }

  /// The code of a state, by its number; likewise.
  @inlinable
  func code(at index: Int) -> System.Coding.Code { codes[index &- firstKept] }

  /// The numbers of the parts of a state and another one; `nil` if parts have none.
  @inlinable
  func parts(
    from index: Int, to code: System.Coding.Code
  ) -> (before: UInt32, after: UInt32)? {
    guard let before = coding.part(of: self.code(at: index)), let after = coding.part(of: code)
    else { return nil }
    return (before, after)
  }

  /// The states that are kept, in the order of discovery.
  @usableFromInline var states: ExploredStates<System> {
    ExploredStates(coding: coding, codes: codes)
  }

  @inlinable
  func monitorNumber(of index: Int) -> UInt32 { monitorNumbers[index &- firstKept] }

  @inlinable
  func monitorStates(of index: Int) -> MonitorStates {
    tracksMonitors ? monitorTable[monitorNumber(of: index)] : MonitorStates()
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

  /// Returns the number of a state, or `nil` if it is not known; if there are fingerprints only, it is
  /// the greatest number there is.
  @inlinable
  func index(of state: System.State, _ monitors: MonitorStates) -> Int? {
    coding.code(of: state).flatMap { index(of: $0, monitors) }
  }

  /// The same for a state by its code.
  @inlinable
  func index(of code: System.Coding.Code, _ monitors: MonitorStates) -> Int? {
    guard let monitors = tracksMonitors ? monitorTable.number(of: monitors) : 0 else { return nil }
    return switch probe(code, monitors, hash: hash(code, monitors)) {
    case .found(let index): index
    case .vacant: nil
    }
  }

  /// Stores a state unless it is known, and says whether it is new.
  @inlinable
  mutating func insert(
    _ state: System.State, _ monitors: MonitorStates, _ arrival: Arrival
  ) -> (index: Int, isNew: Bool) {
    let (index, isNew) = insert(state, monitors)
    if isNew { append(arrival) }
    return (index, isNew)
  }

  /// Notes that a state is reached under some answers; nothing if they have reached it before.
  @inlinable
  mutating func visit(_ index: Int, under answers: AnswerSets.Number, _ arrival: Arrival) {
    if visits.arrive(at: index, under: answers) { append(arrival) }
  }

  @inlinable
  mutating func append(_ arrival: Arrival) {
    parents.append(arrival.parent.map { UInt32($0) } ?? Self.noParent)
    choices.append(UInt32(arrival.choice))
    origins.append(UInt32(arrival.origin))
  }

  /// Stores a state unless it is known; how it is reached is to be noted next.
  @inlinable
  mutating func insert(
    _ state: System.State, _ monitors: MonitorStates
  ) -> (index: Int, isNew: Bool) {
    insert(coding.store(state), monitors)
  }

  /// The same for a state by its code.
  @inlinable
  mutating func insert(
    _ code: System.Coding.Code, _ monitors: MonitorStates
  ) -> (index: Int, isNew: Bool) {
    let monitors = tracksMonitors ? monitorTable.store(monitors) : 0
    let hash = hash(code, monitors)
    switch probe(code, monitors, hash: hash) {
    case .found(let index):
      return (index, false)
    case .vacant(let slot):
      let index = count
      fill(slot, hash: hash, position: index)
      codes.append(code)
      if tracksMonitors { monitorNumbers.append(monitors) }
      return (index, true)
    }
  }

  @inlinable
  func probe(
    _ code: System.Coding.Code, _ monitors: UInt32, hash: UInt64
  ) -> VisitedSet.Probe {
    if let fingerprints { return fingerprints.probe(hash) }
    return visited.probe(VisitedSet.part(of: hash)) { position in
      codes[position] == code && (!tracksMonitors || monitorNumbers[position] == monitors)
    }
  }

  @inlinable
  mutating func fill(_ slot: Int, hash: UInt64, position: Int) {
    if fingerprints == nil {
      visited.fill(slot, hash: VisitedSet.part(of: hash), position: position)
    } else {
      // The table keeps no numbers, but predecessors are numbers all the same.
      precondition(position < VisitedSet.capacity, "More states than can be numbered.")
      fingerprints?.fill(slot, with: hash)
    }
  }

  @inlinable
  func hash(_ code: System.Coding.Code, _ monitors: UInt32) -> UInt64 {
    let bits = coding.hash(code)
    guard tracksMonitors else { return bits }
    let mixed = (bits ^ UInt64(monitors)) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ mixed >> 32
  }

  /// How many more bytes it takes, for a moment or for good, to make room for more states.
  ///
  /// What states keep outside themselves, such as the contents of arrays, is not counted.
  @usableFromInline
  func bytesToGrow(by count: Int) -> Int {
    func bytes<Element>(_ array: [Element]) -> Int {
      array.count + count > array.capacity ? array.count * MemoryLayout<Element>.stride : 0
    }
    let table = fingerprints?.bytesToGrow(by: count) ?? visited.bytesToGrow(by: count)
    return bytes(codes) + bytes(monitorNumbers) + bytes(parents) + bytes(choices) + bytes(origins)
      + table
  }
}

// MARK: - Forgetting

extension StateStore {
  /// Forgets the newest states.
  @usableFromInline
  mutating func truncate(to count: Int, visits visitCount: Int) {
    let surplus = self.count - count
    let dropped = codes.indices.suffix(surplus).map { hash(at: $0 + firstKept) }
    codes.removeLast(surplus)
    if tracksMonitors { monitorNumbers.removeLast(surplus) }
    let arrivals = self.visitCount - visitCount
    parents.removeLast(arrivals)
    choices.removeLast(arrivals)
    origins.removeLast(arrivals)
    if isFamily { visits.truncate(to: visitCount, states: count) }
    if fingerprints == nil { refill() } else { fingerprints?.remove(Set(dropped)) }
  }

  private mutating func refill() {
    visited = VisitedSet()
    visited = VisitedSet(minimumCapacity: count)
    for index in indices {
      let hash = hash(at: index)
      let code = codes[index]
      let monitors = tracksMonitors ? monitorNumbers[index] : 0
      if case .vacant(let slot) = probe(code, monitors, hash: hash) {
        visited.fill(slot, hash: VisitedSet.part(of: hash), position: index)
      }
    }
  }

  private func hash(at index: Int) -> UInt64 {
    hash(codes[index - firstKept], tracksMonitors ? monitorNumbers[index - firstKept] : 0)
  }

  /// Forgets what states before a number were, where fingerprints are enough.
  @usableFromInline
  mutating func forgetStates(before index: Int) {
    guard fingerprints != nil else { return }
    codes.removeFirst(index - firstKept)
    if tracksMonitors { monitorNumbers.removeFirst(index - firstKept) }
    firstKept = index
  }
}
