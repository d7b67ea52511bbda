// SPDX-License-Identifier: MIT

/// The properties that only grow from one snapshot to the next: numbers that count up, and collections
/// that get longer.
struct PropertyGrowth {
  private var extents: [String: [Extent]] = [:]

  /// Looks at the next snapshot.
  mutating func add(leaves: [Snapshot.Leaf]) {
    var found: [String: [Substring: Extent]] = [:]
    for leaf in leaves {
      guard let property = leaf.property else { continue }
      found[property, default: [:]][leaf.owner, default: Extent()].add(leaf.value)
    }
    for (property, owners) in found {
      // That there are more objects is a matter of what holds them.
      let most = owners.values.max { $0.count < $1.count } ?? Extent()
      extents[property, default: []].append(owners.count == 1 ? most : Extent(count: most.count))
    }
  }

  /// The properties, as exclusions name them: those of the app's types, since of what the app puts into
  /// the system's or into closures there is only more.
  var properties: [String] {
    extents.filter { property, extents in
      guard !property.hasPrefix("captured "), !Self.isOfSystem(property) else { return false }
      let numbers = extents.compactMap(\.number)
      return Self.grows(extents.map(\.count))
        || numbers.count == extents.count && Self.grows(numbers)
    }.keys.sorted()
  }

  private static func isOfSystem(_ property: String) -> Bool {
    let isOfStore =
      ["ModelContext.", "ModelStore.", "_ModelRecord."].contains(where: property.hasPrefix)
      || property.hasSuffix("._$record")
    return isOfStore
      || ["CA", "CG", "NS", "UI"].contains { prefix in
        property.hasPrefix(prefix) && property.dropFirst(2).first?.isUppercase == true
      }
  }

  /// How much a property holds.
  private struct Extent {
    var count = 0
    /// The number that it holds, if it holds one and nothing else.
    var number: Int?

    mutating func add(_ value: String) {
      number = count == 0 ? Int(value) : nil
      count += 1
    }
  }

  /// Whether numbers never fall, and rise so often that it is no passing matter.
  private static func grows(_ numbers: [Int]) -> Bool {
    let steps = zip(numbers, numbers.dropFirst())
    return steps.allSatisfy { $0 <= $1 } && steps.count { $0 < $1 } >= 3
  }
}

extension Snapshot.Leaf {
  /// The way to the object that has the property.
  fileprivate var owner: Substring {
    guard let name = property?.split(separator: ".").last,
      let place = path.ranges(of: ".\(name)").last
    else { return path[...] }
    return path[..<place.lowerBound]
  }
}
