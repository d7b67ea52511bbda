// SPDX-License-Identifier: MIT

/// How many steps away states are, from the sizes of the levels in which they were found.
@usableFromInline
struct LevelDepths: Sendable {
  private let starts: [Int]

  @usableFromInline
  init(_ levels: [Int]) {
    var starts: [Int] = []
    var start = 0
    for level in levels {
      starts.append(start)
      start += level
    }
    self.starts = starts
  }

  /// Returns the number of steps of the shortest path to a state.
  ///
  /// - Complexity: O(log *l*), where *l* is the number of levels.
  @usableFromInline
  func depth(of index: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return low
  }
}
