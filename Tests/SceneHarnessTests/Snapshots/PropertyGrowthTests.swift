// SPDX-License-Identifier: MIT

import Testing
@testable import SceneHarness

@Suite("What only grows")
struct PropertyGrowthTests {
  private func properties(_ values: [(String, [String])]) -> [String] {
    var growth = PropertyGrowth()
    for place in 0..<5 {
      growth.add(
        leaves: values.flatMap { property, values in
          values.prefix(place + 1).map {
            Snapshot.Leaf(path: "root", property: property, value: $0)
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
}
