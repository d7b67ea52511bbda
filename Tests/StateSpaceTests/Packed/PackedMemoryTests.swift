// SPDX-License-Identifier: MIT

import StateSpace
import Synchronization
import Testing

@testable import Benchmarks

@Suite("Memory of packed explorations")
struct PackedMemoryTests {
  @Test("Dropping the levels that are done leaves room for more states")
  func dropping() throws {
    let system = Counters(count: 5, values: 9)
    var forgetting = PackedExplorer(system: system, memoryLimit: 600_000)
    forgetting.keepsLog = false
    let full = try PackedExplorer(system: system, memoryLimit: 600_000).explore()
    #expect(full.boundary == .memory(600_000))
    #expect(try forgetting.explore().states > full.states)
  }

  @Test("What a level takes is foreseen", arguments: [false, true])
  func forecast(keepsLog: Bool) throws {
    var explorer = PackedExplorer(system: Counters(count: 5, values: 11))
    explorer.keepsLog = keepsLog
    let stages = try explorer.explore().memory.stages
    #expect(stages.first?.forecast == nil)
    let foreseen = zip(stages, stages.dropFirst()).compactMap { stage, next in
      stage.forecast.map { Double($0) / Double(next.bytes) }
    }
    #expect(foreseen.count > 30)
    #expect(foreseen.allSatisfy { 0.85 < $0 && $0 < 1.5 }, "\(foreseen)")
  }

  @Test("Each level is announced before it is expanded")
  func progress() throws {
    let stages = Mutex<[PackedStage]>([])
    var explorer = PackedExplorer(system: Counters(count: 3, values: 4))
    explorer.progress = { stage in stages.withLock { $0.append(stage) } }
    let exploration = try explorer.explore()
    let all = stages.withLock { $0 }
    #expect(all == exploration.memory.stages)
    #expect(all.map(\.depth) == Array(0..<10))
    #expect(all.last?.states == 64)
    #expect(all.map(\.frontier) == exploration.levels)
  }
}
