// SPDX-License-Identifier: MIT

import Benchmarks

/// `modalcheck bench --peer`: another checker and ours, side by side.
struct PeerBench {
  private let peer: Peer

  init(_ name: String) { peer = Peer(name) }

  /// Compares on one model, and shows the result as a table.
  func text(for benchmark: Benchmark, rounds: Int) throws(CommandFailure) -> String {
    do {
      return Self.table(try benchmark.compare(with: peer, rounds: rounds))
    } catch let error as PeerError {
      throw failure(of: error)
    } catch {
      throw CommandFailure(.internalError, "\(benchmark.name) cannot be compared: \(error)")
    }
  }

  private func failure(of error: PeerError) -> CommandFailure {
    switch error {
    case .failed(let line, let output):
      CommandFailure(
        .internalError,
        """
        The peer '\(peer.name)' failed. Is it installed, and a C compiler with it? \
        On Debian: apt-get install spin gcc.
          \(line)
        \(output)
        """)
    case .saysNothing(let line):
      CommandFailure(
        .invalidData,
        "The peer did not print the number of states, such as '728 states':\n  \(line)")
    case .otherCount(let model, let expected, let found):
      CommandFailure(
        .notAsExpected,
        "\(model) has \(expected) states, but \(peer.name) counts \(found), so speeds do not compare."
      )
    case .notHere:
      CommandFailure(.internalError, "This system does not allow programs to start others.")
    }
  }

  private static let header = [
    "checker", "table", "wall s", "user s", "M states/s", "by wall", "by user",
  ]

  private static func table(_ result: PeerComparison) -> String {
    let counts = result.benchmark.counts
    let theirs = result.peerTiming
    let peer = cells(result.peer.name, "", theirs, counts.states, theirs)
    let ours = result.rows.map {
      cells(
        "modalcheck", $0.isSized ? "sized" : "growing", $0.timing, counts.states, theirs)
    }
    let lines = ([header, peer] + ours).map { "  \(BenchTable.line($0, words: 2))\n" }.joined()
    return """
      \(result.benchmark.name): \(counts.states) states for both; times faster than \
      \(result.peer.name), one thread
      \(lines)
      """
  }

  private static func cells(
    _ name: String, _ table: String, _ timing: Timing, _ states: Int, _ theirs: Timing
  ) -> [String] {
    [
      name, table, BenchTable.number(timing.wall, digits: 3),
      BenchTable.number(timing.user, digits: 3),
      BenchTable.number(Double(states) / timing.wall / 1e6, digits: 2),
      BenchTable.number(theirs.wall / timing.wall, digits: 1),
      BenchTable.number(theirs.user / timing.user, digits: 1),
    ]
  }
}
