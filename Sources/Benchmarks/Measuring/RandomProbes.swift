// SPDX-License-Identifier: MIT

import Dispatch
import MemoryHints
import Synchronization

/// The machine's own limit for an exact search: random probes of a table, and nothing else.
///
/// The table is half full and as large as the one of a search. A probe hashes a word, loads the one
/// slot where the word would be, and decides whether it is there; about every second is. Slots
/// are asked for in batches, so that the waits for memory overlap.
struct RandomProbes: ~Copyable {
  private let memory: PageMemory
  private let capacity: UInt64
  private let members: UInt64

  /// Fills a table with as many words as a search has states.
  init?(states: Int) {
    guard let memory = PageMemory(words: 2 * states) else { return nil }
    let capacity = UInt64(2 * states)
    for member in 0..<UInt64(states) {
      memory.base[Self.home(member, capacity)] = member | Self.tag
    }
    self.memory = memory
    self.capacity = capacity
    members = UInt64(states)
  }

  /// Probes on some threads, and returns how many probes found their word.
  func run(probes: Int, jobs: Int) -> Int {
    let table = Table(slots: memory.base, capacity: capacity, members: members)
    let hits = Atomic(0)
    guard jobs > 1 else { return table.probe(probes, seed: 1) }
    DispatchQueue.concurrentPerform(iterations: jobs) { job in
      let found = table.probe(probes / jobs, seed: UInt64(job + 1))
      hits.wrappingAdd(found, ordering: .relaxed)
    }
    return hits.load(ordering: .relaxed)
  }

  private static var tag: UInt64 { 1 << 63 }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    var mixed = (value ^ value >> 32) &* 0x9E37_79B9_7F4A_7C15
    mixed ^= mixed >> 29
    return mixed &* 0xD6E8_FEB8_6659_FD93
  }

  @inline(__always)
  private static func home(_ key: UInt64, _ capacity: UInt64) -> Int {
    Int(truncatingIfNeeded: mix(key).multipliedFullWidth(by: capacity).high)
  }

  private struct Table: @unchecked Sendable {
    let slots: UnsafeMutablePointer<UInt64>
    let capacity: UInt64
    let members: UInt64

    func probe(_ probes: Int, seed: UInt64) -> Int {
      withUnsafeTemporaryAllocation(of: (word: UInt64, home: Int).self, capacity: 64) { batch in
        var state = seed &* 0x2545_F491_4F6C_DD1D
        var hits = 0
        for _ in 0..<probes / batch.count {
          for index in batch.indices {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let word = state.multipliedFullWidth(by: 2 &* members).high
            batch[index] = (word | RandomProbes.tag, RandomProbes.home(word, capacity))
            hint_prefetch(slots + batch[index].home)
          }
          for probe in batch where slots[probe.home] == probe.word { hits &+= 1 }
        }
        return hits
      }
    }
  }
}
