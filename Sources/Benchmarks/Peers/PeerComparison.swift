// SPDX-License-Identifier: MIT

/// How a peer and the packed explorer do on one model, in turns, as medians.
public struct PeerComparison: Sendable {
  /// One way in which the explorer ran, with one thread.
  public struct Row: Sendable {
    /// How the model was written.
    public let encoding: Benchmark.Encoding
    /// Whether the table had its final size from the beginning.
    public let isSized: Bool
    /// How long it took.
    public let timing: Timing
  }

  /// The model.
  public let benchmark: Benchmark
  /// The other checker.
  public let peer: Peer
  /// How long the peer took, without what it took to compile its search.
  public let peerTiming: Timing
  /// How long the explorer took.
  public let rows: [Row]
}

extension Benchmark {
  /// Lets a peer and the explorer visit the same states in turns, after a first round that only
  /// checks that all count the same.
  ///
  /// - Throws: A `PeerError` or a `BenchmarkError`.
  public func compare(with peer: Peer, rounds: Int) throws -> PeerComparison {
    let program = try PeerProgram(peer, self)
    let ways = Encoding.allCases.flatMap { encoding in
      [false, true].map { (encoding: encoding, isSized: $0) }
    }
    _ = try program.explore()
    for way in ways { _ = try checked(way.encoding, isSized: way.isSized) }
    var theirs: [Timing] = []
    var ours: [[Timing]] = ways.map { _ in [] }
    for _ in 0..<rounds {
      theirs.append(try program.explore())
      for (index, way) in ways.enumerated() {
        ours[index].append(try checked(way.encoding, isSized: way.isSized).timing)
      }
    }
    let rows = zip(ways, ours).map { way, timings in
      PeerComparison.Row(
        encoding: way.encoding, isSized: way.isSized, timing: .median(timings))
    }
    return PeerComparison(
      benchmark: self, peer: peer, peerTiming: .median(theirs), rows: rows)
  }

  private func checked(_ encoding: Encoding, isSized: Bool) throws -> Outcome {
    let outcome = try explore(
      encoding, Setting(jobs: 1, expectedStates: isSized ? counts.states : nil))
    guard outcome.counts == counts, outcome.isSafe else {
      throw BenchmarkError.wrongCounts(
        model: name, encoding: encoding.rawValue, found: outcome.counts)
    }
    return outcome
  }
}
