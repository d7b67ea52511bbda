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
  private let jobs: Int
  private let log: PackedLog
  private let seats: [Seat]
  private let progress = PackedProgress()
  private var table: PackedTable
  private var result = PackedCounts()
  private var levels: [[PackedLog.Chunk]] = []
  private var current: [PackedLog.Chunk] = []

  private init(_ explorer: PackedExplorer<System>, _ table: consuming PackedTable) {
    system = explorer.system
    jobs = explorer.jobs
    let log = PackedLog()
    self.log = log
    seats = (0..<explorer.jobs).map { _ in Seat(log) }
    self.table = table
  }

  /// Explores as an explorer demands.
  static func explore(_ explorer: PackedExplorer<System>) throws -> PackedExploration {
    guard let table = PackedTable(expecting: explorer.expectedStates) else {
      throw BenchmarkError.outOfMemory
    }
    return try PackedSearch(explorer, table).run()
  }

  /// Searches until nothing is left.
  private consuming func run() throws -> PackedExploration {
    try seed()
    while !current.isEmpty {
      result.levels.append(current.reduce(0) { $0 + $1.count })
      levels.append(current)
      try expandLevel()
      commit()
      current = takeRuns()
    }
    return PackedExploration(
      counts: result, bytes: table.capacity * MemoryLayout<UInt64>.stride + log.bytes, log: log,
      chunks: levels)
  }

  private mutating func seed() throws {
    let level = makeLevel(pieces: [], isShared: false)
    if seats[0].worker.insert(system.initialWords, level, of: system) == .needsRoom {
      throw BenchmarkError.outOfMemory
    }
    result.states = progress.inserted.load(ordering: .relaxed)
    result.violations.note(seats[0].worker.tally.violations, atDepth: 0)
    seats[0].worker.tally = .init()
    current = takeRuns()
  }

  /// Expands the current level.
  private mutating func expandLevel() throws {
    let count = current.reduce(0) { $0 + $1.count }
    let pieces = current.flatMap { $0.pieces(of: 512) }
    progress.cursor.store(0, ordering: .relaxed)
    let active = count < 2_048 ? 1 : seats.count
    while turn(makeLevel(pieces: pieces, isShared: active > 1), active).contains(.needsRoom) {
      let next = PackedTable.nextCapacity(table.capacity)
      guard next <= table.memory.capacity else { throw BenchmarkError.outOfMemory }
      table.grow(to: next, jobs: jobs)
    }
  }

  private func makeLevel(pieces: [PackedLog.Chunk], isShared: Bool) -> PackedLevel {
    PackedLevel(
      table: table.view, room: table.room, pieces: pieces, progress: progress, isShared: isShared)
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
}
