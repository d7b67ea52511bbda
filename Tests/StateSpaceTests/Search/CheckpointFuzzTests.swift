// SPDX-License-Identifier: MIT

import Synchronization
import TestSupport
import Testing

@testable import StateSpace

@Suite("Spoilt checkpoints")
struct CheckpointFuzzTests {
  private let model = DiningPhilosophers(count: 4)
  private let properties: [Property<DiningPhilosophers>] = [
    .noDeadlock, .never("all eat") { $0.allSatisfy { $0 == .eating } },
    .onEveryStep("no step") { $0.before == $0.after },
    .alwaysReachable("all think") { $0.allSatisfy { $0 == .thinking } },
    .eventually("somebody eats") { $0.contains(.eating) },
  ]

  /// The checkpoints of a search, as bytes without their seals.
  private func contents() throws -> [[UInt8]] {
    let made = Mutex<[Checkpoint]>([])
    var explorer = Explorer(model, properties: properties)
    explorer.checkpoints = { checkpoint in made.withLock { $0.append(checkpoint) } }
    _ = try explorer.explore()
    return made.withLock { $0 }.map { $0.encoded.dropLast(NumberWriter.sealSize) }
  }

  /// Changes, removes or adds a few bytes.
  private func spoil(_ content: [UInt8], _ dice: inout Dice) -> [UInt8] {
    let telling: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF]
    var bytes = content
    for _ in 0..<dice.roll(1...4) where !bytes.isEmpty {
      let place = dice.roll(0...bytes.count - 1)
      switch dice.roll(0...4) {
      case 0: bytes[place] = telling[dice.roll(0...4)]
      case 1: bytes[place] = bytes[place] &+ UInt8(dice.roll(1...3))
      case 2: bytes.insert(telling[dice.roll(0...4)], at: place)
      case 3: bytes.remove(at: place)
      default: bytes.swapAt(place, dice.roll(0...bytes.count - 1))
      }
    }
    return bytes
  }

  @Test("Damage under a valid seal is refused, or continued to an end, and never a crash")
  func spoilt() throws {
    let contents = try contents()
    var refused = 0
    for seed in 0..<LongTests.choose(1_000, long: 20_000) {
      var dice = Dice(seed: seed)
      let bytes = spoil(contents[dice.roll(0...contents.count - 1)], &dice)
      do {
        var explorer = Explorer(model, properties: properties)
        explorer.resumption = try Checkpoint(decoding: bytes + NumberWriter.seal(of: bytes))
        _ = try explorer.explore()
      } catch ExplorationError.invalidCheckpoint {
        refused += 1
      }
    }
    #expect(refused > 0)
  }

  @Test func `Damage under the old seal is always refused`() throws {
    let content = try #require(try contents().last)
    for seed in 0..<LongTests.choose(250, long: 5_000) {
      var dice = Dice(seed: seed)
      let bytes = spoil(content, &dice)
      guard bytes != content else { continue }
      #expect(throws: ExplorationError.self) {
        try Checkpoint(decoding: bytes + NumberWriter.seal(of: content))
      }
    }
  }
}
