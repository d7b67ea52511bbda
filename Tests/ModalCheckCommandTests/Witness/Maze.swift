// SPDX-License-Identifier: MIT

import Reporting
import StateSpace
import TestSupport

/// Eight rooms with doors of three colors, which lead where a seed says.
struct Maze: TransitionSystem {
  enum Door: CaseIterable { case red, green, blue }

  private let exits: [[Int?]]

  init(seed: UInt64) {
    var state = seed
    func draw(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
    exits = (0..<8).map { _ in Door.allCases.map { _ in draw(3) == 0 ? nil : draw(8) } }
  }

  var initialStates: [Int] { [0, 1] }

  func appendActions(enabledIn room: Int, to doors: inout [Door]) {
    for (door, exit) in zip(Door.allCases, exits[room]) where exit != nil { doors.append(door) }
  }

  func step(_ room: Int, by door: Door) -> Int {
    let place = Door.allCases.firstIndex(of: door)
    return place.flatMap { exits[room][$0] } ?? room
  }

  /// Each obligation under each assumption, and under some together.
  ///
  /// SPIN takes a second to make an automaton of two assumptions of weak fairness and one obligation.
  static let obligations: [Property<Maze>] = {
    let each: [Fairness<Maze>] = [.weak("red") { $0 == .red }, .weak("green") { $0 == .green }]
    let slow: [(String, [Fairness<Maze>])] = [("weak, each", each)]
    let assumptions: [(String, [Fairness<Maze>])] = [
      ("nothing", []),
      ("weak", [.weak("red") { $0 == .red }]),
      ("weak, any", [.weak("any") { _ in true }]),
      ("strong", [.strong("red") { $0 == .red }]),
      ("all cease", [.ceasing("any") { _ in true }]),
      (
        "ceasing",
        [
          .weak("any") { _ in true }, .ceasing("blue") { $0 == .blue },
          .ceasing("green") { $0 == .green },
        ]
      ),
      ("recurring", [.recurring("odd") { $0 % 2 == 1 }]),
    ]
    return (assumptions + LongTests.choose([], long: slow)).flatMap {
      name, fairness -> [Property<Maze>] in
      [
        .eventually("far, under \(name)", fairness: fairness) { $0 > 2 },
        .leadsTo("out of 3, under \(name)", when: { $0 == 3 }, fairness: fairness) { $0 != 3 },
        .infinitelyOften("elsewhere, under \(name)", fairness: fairness) { $0 != 3 },
        .eventuallyAlways("not home again, under \(name)", fairness: fairness) { $0 != 0 },
      ]
    } + [
      .eventually("home, under both", fairness: each) { $0 == 1 },
      .leadsTo(
        "out of each room with an odd number", forEach: [1, 3, 5, 7], when: { $0 == $1 },
        fairness: [.weak("any") { _ in true }]
      ) { $0 != $1 },
      .leadsTo(
        "from each room home", forEach: [2, 3], when: { $0 == $1 },
        fairness: [.strong("any") { _ in true }]
      ) { $0 + 2 == $1 },
      .noDeadlock,
      .alwaysReachable("home by red and green", via: { $0 != .blue }) { $0 < 2 },
      .alwaysReachable("anywhere high") { $0 > 5 },
      .onEveryStep("no blue door leads home") { $0.action != .blue || $0.after > 1 },
    ]
  }()

  static let title = ExportTitle(
    name: "maze", command: "a test", configurations: ["first", "second"])
}
