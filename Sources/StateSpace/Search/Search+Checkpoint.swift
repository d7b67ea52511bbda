// SPDX-License-Identifier: MIT

// MARK: - Writing down

extension Search {
  /// Hands over what is needed to go on from the end of a level.
  ///
  /// - Parameters:
  ///   - next: The size of the level that is to be expanded next, if it is not the last one noted.
  ///   - isLast: Whether nothing comes after it, so that it is wanted however little it adds.
  @inlinable
  mutating func recordCheckpoint(next: Int? = nil, isLast: Bool) {
    guard var recorder = recorder, isLast || recorder.isDue(at: store.count) else { return }
    self.recorder = nil
    recorder.digest.add(to: counts.expanded, of: store)
    recorder.record(
      store, edges, levels: levels + [next].compactMap(\.self), counts: counts, tallies: tallies,
      properties: propertyFingerprint)
    self.recorder = recorder
  }

  /// What tells the properties from others, as far as names can.
  @usableFromInline var propertyFingerprint: Fingerprint {
    var fingerprint = Fingerprint()
    for property in properties {
      fingerprint.combine(property.name)
      fingerprint.combine(property.kind.rawValue)
      fingerprint.combine(property.explanation)
    }
    return fingerprint
  }
}

// MARK: - Going on

extension Search {
  /// Takes up the search where a checkpoint left it.
  ///
  /// - Returns: The states to be expanded next.
  /// - Throws: An error if the system does not lead to the states that were counted.
  @inlinable
  mutating func resume(from checkpoint: Checkpoint) throws(ExplorationError) -> Range<Int> {
    try validate(checkpoint)
    do throws(NumberReader.Mismatch) {
      var tree = NumberReader(checkpoint.tree)
      var digest = ActionDigest(lead.expansion.system)
      try replantRoots(checkpoint.levels.first ?? 0, &tree)
      let executed = try regrow(to: checkpoint, &tree, &digest)
      try restoreEdges(of: checkpoint)
      try validateFindings(of: checkpoint)
      guard tree.isAtEnd, store.count == checkpoint.distinct,
        digest.fingerprint == checkpoint.actions,
        checkpoint.generated == initialStates.count + executed
      else { throw NumberReader.Mismatch() }
      recorder?.digest = digest
    } catch {
      throw .invalidCheckpoint("the system does not lead to the states that it counts")
    }
    adopt(checkpoint)
    return checkpoint.expanded..<checkpoint.distinct
  }

  @usableFromInline
  func validate(_ checkpoint: Checkpoint) throws(ExplorationError) {
    guard checkpoint.properties == propertyFingerprint,
      checkpoint.tallies.count == properties.count
    else { throw .invalidCheckpoint("it was made with other properties") }
    let depth = checkpoint.levels.count - 1
    if let limit = limits.depth, depth > limit {
      throw .invalidCheckpoint("it is at depth \(depth) already, beyond the limit of \(limit)")
    }
    if let limit = limits.states, checkpoint.distinct > limit {
      throw .invalidCheckpoint(
        "it has \(checkpoint.distinct) states already, beyond the limit of \(limit)")
    }
  }

  @usableFromInline
  mutating func replantRoots(
    _ count: Int, _ tree: inout NumberReader
  ) throws(NumberReader.Mismatch) {
    let monitors = lead.evaluator.monitors.initial
    for _ in 0..<count {
      let origin = try tree.number(below: initialStates.count)
      let arrival = StateStore<System>.Arrival(parent: nil, choice: 0, origin: origin)
      try replant(initialStates[origin], monitors, arrival)
    }
  }

  /// Executes the one action again by which each state was first reached.
  ///
  /// - Returns: How many actions are enabled in the expanded states.
  @inlinable
  mutating func regrow(
    to checkpoint: Checkpoint, _ tree: inout NumberReader, _ digest: inout ActionDigest<System>
  ) throws(NumberReader.Mismatch) -> Int {
    var executed = 0
    var parent = 0
    let distinct = checkpoint.distinct
    var isPending = false
    let depths = LevelDepths(checkpoint.levels)
    for source in 0..<checkpoint.expanded {
      guard source < store.count else { throw NumberReader.Mismatch() }
      let state = store.state(at: source)
      lead.expansion.enable(in: state)
      digest.add(lead.expansion.actions)
      executed += lead.expansion.actions.count
      counts.steps += lead.expansion.actions.count * (depths.depth(of: source) + 1)
      while store.count < distinct {
        if !isPending { parent += try tree.number(below: distinct - parent) }
        isPending = parent != source
        if isPending { break }
        let choice = try tree.number(below: lead.expansion.actions.count)
        try regrow(from: source, state, choice)
      }
    }
    return executed
  }

  @inlinable
  mutating func regrow(
    from source: Int, _ state: System.State, _ choice: Int
  ) throws(NumberReader.Mismatch) {
    let after = lead.expansion.step(state, choice: choice)
    var monitors = store.monitorStates(of: source)
    _ = lead.evaluator.monitors.advance(&monitors, over: lead.expansion.events)
    let arrival = StateStore<System>.Arrival(
      parent: source, choice: choice, origin: store.origin(of: source))
    try replant(after, monitors, arrival)
  }

  /// Stores a state, which has to be new and inside the constraint.
  @inlinable
  mutating func replant(
    _ state: System.State, _ monitors: MonitorStates, _ arrival: StateStore<System>.Arrival
  ) throws(NumberReader.Mismatch) {
    guard lead.expansion.system.isWithinConstraint(state),
      store.insert(state, monitors, arrival).isNew
    else { throw NumberReader.Mismatch() }
  }

  /// Makes sure that there are the steps that properties are said to be violated by.
  @usableFromInline
  mutating func validateFindings(of checkpoint: Checkpoint) throws(NumberReader.Mismatch) {
    guard store.count == checkpoint.distinct else { throw NumberReader.Mismatch() }
    for tally in checkpoint.tallies {
      guard tally.origins.allSatisfy(initialStates.indices.contains) else {
        throw NumberReader.Mismatch()
      }
      guard let first = tally.first else { continue }
      guard initialStates.indices.contains(first.origin) else { throw NumberReader.Mismatch() }
      guard let state = first.state, let choice = first.choice else { continue }
      lead.expansion.enable(in: store.state(at: state))
      guard choice < lead.expansion.actions.count else { throw NumberReader.Mismatch() }
    }
  }

  @usableFromInline
  mutating func restoreEdges(of checkpoint: Checkpoint) throws(NumberReader.Mismatch) {
    guard edges.isNeeded || checkpoint.edges.count + checkpoint.cuts.count == 0 else {
      throw NumberReader.Mismatch()
    }
    var reader = NumberReader(checkpoint.edges.bytes)
    var source = 0
    for _ in 0..<checkpoint.edges.count {
      source += try reader.number(below: checkpoint.expanded - source)
      let distance = try reader.signed()
      guard (-source..<checkpoint.distinct - source).contains(distance) else {
        throw NumberReader.Mismatch()
      }
      let choice = try reader.number(below: Int(UInt32.max))
      let mask = edges.filters.isEmpty ? 0 : try reader.word()
      edges.append(from: source, to: source + distance, allowed: mask, choice: choice)
    }
    guard reader.isAtEnd else { throw NumberReader.Mismatch() }
    try restoreCuts(of: checkpoint)
  }

  private mutating func restoreCuts(of checkpoint: Checkpoint) throws(NumberReader.Mismatch) {
    var reader = NumberReader(checkpoint.cuts.bytes)
    var source = 0
    for _ in 0..<checkpoint.cuts.count {
      source += try reader.number(below: checkpoint.expanded - source)
      edges.appendCut(from: source, allowed: try reader.word())
    }
    guard reader.isAtEnd else { throw NumberReader.Mismatch() }
  }

  @usableFromInline
  mutating func adopt(_ checkpoint: Checkpoint) {
    levels = Array(checkpoint.levels.dropLast())
    counts.generated = checkpoint.generated
    counts.outside = checkpoint.outside
    counts.expanded = checkpoint.expanded
    tallies = checkpoint.tallies
    nextLook = counts.expanded
    noteViolations()
  }
}
