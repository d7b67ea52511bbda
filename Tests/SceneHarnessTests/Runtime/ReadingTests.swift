// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Testing
import UIKit
@testable import SceneHarness

@MainActor
@Suite("Values that are read as 'Mirror' reads them, where their layout is not known")
struct ReadingTests {
  private static func exclusions(_ reading: SwiftRuntime.Reading) -> Snapshot.Exclusions {
    var exclusions = Snapshot.Exclusions()
    exclusions.reading = reading
    return exclusions
  }

  private static func snapshot(_ value: Any, _ reading: SwiftRuntime.Reading) -> Snapshot {
    var snapshot = Snapshot(excluding: exclusions(reading), keepsLeaves: true)
    snapshot.add(value, named: "value")
    return snapshot
  }

  @Test("give the same snapshot as those that are read at their addresses", arguments: Sample.all)
  func equality(_ sample: Sample) {
    let snapshots = [SwiftRuntime.Reading.atAddresses, .asMirrors].map { reading in
      Self.snapshot(sample.make(), reading)
    }
    let differing = zip(snapshots[0].leaves, snapshots[1].leaves).first { $0 != $1 }
    #expect(differing == nil)
    #expect(snapshots[0].leaves.count == snapshots[1].leaves.count)
    #expect(snapshots[0].fingerprint == snapshots[1].fingerprint)
  }

  @Test(arguments: [SwiftRuntime.Reading.atAddresses, .asMirrors])
  func `are told apart, however they are read`(_ reading: SwiftRuntime.Reading) {
    var known: [Fingerprint: Sample] = [:]
    // What is unowned does not count.
    for sample in Sample.all where sample.testDescription != "object whose neighbor is gone" {
      let fingerprint = Self.snapshot([sample.make()], reading).fingerprint
      let equal = known.updateValue(sample, forKey: fingerprint)
      #expect(equal == nil, "\(sample.testDescription)")
    }
  }

  @Test func `lead to the same exploration of a scene`() throws {
    let explorations = try [SwiftRuntime.Reading.atAddresses, .asMirrors].map { reading in
      try Variant(
        scene: "card", summary: "", names: ["CardHome", "UIViewController"],
        excluding: Self.exclusions(reading)
      ) { _ in
        let home = CardHome()
        home.forgetsToLook = true
        return home
      }.explore(limits: Limits(depth: 5))
    }
    let lines = explorations.map { exploration in
      var lines = exploration.results.map { "\($0.name): \($0.verdict) \($0.trace?.actions ?? [])" }
      exploration.forEachTransition { lines.append("\($0) \($1) \($2) \($3)") }
      return lines
    }
    #expect(lines[0].count > 30)
    #expect(lines[0] == lines[1])
  }

  @Test func `leave out and abstract the same properties`() {
    func fingerprint(_ reading: SwiftRuntime.Reading, x: Double, number: Int) -> Fingerprint {
      var exclusions = Self.exclusions(reading)
      exclusions.properties = ["Point.x"]
      exclusions.types = ["Float"]
      exclusions.abstractions["Plain.number"] = { "\(($0 as? Int ?? 0) > 5)" }
      let plain = Sample.Plain()
      plain.number = number
      var snapshot = Snapshot(excluding: exclusions)
      snapshot.add((Sample.Point(x: x, y: Float(x)), plain), named: "value")
      return snapshot.fingerprint
    }
    for reading in [SwiftRuntime.Reading.atAddresses, .asMirrors] {
      let plain = fingerprint(reading, x: 1, number: 1)
      #expect(fingerprint(reading, x: 2, number: 5) == plain)
      #expect(fingerprint(reading, x: 1, number: 6) != plain)
      #expect(fingerprint(.atAddresses, x: 1, number: 1) == plain)
    }
  }
}
