// SPDX-License-Identifier: MIT

import StateSpace
import Testing

/// Everything that can be asked of an exploration.
struct Findings<System: TransitionSystem>: Equatable {
  struct Finding: Equatable {
    var name: String
    var verdict: Verdict
    var exercised: Int
    var violations: Int
    var trace: Trace<System>?
    var origins: [Int]
  }

  var states: [System.State]
  var parents: [Int?]
  var origins: [Int]
  var counts: [Int]
  var levels: [Int]
  var boundary: Boundary
  var findings: [Finding]

  init(_ exploration: Exploration<System>) {
    states = Array(exploration.states)
    parents = states.indices.map(exploration.parent)
    origins = states.indices.map(exploration.origin)
    counts = [
      exploration.generated, exploration.steps, exploration.outsideConstraint,
      exploration.expandedCount,
      exploration.frontierCount,
    ]
    levels = exploration.levels
    boundary = exploration.boundary
    findings = exploration.results.map { result in
      Finding(
        name: result.name, verdict: result.verdict, exercised: result.exercised,
        violations: result.violations, trace: result.trace,
        origins: result.violatingOrigins)
    }
  }
}

/// Something to be done with every model that has a published number of states.
protocol ModelVisitor {
  func visit(_ model: some TransitionSystem, limits: Limits) throws
}

extension ModelVisitor {
  /// Goes to all models.
  func visitAll() throws {
    for model in Self.models { try visit(model, limits: .none) }
    for (model, depth) in Self.largeModels { try visit(model, limits: Limits(depth: depth)) }
  }

  private static var models: [any TransitionSystem] {
    [
      AbstractLock(isBroken: true), AlternatingBit(), Bakery(count: 3, highestTicket: 4),
      BoundedFIFO(), CigaretteSmokers(), Jugs(),
      DiningPhilosophers(count: 4), EvenCounter(), FreeBit(), HourClock(), Line(), Peterson(),
      SimpleAllocator(clients: 3, resources: 2), SlidingTiles(width: 3, height: 2),
      TerminationDetection(count: 3), ThreePhaseProcesses(), TowersOfHanoi(discs: 4),
      TwoPhaseCommit(count: 3), TwoWriters(), WrappingCounter(),
    ]
  }

  /// Not searched to the end, which takes long in a debug build; levels are wide enough for threads.
  private static var largeModels: [(any TransitionSystem, depth: Int)] {
    [(LinearEquation(), 15), (SlidingTiles(width: 3, height: 3), 8), (TicTacToe(), 3)]
  }
}
