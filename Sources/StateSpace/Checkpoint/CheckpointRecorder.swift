// SPDX-License-Identifier: MIT

/// Writes down how states were reached, level by level, so that little is left to do at a boundary.
@usableFromInline
struct CheckpointRecorder<System: TransitionSystem>: Sendable {
  /// A level is recorded if it makes the whole larger by this part at least, so that many small
  /// levels do not cost the square of their number.
  private static var smallestGrowth: Int { 16 }

  @usableFromInline let receive: @Sendable (Checkpoint) -> Void
  @usableFromInline var digest: ActionDigest<System>
  private var tree = NumberWriter()
  private var edges = NumberWriter()
  private var cuts = NumberWriter()
  private var states = 0
  private var lastParent = 0
  private var edgeCount = 0
  private var lastSource = 0
  private var cutCount = 0
  private var lastCut = 0

  init(_ system: System, receive: @escaping @Sendable (Checkpoint) -> Void) {
    self.receive = receive
    digest = ActionDigest(system)
  }

  /// Whether enough has come since the last record to make another.
  @usableFromInline
  func isDue(at count: Int) -> Bool { (count - states) * Self.smallestGrowth >= count }

  /// Takes note of what a search has found up to the end of a level, and hands it over.
  @usableFromInline
  mutating func record(
    _ store: StateStore<System>, _ edges: EdgeLog<System>, levels: [Int],
    counts: Search<System>.Counts, tallies: [Tally], properties: Fingerprint
  ) {
    addStates(of: store)
    addEdges(of: edges)
    receive(
      Checkpoint(
        levels: levels, generated: counts.generated, outside: counts.outside, tallies: tallies,
        tree: tree.bytes, edges: .init(count: edgeCount, bytes: self.edges.bytes),
        cuts: .init(count: cutCount, bytes: cuts.bytes), actions: digest.fingerprint,
        properties: properties))
  }

  private mutating func addStates(of store: StateStore<System>) {
    for index in states..<store.count {
      let arrival = store.arrival(of: index)
      if let parent = arrival.parent {
        tree.append(parent - lastParent)
        tree.append(arrival.choice)
        lastParent = parent
      } else {
        tree.append(arrival.origin)
      }
    }
    states = store.count
  }

  private mutating func addEdges(of log: EdgeLog<System>) {
    for edge in edgeCount..<log.count {
      let source = Int(log.sources[edge])
      edges.append(source - lastSource)
      edges.append(signed: Int(log.targets[edge]) - source)
      edges.append(Int(log.choices[edge]))
      if !log.filters.isEmpty { edges.append(log.allowed[edge]) }
      lastSource = source
    }
    edgeCount = log.count
    for cut in log.cuts[cutCount...] {
      cuts.append(Int(cut.source) - lastCut)
      cuts.append(cut.allowed)
      lastCut = Int(cut.source)
    }
    cutCount = log.cuts.count
  }
}

/// What all actions enabled in the expanded states are called, in one number.
@usableFromInline
struct ActionDigest<System: TransitionSystem>: Sendable {
  @usableFromInline var expansion: Expansion<System>
  @usableFromInline var known: [System.Action: Fingerprint] = [:]
  @usableFromInline var fingerprint = Fingerprint()
  @usableFromInline var expanded = 0

  @usableFromInline
  init(_ system: System) { expansion = Expansion(system) }

  /// Adds the actions of states that were expanded since.
  @inlinable
  mutating func add(to count: Int, of store: StateStore<System>) {
    for index in expanded..<count {
      expansion.enable(in: store.state(at: index))
      add(expansion.actions)
    }
  }

  /// Adds the actions of the next expanded state.
  @inlinable
  mutating func add(_ actions: [System.Action]) {
    fingerprint.combine(UInt64(actions.count))
    for action in actions {
      let name = known[action] ?? self.name(of: action)
      fingerprint.combine(name)
    }
    expanded += 1
  }

  @usableFromInline
  mutating func name(of action: System.Action) -> Fingerprint {
    var name = Fingerprint()
    name.combine(expansion.system.name(of: action))
    known[action] = name
    return name
  }
}
