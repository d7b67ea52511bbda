// SPDX-License-Identifier: MIT

import Foundation

/// A peer's search for one model, ready to run, in a folder of its own that goes away with it.
final class PeerProgram {
  private let peer: Peer
  private let benchmark: Benchmark
  private let folder: URL

  /// Writes the model, and compiles the peer's search.
  init(_ peer: Peer, _ benchmark: Benchmark) throws {
    self.peer = peer
    self.benchmark = benchmark
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("modalcheck-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try benchmark.peerModel.promela.write(
      to: folder.appendingPathComponent("model.pml"), atomically: true, encoding: .utf8)
    if let line = peer.preparation() { _ = try run(line) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Explores the model once, and checks the count.
  func explore() throws -> Timing {
    let line = peer.search(states: benchmark.counts.states)
    let (output, timing) = try Timing.measure { try run(line) }
    guard let states = Self.states(in: output) else { throw PeerError.saysNothing(line: line) }
    guard states == benchmark.counts.states else {
      throw PeerError.otherCount(
        model: benchmark.name, expected: benchmark.counts.states, found: states)
    }
    return timing
  }

  /// The last number that stands before the word "states": SPIN ends with how many it "matched".
  static func states(in output: String) -> Int? {
    let words = output.split { $0.isWhitespace || $0 == "," }
    for index in words.indices.dropFirst().reversed() where words[index] == "states" {
      if words[index...].dropFirst().first == "matched" { continue }
      if let value = Double(words[index - 1]), value >= 0, value < 1e15 { return Int(value) }
    }
    return nil
  }

  private func run(_ line: String) throws -> String {
    #if os(Linux) || os(macOS)
      let file = folder.appendingPathComponent("output.txt")
      try Data().write(to: file)
      let handle = try FileHandle(forWritingTo: file)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", line]
      process.currentDirectoryURL = folder
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = handle
      process.standardError = handle
      try process.run()
      process.waitUntilExit()
      try handle.close()
      let output = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      guard process.terminationStatus == 0 else {
        throw PeerError.failed(line: line, output: String(output.suffix(2_000)))
      }
      return output
    #else
      throw PeerError.notHere
    #endif
  }
}
