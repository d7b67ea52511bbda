// SPDX-License-Identifier: MIT

import StateSpace
import Testing

@testable import Benchmarks

@Suite("The table of packed words")
struct PackedTableTests {
  /// Words in every tenth of the table's range, some of them side by side.
  private func words(_ count: Int, seed: UInt64) -> [UInt64] {
    var chance = SplitMix64(seed: seed)
    return (0..<count).map { index in
      index % 2 == 0 ? UInt64(index) : chance.next() >> 2
    }
  }

  private func insert(_ words: [UInt64], into table: borrowing PackedTable) -> Int {
    let view = table.view
    return words.count { word in
      let key = word | PackedTable.tag
      return view.insert(key, from: view.home(key), isShared: word % 2 == 0)
    }
  }

  @Test(arguments: 1...3) func `Growth in place loses nothing`(jobs: Int) {
    guard var table = PackedTable(expecting: nil, atMost: 1 << 18) else {
      Issue.record("The system refuses the memory.")
      return
    }
    let words = words(5_000, seed: 7)
    let count = insert(words, into: table)
    #expect(count == Set(words).count)
    while PackedTable.nextCapacity(table.capacity) <= 1 << 18 {
      table.grow(to: PackedTable.nextCapacity(table.capacity), jobs: jobs)
      #expect(insert(words, into: table) == 0)
      let filled = (0..<table.capacity).count { table.memory.base[$0] != 0 }
      #expect(filled == count)
    }
  }

  @Test func `Words that crowd at either end of the table survive its growth`() {
    guard var table = PackedTable(expecting: nil, atMost: 1 << 18) else {
      Issue.record("The system refuses the memory.")
      return
    }
    let start = table.view
    let crowd = (0..<UInt64(100_000)).filter { word in
      let home = start.home(word | PackedTable.tag)
      return home < 300 || home > start.capacity - 300
    }
    let count = insert(crowd, into: table)
    #expect(count == crowd.count)
    table.grow(to: PackedTable.nextCapacity(table.capacity), jobs: 2)
    #expect(insert(crowd, into: table) == 0)
    table.grow(to: 2 * table.capacity, jobs: 2)
    #expect(insert(crowd, into: table) == 0)
  }

  @Test func `A table is at least half full after it has grown`() {
    for capacity in [1 << 15, 100_000, 12_345_678] {
      let next = PackedTable.nextCapacity(capacity)
      #expect(2 * PackedTable.room(capacity) >= next - 32)
    }
  }
}
