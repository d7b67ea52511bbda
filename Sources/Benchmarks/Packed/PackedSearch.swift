// SPDX-License-Identifier: MIT

import StateSpace
import Synchronization

/// A packed search under way, level by level.
struct PackedSearch<System: PackedSystem>: ~Copyable {
  /// A worker that an array can hold; one thread at a time uses it.
  private final class Seat: @unchecked Sendable {
    var worker: PackedWorker

    init(_ log: PackedLog) { worker = PackedWorker(log) }
  }

  private let system: System
  private let limits: PackedLimits
  private let keepsLog: Bool
  private let jobs: Int
  private let log: PackedLog
  private let report: (@Sendable (PackedStage) -> Void)?
  private let seats: [Seat]
  private let progress = PackedProgress()
  private var table: PackedTable
  private var result = PackedCounts()
  private var levels: [[PackedLog.Chunk]] = []
  private var stages: [PackedStage] = []
  private var current: [PackedLog.Chunk] = []
  private var boundary = Boundary.closed

  private init(
    _ explorer: PackedExplorer<System>, _ limits: PackedLimits, _ table: consuming PackedTable
  ) {
    system = explorer.system
    self.limits = limits
    keepsLog = explorer.keepsLog
    jobs = explorer.jobs
    report = explorer.progress
    let log = PackedLog()
    self.log = log
    seats = (0..<explorer.jobs).map { _ in Seat(log) }
    self.table = table
  }

  /// Explores as an explorer demands.
  static func explore(_ explorer: PackedExplorer<System>) throws -> PackedExploration {
    let limits = try PackedLimits(explorer)
    guard
      let table = PackedTable(
        expecting: explorer.expectedStates, atMost: limits.largestCapacity)
    else { throw BenchmarkError.outOfMemory }
    return try PackedSearch(explorer, limits, table).run()
  }

  /// Searches until nothing is left or a limit is exceeded.
  private consuming func run() throws -> PackedExploration {
    try seed()
    var blocks = takeBlocks()
    while !current.isEmpty {
      beginLevel()
      guard expandLevel(limits.bound(known: result.states, level: result.levels.last ?? 0)) else {
        boundary = .memory(limits.bytes)
        break
      }
      commit()
      current = takeRuns()
      if !keepsLog {
        log.recycle(blocks)
        blocks = takeBlocks()
      }
    }
    return PackedExploration(
      counts: result, boundary: boundary,
      memory: PackedMemory(
        tableBytes: table.capacity * MemoryLayout<UInt64>.stride, logBytes: log.bytes,
        states: result.states, stages: stages),
      log: log, chunks: levels)
  }

  private mutating func seed() throws {
    let bound = limits.bound(known: 0, level: 0)
    let level = makeLevel(pieces: [], bound, statesLimit: .max, isShared: false)
    if seats[0].worker.insert(system.initialWords, level, of: system) == .needsRoom {
      throw BenchmarkError.outOfMemory
    }
    result.states = progress.inserted.load(ordering: .relaxed)
    if result.states > bound.states {
      throw ExplorationError.statesLimitBelowInitialStates(
        limit: bound.states, initialStates: result.states)
    }
    result.violations.note(seats[0].worker.tally.violations, atDepth: 0)
    seats[0].worker.tally = .init()
    current = takeRuns()
  }

  /// Takes note of a level that is about to be expanded, and says so.
  private mutating func beginLevel() {
    let count = current.reduce(0) { $0 + $1.count }
    result.levels.append(count)
    if keepsLog { levels.append(current) }
    let stage = PackedStage(
      depth: result.levels.count - 1, states: result.states, frontier: count,
      bytes: limits.bytes(capacity: table.capacity, known: result.states, level: count),
      forecast: limits.forecast(levels: result.levels, states: result.states))
    stages.append(stage)
    report?(stage)
  }

  /// Expands the current level; returns whether it was expanded completely.
  private mutating func expandLevel(_ bound: PackedLimits.Bound) -> Bool {
    let count = current.reduce(0) { $0 + $1.count }
    let pieces = current.flatMap { $0.pieces(of: 512) }
    progress.cursor.store(0, ordering: .relaxed)
    let active = count < 2_048 ? 1 : seats.count
    while true {
      let level = makeLevel(
        pieces: pieces, bound, statesLimit: bound.states, isShared: active > 1)
      let outcomes = turn(level, active)
      if outcomes.contains(.stopped) { return false }
      guard outcomes.contains(.needsRoom) else { return true }
      let next = PackedTable.nextCapacity(table.capacity)
      guard next <= bound.capacity, next <= table.memory.capacity else { return false }
      table.grow(to: next, jobs: jobs)
    }
  }

  private func makeLevel(
    pieces: [PackedLog.Chunk], _ bound: PackedLimits.Bound, statesLimit: Int, isShared: Bool
  ) -> PackedLevel {
    // The last size there is may be filled further, so that it is the limit on states that ends the
    // search, and not the words under way in some thread.
    let isLast = PackedTable.nextCapacity(table.capacity) > bound.capacity
    return PackedLevel(
      table: table.view, room: isLast ? table.capacity / 10 * 9 : table.room,
      statesLimit: statesLimit, pieces: pieces, progress: progress, isShared: isShared)
  }

  /// Lets the workers go on, until each is done or cannot.
  private func turn(_ level: PackedLevel, _ active: Int) -> [PackedWorker.Outcome] {
    let outcomes = Mutex<[PackedWorker.Outcome]>([])
    let system = system
    let seats = seats
    inParallel(jobs, items: active) { _, index in
      let outcome = seats[index].worker.expand(level, of: system)
      outcomes.withLock { $0.append(outcome) }
    }
    return outcomes.withLock { $0 }
  }

  /// Adds what the workers counted in a complete level.
  private mutating func commit() {
    let depth = result.levels.count - 1
    for seat in seats {
      result.transitions += seat.worker.tally.transitions
      result.deadlocks.note(seat.worker.tally.deadlocks, atDepth: depth)
      result.violations.note(seat.worker.tally.violations, atDepth: depth + 1)
      seat.worker.tally = .init()
    }
    result.states = progress.inserted.load(ordering: .relaxed)
  }

  private func takeRuns() -> [PackedLog.Chunk] {
    seats.flatMap { $0.worker.writer.takeRuns() }
  }

  private func takeBlocks() -> [PackedLog.Block] {
    keepsLog ? [] : seats.flatMap { $0.worker.writer.takeBlocks() }
  }
}
