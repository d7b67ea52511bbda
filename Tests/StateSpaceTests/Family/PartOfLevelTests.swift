// SPDX-License-Identifier: MIT

import StateSpace
import TestSupport
import Testing

@Suite("A level that does not fit below the limit on steps, begun in part")
struct PartOfLevelTests {
  @Test(
    "finds only what is there, and says of complete levels what a limit on depth says",
    arguments: 0..<LongTests.choose(10, long: 40) as Range<UInt64>)
  func isSound(seed: UInt64) throws {
    let family = RandomFamily(seed: seed, states: 40)
    let whole = try Explorer(family).explore()
    for steps in stride(from: 2, to: 400, by: 23) {
      let comment: Comment = "seed \(seed), \(steps) steps"
      var limits = Limits(steps: steps)
      limits.goesOnInPart = true
      let part = try Explorer(family, limits: limits).explore()
      if part.isClosed {
        #expect(part.levels == whole.levels, comment)
        #expect(part.results.map(\.verdict) == whole.results.map(\.verdict), comment)
        continue
      }
      #expect(part.boundary == .steps(steps), comment)
      let complete = part.levels.prefix(part.completeDepth + 1)
      #expect(complete == whole.levels.prefix(part.completeDepth + 1), comment)
      #expect(Set(part.states).isSubset(of: Set(whole.states)), comment)
      #expect(part.frontierCount > 0 && part.frontierActions > 0, comment)
      for (result, truth) in zip(part.results, whole.results) {
        let known = whole.conditions(of: truth)
        for answers in part.conditions(of: result) {
          let members = family.combinations.filter { answers.includes($0, of: family) }
          for member in members {
            #expect(
              known.contains { $0.includes(member, of: family) }, "\(comment): \(result.name)")
          }
          let trace = try #require(try part.trace(of: result, under: answers))
          trace.expectIsTrace(of: family.member(try #require(members.first)), comment)
        }
        if case .noViolation(let extent) = result.verdict {
          #expect(extent == .depth(part.completeDepth), comment)
        }
      }
      part.forEachTransition { from, _, _, _ in #expect(part.isExpanded(from), comment) }
    }
  }

  @Test("ends with the level before, as a whole, where another limit strikes meanwhile")
  func otherLimit() throws {
    var limits = Limits(states: 900, steps: 4_000)
    limits.goesOnInPart = true
    let part = try Corridors().explored(limits: limits)
    #expect(part.boundary == .states(900) && part.distinct <= 900)
    let frontier = part.states.indices.filter { !part.isExpanded($0) }
    #expect(part.frontierCount == frontier.count)
  }

  @Test func `goes deeper than whole levels do, where other actions are enabled first`() throws {
    var limits = Limits(steps: 1_000)
    let whole = try Corridors().explored([.alwaysReachable("out") { $0.room == 0 }], limits: limits)
    #expect(whole.results[0].verdict == .notRefuted(.depth(whole.depth)))
    limits.goesOnInPart = true
    let part = try Corridors().explored([.alwaysReachable("out") { $0.room == 0 }], limits: limits)
    #expect(part.completeDepth == whole.depth && part.depth > whole.depth)
    #expect(part.results[0].verdict == .violated && part.steps <= 1_000)
    #expect(part.results[0].trace?.final.room == 77)
  }
}

extension Answers {
  /// Whether these answers say no more than others: they hold for all that the others hold for.
  fileprivate func includes(_ other: Answers, of family: RandomFamily) -> Bool {
    family.openQuestions.indices.allSatisfy { self[$0] == nil || self[$0] == other[$0] }
  }
}

/// Sixty rooms that are alike, each with twenty lamps; one of them has a door that locks.
private struct Corridors: TransitionSystem {
  struct State: Hashable, Sendable {
    var room = 0
    var lamps = 0
  }

  enum Action: Hashable, Sendable {
    case enter(Int), leave, light(Int), lock
  }

  var initialStates: [State] { [State()] }

  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    switch state.room {
    case 0: actions += (1...60).map { .enter($0) }
    case 61...: if state.lamps == 0 { actions.append(.light(1)) }
    default:
      actions += (0..<20).filter { state.lamps & 1 << $0 == 0 }.map { .light($0) } + [.leave]
      if state.room == 17 { actions.append(.lock) }
    }
  }

  func step(_ state: State, by action: Action) -> State {
    switch action {
    case .enter(let room): State(room: room)
    case .leave: State()
    case .light(let lamp): State(room: state.room, lamps: state.lamps | 1 << lamp)
    case .lock: State(room: 77)
    }
  }

  func isAccepting(_ state: State) -> Bool { true }
}
