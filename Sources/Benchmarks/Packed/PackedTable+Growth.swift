// SPDX-License-Identifier: MIT

import StateSpace
import Synchronization

extension PackedTable {
  /// Makes the table larger without a second one.
  ///
  /// The words move up from the top, in rounds. Each round moves a stretch so short that all its
  /// words land beyond its own end; therefore its parts can be moved by several threads, each into
  /// slots of its own. The few words that would land elsewhere wait, and are inserted at the end.
  mutating func grow(to newCapacity: Int, jobs: Int) {
    precondition(newCapacity > capacity && newCapacity <= memory.capacity)
    let move = Move(
      slots: memory.base, old: UInt64(capacity), new: UInt64(newCapacity))
    let strays = Strays()
    var end = UInt64(capacity)
    while end > Move.remainder {
      let round = move.firstSource(landingFrom: end)..<end
      let part: UInt64 = 1 << 16
      inParallel(jobs, items: Int((UInt64(round.count) + part - 1) / part)) { _, index in
        let first = round.lowerBound + UInt64(index) * part
        move.run(first..<min(first + part, round.upperBound), strays)
      }
      end = round.lowerBound
    }
    move.lift(0..<end, strays)
    capacity = newCapacity
    let view = view
    for key in strays.take() { view.place(key) }
  }

  /// The words that wait for the end of a growth.
  final class Strays: Sendable {
    private let keys = Mutex<[UInt64]>([])

    func add(_ more: [UInt64]) {
      if !more.isEmpty { keys.withLock { $0 += more } }
    }

    func take() -> [UInt64] { keys.withLock { $0 } }
  }

  /// One growth under way.
  private struct Move: @unchecked Sendable {
    /// So many slots at the bottom are lifted out at once.
    static var remainder: UInt64 { 4_096 }

    let slots: UnsafeMutablePointer<UInt64>
    let old: UInt64
    let new: UInt64

    /// The lowest slot whose words all land at or beyond another.
    func firstSource(landingFrom end: UInt64) -> UInt64 {
      let product = end.multipliedFullWidth(by: old)
      let division = new.dividingFullWidth(product)
      return division.quotient + (division.remainder > 0 ? 1 : 0)
    }

    /// Where the words of a slot land at the lowest.
    func landing(_ slot: UInt64) -> UInt64 {
      old.dividingFullWidth(slot.multipliedFullWidth(by: new)).quotient
    }

    /// Moves the words of some slots to the slots that are theirs alone.
    func run(_ sources: Range<UInt64>, _ strays: Strays) {
      let view = View(slots: slots, capacity: new)
      let lowest = landing(sources.lowerBound)
      let end = landing(sources.upperBound)
      var waiting: [UInt64] = []
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: Self.handful) { keys in
        var source = sources.upperBound
        while source > sources.lowerBound {
          let first = source - min(UInt64(Self.handful), source - sources.lowerBound)
          let count = take(first..<source, into: keys)
          for index in 0..<count {
            let key = keys[index]
            var slot = view.home(key)
            guard slot >= lowest else {
              waiting.append(key)
              continue
            }
            while slot < end, slots[Int(slot)] != 0 { slot += 1 }
            if slot < end { slots[Int(slot)] = key } else { waiting.append(key) }
          }
          source = first
        }
      }
      strays.add(waiting)
    }

    private static var handful: Int { 256 }

    /// Takes the words out of a few slots, the last one first, without a branch for each.
    @inline(__always)
    private func take(
      _ sources: Range<UInt64>, into keys: UnsafeMutableBufferPointer<UInt64>
    ) -> Int {
      var count = 0
      var source = Int(sources.upperBound)
      for _ in 0..<sources.count {
        source &-= 1
        let key = slots[source]
        slots[source] = 0
        keys[count] = key
        count &+= Int(truncatingIfNeeded: (key | (0 &- key)) >> 63)
      }
      return count
    }

    /// Takes all words out of some slots.
    func lift(_ sources: Range<UInt64>, _ strays: Strays) {
      var waiting: [UInt64] = []
      for slot in sources where slots[Int(slot)] != 0 {
        waiting.append(slots[Int(slot)])
        slots[Int(slot)] = 0
      }
      strays.add(waiting)
    }
  }
}
