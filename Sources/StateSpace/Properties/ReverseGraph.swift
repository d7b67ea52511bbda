// SPDX-License-Identifier: MIT

/// The edges of a graph, arranged so that they can be walked against their direction.
struct ReverseGraph {
  /// For each node, where its incoming edges begin in `sources`; one more entry than nodes.
  private var offsets: [Int]
  private var sources: [UInt32]
  /// For each edge, which filters let it pass; empty if there are none.
  private var allowed: [UInt64]

  /// Groups edges by their target.
  init(nodeCount: Int, sources: [UInt32], targets: [UInt32], allowed: [UInt64]) {
    offsets = Array(repeating: 0, count: nodeCount + 1)
    for target in targets { offsets[Int(target) + 1] += 1 }
    for node in 0..<nodeCount { offsets[node + 1] += offsets[node] }
    var next = offsets
    self.sources = Array(repeating: 0, count: sources.count)
    self.allowed = Array(repeating: 0, count: allowed.count)
    for (edge, target) in targets.enumerated() {
      let position = next[Int(target)]
      next[Int(target)] += 1
      self.sources[position] = sources[edge]
      if !allowed.isEmpty { self.allowed[position] = allowed[edge] }
    }
  }

  /// Marks the seeds and every node from which a path leads to a marked one.
  ///
  /// With a filter, only the edges count whose mask of allowances has that bit.
  func spread(from seeds: [Int], into marks: inout [Bool], filter: Int?) {
    var pending: [Int] = []
    for seed in seeds where !marks[seed] {
      marks[seed] = true
      pending.append(seed)
    }
    while let target = pending.popLast() {
      for position in offsets[target]..<offsets[target + 1] {
        let source = Int(sources[position])
        if marks[source] { continue }
        if let filter, !Self.passes(allowed[position], filter) { continue }
        marks[source] = true
        pending.append(source)
      }
    }
  }

  /// Returns for each node the length of the shortest path to a seed that stays in an area.
  ///
  /// It is -1 for a node outside the area and for one that has no such path.
  func distances(to seeds: [Int], within area: [Bool]) -> [Int] {
    var distances = Array(repeating: -1, count: area.count)
    var queue = seeds
    for seed in seeds { distances[seed] = 0 }
    var next = 0
    while next < queue.count {
      let target = queue[next]
      next += 1
      for position in offsets[target]..<offsets[target + 1] {
        let source = Int(sources[position])
        if distances[source] >= 0 || !area[source] { continue }
        distances[source] = distances[target] + 1
        queue.append(source)
      }
    }
    return distances
  }

  /// Whether a mask of allowances has the bit of a filter; without a filter, everything passes.
  static func passes(_ allowed: UInt64, _ filter: Int?) -> Bool {
    guard let filter else { return true }
    return allowed & 1 << UInt64(filter) != 0
  }
}
