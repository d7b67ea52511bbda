// SPDX-License-Identifier: MIT

import StateSpace
import Testing

@Suite("Protocols")
struct ProtocolModelTests {
  @Test("Two-phase commit is consistent and reaches both outcomes", arguments: 1...4)
  func twoPhaseCommit(count: Int) throws {
    let system = TwoPhaseCommit(count: count)
    let exploration = try system.explored([
      .never("both outcomes at once") {
        system.contains(.committed, in: $0) && system.contains(.aborted, in: $0)
      },
      .reachable("all committed") { system.all(.committed, in: $0) },
      .reachable("all aborted") { system.all(.aborted, in: $0) },
    ])
    #expect(try exploration.checked("both outcomes at once").verdict == .holds)
    #expect(try exploration.checked("all committed").trace?.steps.count == 3 * count + 1)
    #expect(try exploration.checked("all aborted").trace?.steps.count == count)
  }

  @Test func `Two-phase commit with three participants grows and shrinks level by level`() throws {
    let exploration = try TwoPhaseCommit(count: 3).explored()
    #expect(exploration.levels == [1, 7, 21, 38, 50, 54, 49, 36, 21, 9, 2])
  }

  @Test("A queue between two channels leaves the constraint on its length by one message")
  func boundedFIFO() throws {
    let system = BoundedFIFO()
    let exploration = try system.explored([
      .always("short") { $0.queue.count <= 3 }, .always("at most four") { $0.queue.count <= 4 },
      .noDeadlock,
    ])
    #expect(system.initialStates.count == 36)
    #expect(Census(exploration) == Census(3_864, 9_660, 11))
    let extent = Verdict.Extent.constraint(depth: 10)
    #expect(
      exploration.results.map(\.verdict) == [
        .violated, .noViolation(extent), .inconclusive(extent),
      ])
  }

  @Test("Termination is detected only when all nodes are at rest, and then all is over")
  func terminationDetection() throws {
    let exploration = try TerminationDetection(count: 3).explored([
      .always("detection is right", when: { $0.isDetected }) { $0.active == 0 },
      .onEveryStep("nodes keep their color") { $0.before.black == $0.after.black },
      .noDeadlock,
    ])
    let detection = try exploration.checked("detection is right")
    #expect(detection.verdict == .holds)
    #expect(detection.exercised == 1)
    #expect(try exploration.checked("nodes keep their color").trace?.steps.count == 1)
    let deadlock = try exploration.checked("no deadlock")
    #expect(deadlock.verdict == .violated)
    #expect(deadlock.violations == 1)
    #expect(deadlock.trace?.steps.count == 3)
  }

  @Test("The philosophers all starve in one state, after one step each", arguments: 2...6)
  func diningPhilosophers(count: Int) throws {
    let exploration = try DiningPhilosophers(count: count).explored([.noDeadlock])
    let deadlock = try exploration.checked("no deadlock")
    #expect(deadlock.violations == 1)
    #expect(deadlock.trace?.steps.count == count)
    #expect(deadlock.trace?.final == Array(repeating: .holdingLeft, count: count))
    if count == 5 { #expect(exploration.levels == [1, 5, 15, 25, 25, 11]) }
  }

  @Test func `Peterson's lock keeps the processes apart`() throws {
    let exploration = try Peterson().explored([.never("two inside") { $0.isViolated }])
    #expect(try exploration.checked("two inside").verdict == .holds)
  }

  @Test(
    "Each mutant of Peterson's lock fails in eight steps, in eight states",
    arguments: [(true, false), (false, true), (true, true)])
  func petersonMutants(keepsTheTurn: Bool, setsTurnBeforeFlag: Bool) throws {
    let mutant = Peterson(keepsTheTurn: keepsTheTurn, setsTurnBeforeFlag: setsTurnBeforeFlag)
    let result = try mutant.explored([.never("two inside") { $0.isViolated }])
      .checked("two inside")
    #expect(result.verdict == .violated)
    #expect(result.violations == 8)
    #expect(result.trace?.steps.count == 8)
  }

  @Test func `A lock that is tested before it is set fails in four steps, in one state`() throws {
    let property = Property<AbstractLock>.never("two inside") { $0.places == [2, 2] }
    let broken = try AbstractLock(isBroken: true).explored([property]).checked("two inside")
    #expect(broken.violations == 1)
    #expect(broken.trace?.steps.count == 4)
    let sound = try AbstractLock().explored([
      .never("two inside") { min($0.places[0], $0.places[1]) >= 2 }
    ])
    #expect(try sound.checked("two inside").verdict == .holds)
  }

  @Test func `The bakery lets one in at a time, unless drawing a ticket takes two steps`() throws {
    let property = Property<Bakery>.never("two inside") { $0.isViolated }
    let sound = try Bakery(count: 3, highestTicket: 4).explored([property])
    #expect(
      try sound.checked("two inside").verdict == .noViolation(.constraint(depth: sound.depth)))
    #expect(sound.outsideConstraint > 0)
    let mutant = Bakery(count: 2, highestTicket: 4, drawsInTwoSteps: true)
    let result = try mutant.explored([property]).checked("two inside")
    #expect(result.violations == 7)
    #expect(result.trace?.steps.count == 6)
  }

  @Test func `The allocator gives no resource to two clients`() throws {
    let exploration = try SimpleAllocator(clients: 3, resources: 2).explored([
      .always("held once") {
        $0.held[0] & $0.held[1] | $0.held[0] & $0.held[2] | $0.held[1] & $0.held[2] == 0
      }
    ])
    #expect(try exploration.checked("held once").verdict == .holds)
    #expect(exploration.levels == [1, 9, 42, 117, 159, 72])
  }

  @Test func `At most one smoker smokes, and only while nothing is on offer`() throws {
    let exploration = try CigaretteSmokers().explored([
      .always("nothing on offer", when: { $0.smoker != nil }) { $0.missing == nil }, .noDeadlock,
    ])
    #expect(exploration.results.map(\.verdict) == [.holds, .holds])
    #expect(exploration.results[0].exercised == 3)
  }
}
