// SPDX-License-Identifier: MIT

extension Search {
  /// How many states are expanded between two looks at the memory.
  @inlinable static var lookInterval: Int { 1_024 }

  /// Takes every action enabled in the states of a level.
  ///
  /// The states at the limit on depth are expanded on trial: if that finds nothing new, the space
  /// is closed and the limit hides nothing; if it does, the trial never happened.
  ///
  /// - Returns: Why the level cannot be completed; `nil` if it is.
  @inlinable
  mutating func expand(_ level: Range<Int>) throws(ExplorationError) -> Boundary? {
    let isTrial = limits.depth == levels.count - 1
    var next = level.lowerBound
    while next < level.upperBound {
      if selection.leavesOut(next) {
        next += 1
        continue
      }
      if let reason = reasonToStop() { return reason }
      // A trial mostly ends soon, so waves begin small.
      let isAlone = crew == nil || !selection.isWhole
      let size = isAlone ? 1 : min(Crew<System>.largestWave, max(1, next - level.lowerBound))
      let wave = next..<min(next + size, level.upperBound)
      let known = store.count
      if let limit = try expand(wave, after: level, isTrial: isTrial) { return limit }
      if !isFamily { observe(known..<store.count) }
      next = wave.upperBound
    }
    return nil
  }

  /// Expands neighboring states, by one worker or by all, and merges what they find.
  @inlinable
  mutating func expand(
    _ wave: Range<Int>, after level: Range<Int>, isTrial: Bool
  ) throws(ExplorationError) -> Boundary? {
    if let crew, wave.count >= Crew<System>.smallestWave {
      var first = wave.lowerBound
      for part in crew.expand(wave, in: store) {
        if let limit = try merge(part, from: first, after: level, isTrial) { return limit }
        first += part.transitionCounts.count
      }
      return nil
    }
    var part = Batch<System>()
    swap(&part, &batch)
    defer { swap(&part, &batch) }
    part.removeAll()
    lead.expand(wave, in: store, into: &part)
    return try merge(part, from: wave.lowerBound, after: level, isTrial)
  }

  /// Stores what is new in a batch, in the order of states and actions.
  @inlinable
  mutating func merge(
    _ part: Batch<System>, from first: Int, after level: Range<Int>, _ isTrial: Bool
  ) throws(ExplorationError) -> Boundary? {
    var transition = 0
    var candidate = 0
    for (offset, count) in part.transitionCounts.enumerated() {
      let source = first + offset
      for choice in 0..<count {
        try merge(transition, choice, of: part, &candidate, from: source)
        transition += 1
      }
      counts.generated += count
      counts.steps += count * levels.count
      counts.expanded += 1
      if let limit = exceededLimit(isTrial: isTrial, after: level) { return limit }
    }
    if let error = part.error { throw error }
    return nil
  }

  /// Notes where a transition leads, and stores the state if it is new.
  @inlinable
  mutating func merge(
    _ transition: Int, _ rank: Int, of part: Batch<System>, _ candidate: inout Int,
    from source: Int
  ) throws(ExplorationError) {
    let (choice, answers) = isFamily ? part.conditions[transition] : (rank, Answers())
    let arrival = StateStore<System>.Arrival(
      parent: source, choice: choice, origin: store.origin(of: source))
    let target = try number(of: part, transition, &candidate, by: arrival, under: answers)
    if target == nil { counts.outside += 1 }
    if isFamily, let target {
      visit(target, under: answers, from: store.visits.shared[source], arrival)
    }
    if edges.isNeeded {
      edges.append(
        from: store.stateNumber(ofVisit: source), to: target,
        allowed: part.allowed.isEmpty ? 0 : part.allowed[transition], choice: choice)
      if isFamily, target != nil { edges.conditions.append(store.visits.sets.set(of: answers)) }
    }
  }

  /// Returns the number of the state that a transition leads to, and stores it if it has none yet;
  /// `nil` if it is outside.
  @inlinable
  mutating func number(
    of part: Batch<System>, _ transition: Int, _ candidate: inout Int,
    by arrival: StateStore<System>.Arrival, under answers: Answers
  ) throws(ExplorationError) -> Int? {
    let target = part.targets[transition]
    if target == Batch<System>.outside { return nil }
    guard target == Batch<System>.candidate else { return Int(target) }
    let found = part.candidates[candidate]
    candidate += 1
    let code = found.code ?? found.state.map { store.coding.store($0) }
    guard let code else { preconditionFailure("A candidate is a state or its code.") }
    let (index, isNew) = store.insert(code, found.monitors)
    if isNew {
      if !isFamily { store.append(arrival) }
    } else if index < store.count, lead.checksDeterminism, let state = found.state,
      let source = arrival.parent, lead.determinism.includes(source)
    {
      try lead.compareRevisit(state, index, from: source, under: answers, in: store)
    }
    return index
  }

  /// Evaluates states that were stored just now.
  @inlinable
  mutating func observe(_ states: Range<Int>) {
    if let crew, states.count >= Crew<System>.smallestWave {
      crew.observe(states, in: store)
    } else {
      lead.observe(states, in: store)
    }
  }

  /// The limit that the states found after a level go beyond, if there is one.
  @inlinable
  func exceededLimit(isTrial: Bool, after level: Range<Int>) -> Boundary? {
    if isTrial { return store.visitCount > level.upperBound ? .depth(levels.count - 1) : nil }
    guard let limit = limits.states, store.count > limit else { return nil }
    return .states(limit)
  }

  /// What ends the search in the midst of a level, if there is something.
  @inlinable
  mutating func reasonToStop() -> Boundary? {
    if let isCancelled, isCancelled() { return .cancelled }
    guard counts.expanded >= nextLook else { return nil }
    nextLook = counts.expanded + Self.lookInterval
    if counts.expanded > 0 { reportProgress() }
    return exceededMemory()
  }

  @usableFromInline
  func exceededMemory() -> Boundary? {
    guard let limit = limits.memory, let resident = ProcessMemory.resident else { return nil }
    let room = store.bytesToGrow(by: Crew<System>.largestWave)
    return resident + room > limit ? .memory(limit) : nil
  }
}
