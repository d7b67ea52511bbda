// SPDX-License-Identifier: MIT

import Testing
@testable import SceneHarness

@Suite("What only grows")
struct PropertyGrowthTests {
  private func properties(
    _ values: [(String, [String])], path: (Int) -> String = { _ in "root" }
  ) -> [String] {
    var growth = PropertyGrowth()
    for place in 0..<5 {
      growth.add(
        leaves: values.flatMap { property, values in
          values.prefix(place + 1).enumerated().map {
            Snapshot.Leaf(path: path($0), property: property, value: $1)
          }
        })
    }
    return growth.properties
  }

  @Test func `is told of the app's types alone: values of the system's come with them`() {
    let letters = ["a", "b", "c", "d", "e"]
    #expect(
      properties([
        ("Feed.items", letters), ("CGColor.alpha", letters), ("captured a closure", letters),
        ("Feed.title", ["a"]), ("UpNext.queue", letters),
        ("ModelContext.inserted", letters), ("Trip._$record", letters),
      ]) == ["Feed.items", "UpNext.queue"])
  }

  @Test func `is not told of what each of more and more objects has`() {
    let names = [("Trip.name", ["Rome", "Rome", "Rome", "Rome", "Rome"])]
    #expect(properties(names, path: { "root.trips[\($0)].name" }).isEmpty)
    #expect(properties(names, path: { "root.trip.name[\($0)]" }) == ["Trip.name"])
  }
}
