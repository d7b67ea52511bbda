// SPDX-License-Identifier: MIT

import StateSpace
import Synchronization
import Testing
@testable import SceneHarness

@MainActor
@Suite("A system of objects")
struct ReexecutionTests {
  @Test func `is explored like any other: the same states, however they are reached`() throws {
    let system = ReexecutedSystem { Turnstile() }
    let exploration = try Explorer(
      system,
      properties: [
        .never("somebody did not pay") { $0.observation.contains(false) },
        .reachable("two have paid") { $0.observation == [true, true] }, .noDeadlock,
      ]
    ).explore()
    // Up to two guests, each paid or not, and a lock that is open or shut.
    #expect(exploration.distinct == 14)
    #expect(exploration.isClosed)
    let results = exploration.results
    #expect(results[0].trace?.actions == [.jump])
    #expect(results[1].trace?.actions == [.coin, .push, .coin, .push])
    #expect(results[2].verdict == .holds)
  }

  @Test func `that is not a function of its actions is found out`() throws {
    let counter = Mutex(0)
    let system = ReexecutedSystem {
      Turnstile(
        clutter: counter.withLock {
          $0 += 1
          return $0
        })
    }
    #expect(throws: ExplorationError.self) { try Explorer(system).explore() }
    let first = system.snapshot(after: [.coin])
    let second = system.snapshot(after: [.coin])
    let difference = try #require(Snapshot.firstDifference(first, second))
    #expect(
      difference.hasPrefix(
        "'Turnstile.clutter' differs between two runs of the same actions: "), "\(difference)")
  }

  @Test func `differs by what has a name, or in words`() {
    func snapshot(_ number: Int, count: Int) -> Snapshot {
      var snapshot = Snapshot(keepsLeaves: true)
      snapshot.add(number)
      snapshot.named("count") { $0.add(count) }
      return snapshot
    }
    let named = Snapshot.firstDifference(snapshot(1, count: 1), snapshot(2, count: 2))
    #expect(named?.hasPrefix("'.count' differs between two runs") == true, "\(named ?? "")")
    let nameless = Snapshot.firstDifference(snapshot(1, count: 1), snapshot(2, count: 1))
    #expect(nameless?.hasPrefix("what is referred to differs between") == true, "\(nameless ?? "")")
  }

  @Test func `can be told what does not belong to its state`() throws {
    let counter = Mutex(0)
    let system = ReexecutedSystem(excluding: .init(properties: ["Turnstile.clutter"])) {
      Turnstile(
        clutter: counter.withLock {
          $0 += 1
          return $0
        })
    }
    #expect(try Explorer(system).explore().distinct == 14)
  }

  @Test(
    "tries in the scene itself whether an action changes anything",
    arguments: [(Turnstile.Action.jump, true), (.coin, false)])
  func trials(first: Turnstile.Action, isOffered: Bool) {
    let made = Mutex(0)
    let system = ReexecutedSystem {
      made.withLock { $0 += 1 }
      return Turnstile(trial: .coin)
    }
    let start = system.initialStates[0]
    #expect(start.actions == [.coin, .jump, .coin])
    // A coin does nothing where one was put in.
    var events: [String] = []
    let next = system.step(start, by: first, emitting: &events)
    #expect((next.actions.last == .coin) == isOffered)
    #expect(made.withLock(\.self) == 2)
  }
}

@MainActor
@Suite("A snapshot of objects")
struct SnapshotTests {
  private final class Node {
    var name: String
    var next: Node?
    init(_ name: String, next: Node? = nil) {
      self.name = name
      self.next = next
    }
  }

  private static func fingerprint(_ value: Any) -> Fingerprint {
    var snapshot = Snapshot()
    snapshot.add(value, named: "value")
    return snapshot.fingerprint
  }

  @Test func `ends, although objects refer to each other in a circle`() {
    let first = Node("a", next: Node("b"))
    first.next?.next = first
    let second = Node("a", next: Node("b"))
    second.next?.next = second
    #expect(Self.fingerprint(first) == Self.fingerprint(second))
    second.next?.next = nil
    #expect(Self.fingerprint(first) != Self.fingerprint(second))
    first.next?.next = nil
  }

  @Test func `tells one object that is held twice from two that are equal`() {
    let shared = Node("a")
    #expect(Self.fingerprint([shared, shared]) != Self.fingerprint([Node("a"), Node("a")]))
  }

  @Test func `does not depend on the order of sets and dictionaries`() {
    let words = (0..<50).map { "word \($0)" }
    #expect(Self.fingerprint(Set(words)) == Self.fingerprint(Set(words.reversed())))
    #expect(Self.fingerprint(Set(words)) != Self.fingerprint(Set(words.dropLast())))
    let left = Dictionary(uniqueKeysWithValues: words.map { ($0, $0.count) })
    let right = Dictionary(uniqueKeysWithValues: words.reversed().map { ($0, $0.count) })
    #expect(Self.fingerprint(left) == Self.fingerprint(right))
  }

  @Test func `sees what superclasses store, and payloads of enumerations`() {
    class Base { var hidden = 1 }
    final class Derived: Base { var seen: Result<Int, ExplorationError> = .success(1) }
    let left = Derived()
    let right = Derived()
    #expect(Self.fingerprint(left) == Self.fingerprint(right))
    right.hidden = 2
    #expect(Self.fingerprint(left) != Self.fingerprint(right))
    right.hidden = 1
    right.seen = .success(2)
    #expect(Self.fingerprint(left) != Self.fingerprint(right))
  }

  @Test func `tells neighbors apart: where one value ends and the next begins counts`() {
    #expect(Self.fingerprint(["ab", "c"]) != Self.fingerprint(["a", "bc"]))
    #expect(Self.fingerprint([[1], [2, 3]]) != Self.fingerprint([[1, 2], [3]]))
    #expect(Self.fingerprint(Int?.none as Any) != Self.fingerprint(Int?.some(0) as Any))
  }
}
