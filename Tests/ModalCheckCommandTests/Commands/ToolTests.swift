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

  @Test(.enabled(if: path != nil)) func `The process ends with the command's status`() throws {
    let path = try #require(Self.path)
    #expect(try run(path, "--version").status == 0)
    let result = try run(path, "lst")
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.error.hasPrefix("Error: Unknown subcommand 'lst'. Did you mean 'list'?\n"))
  }

  @Test(.enabled(if: path != nil)) func `--self-check compares two processes`() throws {
    let path = try #require(Self.path)
    #expect(
      try run(path, "explore", "presentation-stack", "--depth", "2", "--self-check")
        == ProcessResult(
          status: 0,
          output: "A second process with another hash seed found the same in 3 variants.\n",
          error: ""))
  }

  @Test("Reports are the same for any number of processes", .enabled(if: path != nil))
  func processes() throws {
    let path = try #require(Self.path)
    func explore(_ jobs: String, _ folder: String) throws -> ProcessResult {
      try run(
        path, "explore", "custom-overlay-code", "page-sheet-dismissal",
        "--depth", "2", "--format", "json", "--output", folder, "--jobs", jobs)
    }
    try withTemporaryFolder { folder in
      let alone = try explore("1", "\(folder)/alone")
      var shared = try explore("3", "\(folder)/shared")
      shared.output = shared.output.replacing("\(folder)/shared", with: "\(folder)/alone")
      #expect(shared == alone)
      let files = try names(in: "\(folder)/alone")
      #expect(files.count == 2)
      #expect(try names(in: "\(folder)/shared") == files)
      for file in files {
        #expect(text(of: "\(folder)/shared/\(file)") == text(of: "\(folder)/alone/\(file)"))
      }
    }
  }

  @Test(.enabled(if: path != nil && FileManager.default.fileExists(atPath: "/dev/full")))
  func `A full disk behind the standard output is status 73`() throws {
    let path = try #require(Self.path)
    #expect(
      try run("/bin/sh", "-c", "'\(path)' list > /dev/full")
        == ProcessResult(
          status: 73, output: "",
          error: "Error: The standard output cannot be written: No space left on device.\n"))
  }

  @Test(.enabled(if: path != nil))
  func `A closed standard output cannot be written, and nothing goes elsewhere`() throws {
    let path = try #require(Self.path)
    #expect(
      try run("/bin/sh", "-c", "'\(path)' list >&-")
        == ProcessResult(
          status: 73, output: "",
          error: "Error: The standard output cannot be written: Bad file descriptor.\n"))
    #expect(
      try run("/bin/sh", "-c", "'\(path)' lst <&- 2>&-")
        == ProcessResult(status: 64, output: "", error: ""))
  }
}
