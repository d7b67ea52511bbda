// SPDX-License-Identifier: MIT

/// How a peer and the packed explorer do on one model, in turns, as medians.
package struct PeerComparison: Sendable {
  /// One way in which the explorer ran, with one thread.
  package struct Row: Sendable {
    /// Whether the table had its final size from the beginning.
    package let isSized: Bool
    package let timing: Timing
  }

  package let benchmark: Benchmark
  package let peer: Peer
  /// How long the peer took, without what it took to compile its search.
  package let peerTiming: Timing
  package let rows: [Row]
}

extension Benchmark {
  /// Lets a peer and the explorer visit the same states in turns, after a first round that only
  /// checks that all count the same.
  ///
  /// - Throws: A `PeerError` or a `BenchmarkError`.
  package func compare(with peer: Peer, rounds: Int) throws -> PeerComparison {
    let program = try PeerProgram(peer, self)
    let ways = [false, true]
    let settings = ways.map { Setting(jobs: 1, expectedStates: $0 ? counts.states : nil) }
    _ = try program.explore()
    for setting in settings { _ = try checked(setting) }
    var theirs: [Timing] = []
    var ours: [[Timing]] = ways.map { _ in [] }
    for _ in 0..<rounds {
      theirs.append(try program.explore())
      for (index, setting) in settings.enumerated() {
        ours[index].append(try checked(setting).timing)
      }
    }
    let rows = zip(ways, ours).map { isSized, timings in
      PeerComparison.Row(isSized: isSized, timing: .median(timings))
    }
    return PeerComparison(
      benchmark: self, peer: peer, peerTiming: .median(theirs), rows: rows)
  }
}
