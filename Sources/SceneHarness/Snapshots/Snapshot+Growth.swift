// SPDX-License-Identifier: MIT

extension Snapshot {
  /// The properties that only grow from one snapshot to the next, as exclusions name them: numbers that
  /// count up, and collections that get longer.
  ///
  /// - Precondition: The snapshots keep their leaves.
  static func growingProperties(in snapshots: [Snapshot]) -> [String] {
    var extents: [String: [Extent]] = [:]
    for snapshot in snapshots {
      var found: [String: Extent] = [:]
      for leaf in snapshot.leaves {
        guard let property = leaf.property else { continue }
        found[property, default: Extent()].add(leaf)
      }
      for (property, extent) in found { extents[property, default: []].append(extent) }
    }
    return extents.filter { _, extents in
      grows(extents.map(\.count)) || grows(extents.compactMap(\.number), of: extents.count)
    }.keys.sorted()
  }

  /// How much a property holds.
  private struct Extent {
    var count = 0
    /// The number that it holds, if it holds one and nothing else.
    var number: Int?

    mutating func add(_ leaf: Leaf) {
      number = count == 0 ? Int(leaf.value) : nil
      count += 1
    }
  }

  /// Whether numbers never fall, and rise so often that it is no passing matter.
  private static func grows(_ numbers: [Int], of count: Int? = nil) -> Bool {
    guard numbers.count == count ?? numbers.count else { return false }
    let steps = zip(numbers, numbers.dropFirst())
    return steps.allSatisfy { $0 <= $1 } && steps.count { $0 < $1 } >= 3
  }
}
