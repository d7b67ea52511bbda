// SPDX-License-Identifier: MIT

import StateSpace
import Testing

/// Verdicts that other checkers gave on the same models, with the strength of fairness they need.
@Suite("Published verdicts on behaviors")
struct TemporalOracleTests {
  @Test("L1: a variable that may change once does so only if the step is weakly fair")
  func changesOnce() throws {
    let step: @Sendable (Line.Action) -> Bool = { _ in true }
    let results = try Line(end: 1).explored([
      .eventually("no fairness") { $0 == 1 },
      .eventually("weak", fairness: [.weak("step", step)]) { $0 == 1 },
      .eventually("strong", fairness: [.strong("step", step)]) { $0 == 1 },
    ]).results
    #expect(results.map(\.verdict) == [.violated, .holds, .holds])
  }

  @Test func `L1: without fairness the counterexample stands still where it began`() throws {
    let result = try Line(end: 1).explored([.eventually("one") { $0 == 1 }]).results[0]
    #expect(result.trace?.states == [0])
    #expect(result.trace?.loopStart == 0)
  }

  @Test("L3: a rule about the past of a path is seen, though it is false in no single state")
  func neverTrueAgain() throws {
    let monitor = Monitor<FreeBit.Event>("once false, it stays false") { state, event in
      switch (state, event) {
      case (0, .became(true)): .next(0)
      case (_, .became(false)): .exercised(1)
      case (_, .became(true)): .violated
      }
    }
    let result = try FreeBit().explored([.monitor(monitor)]).results[0]
    #expect(result.trace?.states == [true, false, true])
  }

  @Test(
    "L5: the last of two writers wins, but only with fairness does one write at all",
    arguments: [
      ([], [.violated, .violated]),
      (
        [.weak("first") { $0.process == 0 }, .weak("second") { $0.process == 1 }],
        [.violated, .holds]
      ),
      (
        [.strong("first") { $0.process == 0 }, .strong("second") { $0.process == 1 }],
        [.violated, .holds]
      ),
    ] as [([Fairness<TwoWriters>], [Verdict])])
  func settles(fairness: [Fairness<TwoWriters>], verdicts: [Verdict]) throws {
    let results = try TwoWriters().explored([
      .eventuallyAlways("one", fairness: fairness) { $0.number == 1 },
      .eventuallyAlways("not zero", fairness: fairness) { $0.number != 0 },
    ]).results
    #expect(results.map(\.verdict) == verdicts)
  }

  @Test func `L6: a counter comes round again and again if it is weakly or strongly fair`() throws {
    let results = try WrappingCounter().explored([
      .infinitelyOften("no fairness") { $0 == 0 },
      .infinitelyOften("weak", fairness: [.weak("count") { _ in true }]) { $0 == 0 },
      .infinitelyOften("strong", fairness: [.strong("count") { _ in true }]) { $0 == 0 },
    ]).results
    #expect(results.map(\.verdict) == [.violated, .holds, .holds])
  }

  @Test func `L6: a bound that cuts the circle leaves the claim open`() throws {
    let result = try WrappingCounter().explored(
      [.infinitelyOften("zero", fairness: [.weak("count") { _ in true }]) { $0 == 0 }],
      limits: Limits(depth: 100)
    ).results[0]
    #expect(result.verdict == .inconclusive(.depth(100)))
  }

  @Test func `A clock strikes twelve again and again if it is weakly fair`() throws {
    let results = try HourClock().explored([
      .infinitelyOften("no fairness") { $0 == 12 },
      .infinitelyOften("weak", fairness: [.weak("tick") { _ in true }]) { $0 == 12 },
    ]).results
    #expect(results.map(\.verdict) == [.violated, .holds])
  }
}

@Suite("L8: published verdicts on the detection of termination, three nodes")
struct TerminationOracleTests {
  typealias System = TerminationDetection
  let system = System(count: 3)

  static let weakSystem = Fairness<System>.weak("system") { $0 == .probe || $0 == .pass }
  static let weakNext = Fairness<System>.weak("next") { _ in true }

  private func verdict(_ property: Property<System>) throws -> Verdict {
    try system.explored([property]).results[0].verdict
  }

  @Test(
    "Rest is detected if the system is weakly fair",
    arguments: [([], .violated), ([weakSystem], .holds)] as [([Fairness<System>], Verdict)])
  func detection(fairness: [Fairness<System>], expected: Verdict) throws {
    let verdict = try verdict(
      .leadsTo("detected", when: { $0.active == 0 }, fairness: fairness) { $0.isDetected })
    #expect(verdict == expected)
  }

  @Test func `That each node rests again and again is not enough to detect anything`() throws {
    let resting = (0..<3).map { node in
      Fairness<System>.recurring("node \(node) rests") { $0.active >> node & 1 == 0 }
    }
    let verdict = try verdict(
      .infinitelyOften("detected", fairness: [Self.weakSystem] + resting) { $0.isDetected })
    #expect(verdict == .violated)
  }

  @Test(
    "When messages cease, all come to rest only if that is fair as well",
    arguments: [(weakSystem, .violated), (weakNext, .holds)] as [(Fairness<System>, Verdict)])
  func messagesCease(fairness: Fairness<System>, expected: Verdict) throws {
    let ceasing = Fairness<System>.ceasing("messages") {
      if case .send = $0 { true } else { false }
    }
    let verdict = try verdict(
      .eventually("all at rest", fairness: [fairness, ceasing]) { $0.active == 0 })
    #expect(verdict == expected)
  }
}

@Suite("L9: published verdicts on the alternating bit")
struct AlternatingBitOracleTests {
  typealias System = AlternatingBit

  static let sending: [Fairness<System>] = [
    .weak("resend") { $0 == .resend }, .weak("acknowledge") { $0 == .acknowledge },
  ]
  static let weakReceiving: [Fairness<System>] = [
    .weak("receive") { $0 == .receive },
    .weak("receive acknowledgement") { $0 == .receiveAcknowledgement },
  ]
  static let strongReceiving: [Fairness<System>] = [
    .strong("receive") { $0 == .receive },
    .strong("receive acknowledgement") { $0 == .receiveAcknowledgement },
  ]

  @Test(
    "What is sent is received if a link that delivers now and then is strongly fair",
    arguments: [
      ([], .violated), (sending + weakReceiving, .violated), (sending + strongReceiving, .holds),
    ] as [([Fairness<System>], Verdict)])
  func sentLeadsToReceived(fairness: [Fairness<System>], expected: Verdict) throws {
    let properties = (0..<2).map { value in
      Property<System>.leadsTo(
        "value \(value) arrives", when: { $0.sent == value && $0.isWaiting }, fairness: fairness
      ) { $0.received == value }
    }
    let results = try System().explored(properties).results
    #expect(results.map(\.verdict) == [expected, expected])
  }

  @Test func `Under weak fairness the counterexample sends and loses in turns`() throws {
    let exploration = try System().explored([
      .leadsTo(
        "one arrives", when: { $0.sent == 1 && $0.isWaiting },
        fairness: Self.sending + Self.weakReceiving
      ) { $0.received == 1 }
    ])
    let trace = try #require(exploration.results[0].trace)
    let circle = trace.actions[try #require(trace.loopStart)...]
    #expect(circle.contains(.resend) && circle.contains(.loseMessage(0)))
  }
}

@Suite("Fairness between processes")
struct ProcessFairnessTests {
  @Test func `Who waits for Peterson's lock gets it if both processes are weakly fair`() throws {
    let fairness = (0..<2).map { process in
      Fairness<Peterson>.weak("process \(process)") { $0.process == process }
    }
    let results = try Peterson().explored([
      .leadsTo("no fairness", when: { $0.places[0] == .waiting }) { $0.places[0] == .inside },
      .leadsTo("one process", when: { $0.places[0] == .waiting }, fairness: [fairness[0]]) {
        $0.places[0] == .inside
      },
      .leadsTo("both processes", when: { $0.places[0] == .waiting }, fairness: fairness) {
        $0.places[0] == .inside
      },
    ]).results
    #expect(results.map(\.verdict) == [.violated, .violated, .holds])
  }

  @Test func `A lock without a queue starves a process that is only weakly fair`() throws {
    let weak = (0..<2).map { process in
      Fairness<AbstractLock>.weak("process \(process)") { $0.process == process }
    }
    let strong = (0..<2).map { process in
      Fairness<AbstractLock>.strong("process \(process)") { $0.process == process }
    }
    let results = try AbstractLock().explored([
      .leadsTo("weak", when: { $0.places[0] == 1 }, fairness: weak) { $0.places[0] == 2 },
      .leadsTo("strong", when: { $0.places[0] == 1 }, fairness: strong) { $0.places[0] == 2 },
    ]).results
    #expect(results.map(\.verdict) == [.violated, .holds])
  }

  @Test("A client gets what it wants if giving back is weakly and allocating strongly fair")
  func allocator() throws {
    let returning = (0..<3).map { client in
      Fairness<SimpleAllocator>.weak("client \(client) gives back") {
        if case .giveBack(client, _) = $0 { true } else { false }
      }
    }
    func allocates(to client: Int) -> @Sendable (SimpleAllocator.Action) -> Bool {
      { if case .allocate(client, _) = $0 { true } else { false } }
    }
    let weak = (0..<3).map { Fairness<SimpleAllocator>.weak("to \($0)", allocates(to: $0)) }
    let strong = (0..<3).map { Fairness<SimpleAllocator>.strong("to \($0)", allocates(to: $0)) }
    let results = try SimpleAllocator(clients: 3, resources: 2).explored([
      .leadsTo("weak", when: { $0.wanted[0] & 1 == 1 }, fairness: returning + weak) {
        $0.held[0] & 1 == 1
      },
      .leadsTo("strong", when: { $0.wanted[0] & 1 == 1 }, fairness: returning + strong) {
        $0.held[0] & 1 == 1
      },
    ]).results
    #expect(results.map(\.verdict) == [.violated, .holds])
  }

  @Test func `No fairness helps philosophers who all hold their left fork`() throws {
    let fairness = (0..<4).map { seat in
      Fairness<DiningPhilosophers>.strong("seat \(seat)") {
        switch $0 {
        case .takeLeft(seat), .takeRight(seat), .release(seat): true
        case .takeLeft, .takeRight, .release: false
        }
      }
    }
    let result = try DiningPhilosophers(count: 4).explored([
      .infinitelyOften("somebody eats", fairness: fairness) { $0.contains(.eating) }
    ]).results[0]
    #expect(result.trace?.final == Array(repeating: .holdingLeft, count: 4))
    #expect(result.trace?.loopStart == result.trace?.steps.count)
  }
}
