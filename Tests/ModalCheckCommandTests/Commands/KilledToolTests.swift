// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The executable itself, and signals from outside.
@Suite("A tool that is stopped from outside", .enabled(if: ToolTests.path != nil))
struct KilledToolTests {
  @TemporaryFolder private var folder

  /// Explores a spec that takes a while, without what is asked of every behavior.
  private static func words(_ spec: String) -> [String] {
    [
      "explore", spec, "--depth", "8", "--behavior", "modalFlagTiming=whenTheSwipeBegins",
      "--progress", "always",
    ]
  }

  private static let spec = "sheet-against-full-screen"
  /// Takes three times as long, so that it is not over before a signal arrives.
  private static let longSpec = "confirm-before-discard"

  /// Starts the tool, and sends signals as soon as there is a checkpoint; again, if it is through
  /// before they arrive.
  private func stop(
    _ spec: String, by signals: [Int32], _ folder: String, _ checkpoint: String
  ) throws -> Process {
    for _ in 1..<10 {
      let process = try stopOnce(spec, by: signals, folder, checkpoint)
      let isThrough = process.terminationReason == .exit && process.terminationStatus <= 1
      if !isThrough { return process }
      try FileManager.default.removeItem(atPath: checkpoint)
    }
    return try stopOnce(spec, by: signals, folder, checkpoint)
  }

  private func stopOnce(
    _ spec: String, by signals: [Int32], _ folder: String, _ checkpoint: String
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(ToolTests.path))
    process.arguments = Self.words(spec) + ["--output", folder, "--checkpoint", checkpoint]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    var rest = signals[...]
    var received = ""
    while true {
      let data = errors.fileHandleForReading.availableData
      if data.isEmpty { break }
      received += String(decoding: data, as: UTF8.self)
      let isNext =
        rest.count == signals.count
        ? FileManager.default.fileExists(atPath: checkpoint) : received.contains("Ctrl-C again")
      if isNext, let signal = rest.popFirst() { kill(process.processIdentifier, signal) }
    }
    process.waitUntilExit()
    return process
  }

  private func explore(_ words: [String]) throws -> ProcessResult {
    let path = try #require(ToolTests.path)
    let quoted = (Self.words(Self.spec).dropLast(2) + words).map { "'\($0)'" }.joined(
      separator: " ")
    return try run("/bin/sh", "-c", "'\(path)' \(quoted)")
  }

  @Test func `Killed, it goes on from the last checkpoint to the same bytes`() throws {
    let file = "\(folder)/checkpoint"
    let process = try stop(Self.spec, by: [SIGKILL], "\(folder)/killed", file)
    #expect(process.terminationReason == .uncaughtSignal)
    let resumed = try explore(["--output", "\(folder)/resumed", "--resume", file])
    let whole = try explore(["--output", "\(folder)/whole"])
    #expect(resumed.status == whole.status)
    let report = try #require(text(of: "\(folder)/whole/\(Self.spec).md"))
    #expect(text(of: "\(folder)/resumed/\(Self.spec).md") == report)
  }

  @Test("Ctrl-C ends it with 130, and leaves reports alone that it could only have written in part")
  func interrupted() throws {
    let process = try stop(Self.longSpec, by: [SIGINT], "\(folder)/part", "\(folder)/checkpoint")
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    let found = try names(in: "\(folder)/part")
    #expect(found == [])
  }

  @Test func `Ctrl-C twice ends it at once with 130`() throws {
    let process = try stop(
      Self.longSpec, by: [SIGINT, SIGINT], "\(folder)/part", "\(folder)/checkpoint")
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
  }

  @Test func `Ctrl-C ends all processes that share the work, with one message`() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(ToolTests.path))
    // At this depth, none of the two ends within the time of a test.
    process.arguments = [
      "explore", Self.spec, Self.longSpec, "--depth", "30", "--jobs", "2", "--progress", "always",
      "--output", folder,
    ]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    var received = ""
    while case let data = errors.fileHandleForReading.availableData, !data.isEmpty {
      if received.isEmpty { kill(process.processIdentifier, SIGINT) }
      received += String(decoding: data, as: UTF8.self)
    }
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    #expect(received.split(separator: "Stopping at the last complete level").count == 2)
    #expect(try names(in: folder) == [])
  }
}
