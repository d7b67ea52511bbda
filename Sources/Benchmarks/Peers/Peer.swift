// SPDX-License-Identifier: MIT

import Foundation

/// Another checker that explores the same models.
package enum Peer: Hashable, Sendable {
  /// SPIN's compiled search: depth first, or breadth first.
  case spin, spinBreadthFirst
  /// A command that is given the path of the model in Promela, and prints a number followed by the
  /// word "states".
  case command(String)

  /// The peer of a name, or the command that it is.
  package init(_ name: String) {
    switch name {
    case "spin": self = .spin
    case "spin-bfs": self = .spinBreadthFirst
    default: self = .command(name)
    }
  }

  package var name: String {
    switch self {
    case .spin: "spin"
    case .spinBreadthFirst: "spin-bfs"
    case .command(let text): text
    }
  }

  /// What turns the model into a program, as a line of the shell; a search has `depth` at most.
  func preparation() -> String? {
    let spin = "spin -a model.pml && cc -O2 -DSAFETY -DNOREDUCE"
    return switch self {
    case .spin: "\(spin) -o search pan.c"
    case .spinBreadthFirst: "\(spin) -DBFS -o search pan.c"
    case .command: nil
    }
  }

  /// What explores the model, as a line of the shell.
  func search(states: Int) -> String {
    switch self {
    case .spin: "./search -E -n -w24 -m\(states + 10_000)"
    case .spinBreadthFirst: "./search -E -n -w24"
    case .command(let text): "\(text) model.pml"
    }
  }
}

/// Why a peer cannot be compared.
package enum PeerError: Error, Hashable {
  /// A line of the shell failed; what it printed.
  case failed(line: String, output: String)
  /// It did not print how many states there are.
  case saysNothing(line: String)
  /// It counts other states.
  case otherCount(model: String, expected: Int, found: Int)
  /// This system starts no other programs.
  case notHere
}
