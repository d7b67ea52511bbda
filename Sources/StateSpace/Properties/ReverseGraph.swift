// SPDX-License-Identifier: MIT

/// The edges of a graph, arranged so that they can be walked against their direction.
struct ReverseGraph {
  /// For each node, where its incoming edges begin in `sources`; one more entry than nodes.
  private var offsets: [Int]
  private var sources: [UInt32]
  /// For each of them, which edge of the graph it is.
  private var numbers: [UInt32]

  /// Groups edges by their target.
  ///
  /// - Parameters:
  ///   - leaving: For each node, where its edges begin in the targets; one more entry than nodes.
  ///   - targets: For each edge, where it leads.
  init(leaving: [Int], targets: [UInt32]) {
    let nodes = 0..<leaving.count - 1
    offsets = Array(repeating: 0, count: leaving.count)
    for target in targets { offsets[Int(target) + 1] += 1 }
    for node in nodes { offsets[node + 1] += offsets[node] }
    var next = offsets
    sources = Array(repeating: 0, count: targets.count)
    numbers = sources
    for source in nodes {
      for edge in leaving[source]..<leaving[source + 1] {
        let position = next[Int(targets[edge])]
        next[Int(targets[edge])] += 1
        sources[position] = UInt32(source)
        numbers[position] = UInt32(edge)
      }
    }
  }

  /// The edges that lead to a node.
  func edges(to target: Int) -> some Sequence<(source: Int, edge: Int)> {
    (offsets[target]..<offsets[target + 1]).lazy.map { (Int(sources[$0]), Int(numbers[$0])) }
  }

  /// Marks the seeds and every node from which a path leads to one of them.
  func spread(from seeds: [Int]) -> [Bool] {
    let everywhere = Array(repeating: true, count: offsets.count - 1)
    return distances(to: seeds, within: everywhere).map { $0 >= 0 }
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
}
