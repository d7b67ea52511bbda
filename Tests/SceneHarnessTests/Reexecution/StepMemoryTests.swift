// SPDX-License-Identifier: MIT

import StateSpace
import Synchronization
import Testing
@testable import SceneHarness

/// A lamp with a switch, and with a plug to which nobody pays attention until it is pulled.
private final class Lamp: LiveScene {
  enum Action: Hashable, Sendable { case turn, unplug }

  struct Observation: Hashable, Sendable {
    var isLit = false
    /// Whether the lamp has a battery; it makes a difference once the plug is pulled.
    var hasBattery: Bool
    var isUnplugged = false
  }

  /// What was done to all lamps.
  final class Ledger: Sendable {
    private let actions = Mutex<[Action?]>([])
    func note(_ action: Action?) { actions.withLock { $0.append(action) } }
    /// How many lamps were made, and how many actions were executed.
    var counts: [Int] {
      actions.withLock { [$0.count { $0 == nil }, $0.count { $0 != nil }] }
    }
  }

  private var seen: Observation
  private let ledger: Ledger

  init(hasBattery: Bool, _ ledger: Ledger) {
    seen = Observation(hasBattery: hasBattery)
    self.ledger = ledger
    ledger.note(nil)
  }

  func appendActions(to actions: inout [Action]) {
    actions.append(.turn)
    if !seen.isUnplugged { actions.append(.unplug) }
  }

  func perform(_ action: Action, emitting events: inout [String]) {
    ledger.note(action)
    switch action {
    case .turn: seen.isLit = !seen.isLit && (!seen.isUnplugged || seen.hasBattery)
    case .unplug: (seen.isUnplugged, seen.isLit) = (true, seen.isLit && seen.hasBattery)
    }
    events.append(seen.isLit ? "light" : "dark")
  }

  func observe() -> Observation { seen }

  func add(to snapshot: inout Snapshot) {
    snapshot.add([seen.isLit, seen.isUnplugged], named: "lamp")
  }

  var isAccepting: Bool { true }
}

@Suite("A memory of steps")
struct StepMemoryTests {
  private let ledger = Lamp.Ledger()

  private func system(hasBattery: Bool, _ memory: StepMemory<Lamp>?) -> ReexecutedSystem<Lamp> {
    let system = ReexecutedSystem { [ledger] in Lamp(hasBattery: hasBattery, ledger) }
    guard let memory else { return system }
    return system.remembering(in: memory) { seen in
      if seen.isUnplugged, seen.hasBattery != hasBattery { return nil }
      var here = seen
      here.hasBattery = hasBattery
      return here
    }
  }

  /// Every state, step and event, in the order of the search.
  private func story(_ system: ReexecutedSystem<Lamp>) throws -> [String] {
    var explorer = Explorer(system)
    explorer.checksDeterminism = false
    let exploration = try explorer.explore()
    var lines = exploration.states.map { "\($0.observation) \($0.path) \($0.actions)" }
    exploration.forEachTransition { lines.append("\($0) \($1) \($2) \($3)") }
    return lines
  }

  @Test("tells another system the same as if all were executed")
  func equality() throws {
    let memory = StepMemory<Lamp>(capacity: 1_000)
    for hasBattery in [true, false, true] {
      #expect(
        try story(system(hasBattery: hasBattery, memory))
          == story(system(hasBattery: hasBattery, nil)))
    }
  }

  @Test("leaves nothing to execute but what comes differently")
  func economy() throws {
    let memory = StepMemory<Lamp>(capacity: 1_000)
    _ = try story(system(hasBattery: true, memory))
    let first = ledger.counts
    _ = try story(system(hasBattery: true, memory))
    #expect(ledger.counts == first)
    _ = try story(system(hasBattery: false, memory))
    // Turned on, turned off, and from there on nothing that has to do with the plug.
    #expect(ledger.counts[1] > first[1])
    #expect(ledger.counts[1] - first[1] < first[1])
  }

  @Test("lets every step be executed while it does not answer, and answers afterwards")
  func silence() throws {
    let memory = StepMemory<Lamp>(capacity: 1_000)
    memory.answers = false
    _ = try story(system(hasBattery: true, memory))
    let first = ledger.counts
    _ = try story(system(hasBattery: true, memory))
    #expect(ledger.counts == first.map { 2 * $0 })
    memory.answers = true
    _ = try story(system(hasBattery: true, memory))
    #expect(ledger.counts == first.map { 2 * $0 })
  }

  @Test("executes what it has no room for", arguments: 0...4)
  func capacity(_ capacity: Int) throws {
    let memory = StepMemory<Lamp>(capacity: capacity)
    let whole = try story(system(hasBattery: true, nil))
    for _ in 1...2 { #expect(try story(system(hasBattery: true, memory)) == whole) }
  }
}
