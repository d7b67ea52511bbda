// SPDX-License-Identifier: MIT

import Foundation
import StateSpace
import Synchronization
import Testing
import UIKit
@testable import SceneHarness

/// What has to count, and what must not.
@MainActor
@Suite("Reading objects")
struct SnapshotReadingTests {
  private protocol Named: AnyObject {}
  private enum Phase { case idle, moving(Int), done(String) }

  private class Screen: Named {
    var phase = Phase.idle
    var count = Int8(-1)
    var ratio: Double?
    var size = (width: 1.0, height: 2.0)
    var anything: Any = 1
    lazy var caption = "a"
    weak var owner: (any Named)?
    unowned let parent: AnyObject
    var action: () -> Void = {}
    var pointer: UnsafeRawPointer?
    init(parent: AnyObject) { self.parent = parent }
  }

  private static func snapshot(
    _ value: Any, excluding exclusions: Snapshot.Exclusions = .init()
  ) -> Snapshot {
    var snapshot = Snapshot(excluding: exclusions, keepsLeaves: true)
    snapshot.add(value, named: "value")
    return snapshot
  }

  /// Whether a change makes a screen another state.
  private func counts(_ change: (Screen) -> Void) -> Bool {
    let parent = Screen(parent: self as AnyObject)
    let (plain, changed) = (Screen(parent: parent), Screen(parent: parent))
    change(changed)
    return Self.snapshot(plain).fingerprint != Self.snapshot(changed).fingerprint
  }

  @Test func `do not depend on the order in which constraints were added`() {
    func fingerprint(_ edges: [NSLayoutConstraint.Attribute]) -> Fingerprint {
      let (view, inner) = (UIView(), UIView())
      view.addSubview(inner)
      for edge in edges {
        view.addConstraint(
          NSLayoutConstraint(
            item: inner, attribute: edge, relatedBy: .equal, toItem: view, attribute: edge,
            multiplier: 1, constant: 0))
      }
      return Self.snapshot(view).fingerprint
    }
    #expect(fingerprint([.left, .top]) == fingerprint([.top, .left]))
    #expect(fingerprint([.left, .top]) != fingerprint([.left, .bottom]))
  }

  @Test("sees numbers, cases and what they carry, optionals, tuples, and values of any type")
  func values() {
    #expect(counts { $0.phase = .moving(1) })
    #expect(counts { $0.count = 0 })
    #expect(counts { $0.ratio = 0 })
    #expect(counts { $0.size.height = 3 })
    #expect(counts { $0.anything = 2 })
    #expect(counts { $0.anything = UInt8(1) })
    #expect(counts { _ = $0.caption })
    #expect(!counts { $0.size.height = 2 })
  }

  @Test func `tells random names apart by the order in which they are met, not by their bytes`() {
    let (first, second) = (UUID(), UUID())
    func mark(_ value: Any) -> Fingerprint { Self.snapshot(value).fingerprint }
    #expect(mark([first, second]) == mark([second, first]))
    #expect(mark([first, first]) != mark([first, second]))
    #expect(mark(Set([first, second])) == mark(Set([first, UUID()])))
  }

  @Test func `sees what closures capture, but no addresses, and nothing that is unowned`() {
    #expect(counts { screen in screen.action = { [count = 5] in _ = count } })
    #expect(
      counts { $0.pointer = UnsafeRawPointer(bitPattern: 16) }, "That there is an address counts.")
    let (first, second) = (Screen(parent: self as AnyObject), Screen(parent: self as AnyObject))
    first.pointer = UnsafeRawPointer(bitPattern: 16)
    second.pointer = UnsafeRawPointer(bitPattern: 32)
    #expect(Self.snapshot(first).fingerprint == Self.snapshot(second).fingerprint)
    // The parents of both are gone by now.
    #expect(Self.snapshot(first).leaves.allSatisfy { !$0.path.hasSuffix(".parent") })
  }

  @Test func `counts a weak reference by whom it leads to, not by what that one stores`() {
    let outsider = Screen(parent: self as AnyObject)
    #expect(counts { $0.owner = $0 })
    #expect(counts { $0.owner = outsider })
    let screen = Screen(parent: outsider)
    screen.owner = outsider
    let before = Self.snapshot(screen)
    outsider.count = 7
    #expect(Self.snapshot(screen).fingerprint == before.fingerprint)
    #expect(!before.hasMet(outsider))
    #expect(before.hasMet(screen))
  }

  @Test func `tells paths apart by the properties that they lead to`() {
    final class Order {
      var path: AnyKeyPath
      init(_ path: AnyKeyPath) { self.path = path }
    }
    func fingerprint(_ path: AnyKeyPath) -> Fingerprint {
      let snapshot = Self.snapshot(Order(path))
      #expect(!snapshot.hasMet(path), "it is a value")
      return snapshot.fingerprint
    }
    #expect(fingerprint(\Screen.count) == fingerprint(\Screen.count))
    #expect(fingerprint(\String.count) != fingerprint(\String.utf8.count))
  }

  @Test func `reads chains of any length`() {
    final class Link {
      var next: Link?
      init(_ next: Link?) { self.next = next }
    }
    var links = [Link(nil)]
    for _ in 0..<20_000 { links.append(Link(links.last)) }
    #expect(Self.snapshot(links[links.count - 1]).hasMet(links[0]))
    // Taken apart here: the language would do it by recursion.
    for link in links { link.next = nil }
  }

  @Test func `tells members of a set apart that only what they refer to tells apart`() {
    final class Box: Hashable {
      let content: [String]
      init(_ content: String) { self.content = [content] }
      static func == (left: Box, right: Box) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    let fingerprints = (0..<20).map { _ in
      Self.snapshot(Set(["a", "b", "c"].map(Box.init))).fingerprint
    }
    #expect(Set(fingerprints).count == 1)
    #expect(fingerprints[0] != Self.snapshot(Set(["a", "b", "d"].map(Box.init))).fingerprint)
  }

  @Test func `lets properties and types be left out, and properties be abstracted`() {
    func isSame(_ exclusions: Snapshot.Exclusions, _ change: (Screen) -> Void) -> Bool {
      let parent = Screen(parent: self as AnyObject)
      let (plain, changed) = (Screen(parent: parent), Screen(parent: parent))
      change(changed)
      return Self.snapshot(plain, excluding: exclusions).fingerprint
        == Self.snapshot(changed, excluding: exclusions).fingerprint
    }
    #expect(isSame(.init(properties: ["Screen.count"])) { $0.count = 3 })
    #expect(isSame(.init(properties: ["owner"])) { $0.owner = $0 })
    #expect(!isSame(.init(properties: ["Other.count"])) { $0.count = 3 })
    #expect(isSame(.init(types: ["Phase"])) { $0.phase = .done("") })
    var exclusions = Snapshot.Exclusions()
    exclusions.abstractions["Screen.count"] = { "\(($0 as? Int8 ?? 0) < 0)" }
    #expect(isSame(exclusions) { $0.count = -5 })
    #expect(!isSame(exclusions) { $0.count = 5 })
  }

  @Test func `asks objects that speak for themselves, and reads what their subclasses store`() {
    class Widget: SnapshotConvertible {
      var cache = 0
      var shown = 0
      static var snapshotBase: AnyClass { Widget.self }
      func addState(to snapshot: inout Snapshot) { snapshot.named("shown") { $0.add(shown) } }
    }
    final class Dial: Widget { var angle = 0 }
    func fingerprint(_ change: (Dial) -> Void) -> Fingerprint {
      let dial = Dial()
      change(dial)
      return Self.snapshot(dial).fingerprint
    }
    let plain = fingerprint { _ in }
    #expect(fingerprint { $0.cache = 1 } == plain)
    #expect(fingerprint { $0.shown = 1 } != plain)
    #expect(fingerprint { $0.angle = 1 } != plain)
  }
}

@MainActor
@Suite("An execution that is no function of its actions")
struct NondeterministicSceneTests {
  @Test func `is reported with the property, both values and what to do`() {
    let counter = Mutex(0)
    let system = ReexecutedSystem {
      Turnstile(
        clutter: counter.withLock { count in
          count += 1
          return count
        })
    }
    let error = #expect(throws: ExplorationError.self) { try Explorer(system).explore() }
    guard case .nondeterministic(_, let difference)? = error else {
      Issue.record("It was found for another reason.")
      return
    }
    #expect(
      difference.contains("'Turnstile.clutter' differs between two runs of the same actions: ")
        || difference == "asked twice, it gave different initial states")
    #expect(
      system.difference(after: [.coin])?.hasSuffix(
        "make it depend on the actions only, or exclude it if nothing depends on it") == true)
  }

  @Test func `is found in the objects that two executions share`() {
    let log = Log()
    let system = ReexecutedSystem { Turnstile(clutter: log) }
    #expect(
      system.sharedObjects() == [
        "'Turnstile.clutter' is the same Log in every execution of the scene: make a new one in "
          + "the closure that makes the scene, so that executions do not see what others did to it"
      ])
    #expect(ReexecutedSystem { Turnstile(clutter: Log()) }.sharedObjects().isEmpty)
    #expect(ReexecutedSystem { Turnstile(clutter: Constant.shared) }.sharedObjects().isEmpty)
  }

  @Test("is not found in what calendars and formatters are made of, nor in the shared session")
  func system() {
    let calendar = Calendar(identifier: .gregorian)
    let zone = TimeZone(identifier: "Europe/Rome") ?? .gmt
    let formatter = DateFormatter()
    formatter.calendar = calendar
    _ = formatter.string(from: Date(timeIntervalSince1970: 0))
    func found(_ clutter: Any) -> [String] {
      nonisolated(unsafe) let clutter = clutter
      return ReexecutedSystem { Turnstile(clutter: clutter) }.sharedObjects()
    }
    #expect(found(calendar) == [] && found(zone) == [] && found(Locale(identifier: "it")) == [])
    #expect(found(URLSession.shared) == [])
    #expect(found(formatter).allSatisfy { $0.contains("is the same DateFormatter") })
  }

  private final class Log: @unchecked Sendable { var lines: [String] = [] }
  private final class Constant: Sendable {
    static let shared = Constant()
    let name = "constant"
  }
}
