// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The executable itself, built beside the tests.
struct ToolTests {
  static let path: String? = {
    let folder = Bundle.main.executableURL?.deletingLastPathComponent()
    let path = folder?.appendingPathComponent("modalcheck").path
    return path.flatMap { FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil }
  }()

  @Test("The process ends with the command's status", .enabled(if: path != nil))
  func status() throws {
    let path = try #require(Self.path)
    #expect(try run(path, "--version").status == 0)
    let result = try run(path, "lst")
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.error.hasPrefix("Error: Unknown subcommand 'lst'. Did you mean 'list'?\n"))
  }

  @Test("--self-check compares two processes", .enabled(if: path != nil))
  func selfCheck() throws {
    let path = try #require(Self.path)
    #expect(
      try run(path, "explore", "presentation-stack", "--depth", "2", "--self-check")
        == ProcessResult(
          status: 0,
          output: "A second process with another hash seed found the same in 3 variants.\n",
          error: ""))
  }

  @Test(
    "A full disk behind the standard output is status 73",
    .enabled(if: path != nil && FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() throws {
    let path = try #require(Self.path)
    #expect(
      try run("/bin/sh", "-c", "'\(path)' list > /dev/full")
        == ProcessResult(
          status: 73, output: "",
          error: "Error: The standard output cannot be written: No space left on device.\n"))
  }
}
