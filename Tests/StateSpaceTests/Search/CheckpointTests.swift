// SPDX-License-Identifier: MIT

import StateSpace
import Synchronization
import TestSupport
import Testing

@Suite("Checkpoints")
struct CheckpointTests {
  @Test("What is written after going on is what would have been written without a break")
  func sameCheckpoints() throws {
    let whole = try checkpoints(of: DiningPhilosophers(count: 6))
    let rest = try checkpoints(of: DiningPhilosophers(count: 6), from: whole[2])
    let isSame = rest.last == whole.last
    #expect(isSame)
  }

  @Test func `A search that ended at a limit goes on with a higher one`() throws {
    let model = TwoPhaseCommit(count: 3)
    let expected = try Findings(model.explored([.noDeadlock]))
    for limits in [Limits(depth: 4), Limits(states: 100)] {
      let checkpoint = try #require(
        try checkpoints(of: model, [.noDeadlock], limits: limits).last)
      var explorer = Explorer(model, properties: [.noDeadlock])
      explorer.resumption = checkpoint
      let isSame = try Findings(explorer.explore()) == expected
      #expect(isSame, "\(limits)")
    }
  }

  @Test func `A lower limit, another model and other properties are refused`() throws {
    let checkpoint = try #require(try checkpoints(of: TwoPhaseCommit(count: 3)).last)
    func error<System: TransitionSystem>(
      _ system: System, _ properties: [Property<System>] = [], _ limits: Limits = .none
    ) throws -> ExplorationError? {
      var explorer = Explorer(system, properties: properties, limits: limits)
      explorer.resumption = checkpoint
      return #expect(throws: ExplorationError.self) { try explorer.explore() }
    }
    let other = ExplorationError.invalidCheckpoint(
      "the system does not lead to the states that it counts")
    #expect(try error(TwoPhaseCommit(count: 4)) == other)
    #expect(try error(TwoPhaseCommit(count: 2)) == other)
    #expect(try error(DiningPhilosophers(count: 3)) == other)
    let properties = ExplorationError.invalidCheckpoint("it was made with other properties")
    #expect(try error(TwoPhaseCommit(count: 3), [.noDeadlock]) == properties)
    let depth = ExplorationError.invalidCheckpoint(
      "it is at depth 11 already, beyond the limit of 3")
    #expect(try error(TwoPhaseCommit(count: 3), [], Limits(depth: 3)) == depth)
    let states = ExplorationError.invalidCheckpoint(
      "it has 288 states already, beyond the limit of 50")
    #expect(try error(TwoPhaseCommit(count: 3), [], Limits(states: 50)) == states)
  }

  @Test func `Bytes that are cut off or changed are refused`() throws {
    let model = Told(Jugs())
    let bytes = try #require(
      try checkpoints(of: model, model.oneOfEach()).dropLast().last?.encoded)
    let error = ExplorationError.invalidCheckpoint("it is cut off or damaged")
    for count in bytes.indices {
      #expect(throws: error) { try Checkpoint(decoding: Array(bytes[..<count])) }
    }
    for place in bytes.indices {
      for bit in LongTests.choose([place % 8], long: Array(0..<8)) {
        var changed = bytes
        changed[place] ^= 1 << UInt8(bit)
        #expect(throws: error) { try Checkpoint(decoding: changed) }
      }
    }
  }

  private func checkpoints<System: TransitionSystem>(
    of system: System, _ properties: [Property<System>] = [], limits: Limits = .none,
    from start: Checkpoint? = nil
  ) throws -> [Checkpoint] {
    let made = Mutex<[Checkpoint]>([])
    var explorer = Explorer(system, properties: properties, limits: limits)
    explorer.checkpoints = { checkpoint in made.withLock { $0.append(checkpoint) } }
    explorer.resumption = start
    _ = try explorer.explore()
    return made.withLock { $0 }
  }
}
