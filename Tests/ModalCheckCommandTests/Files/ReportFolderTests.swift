// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ModalCheckCommand

struct ReportFolderTests {
  @TemporaryFolder private var folder

  private let files = [
    ReportFile(name: "a.md", text: "# A\n"), ReportFile(name: "a.json", text: "{}\n"),
  ]

  @Test("The folder and those above it are made", arguments: ["new", "new/deep/er", "new/"])
  func makesFolder(path: String) throws {
    let reports = ReportFolder(path: "\(folder)/\(path)")
    try reports.write(files)
    #expect(try names(in: reports.path) == ["a.json", "a.md"])
    #expect(text(of: "\(reports.path)/a.md") == "# A\n")
    #expect(reports.differences(from: files, leftOver: [".md"]) == [])
  }

  @Test func `Files are replaced, and nothing else is touched`() throws {
    let reports = ReportFolder(path: folder)
    try reports.write([ReportFile(name: "a.md", text: "A much longer text than before\n")])
    try reports.write([ReportFile(name: "b.md", text: "B\n")])
    try reports.write(files)
    #expect(try names(in: folder) == ["a.json", "a.md", "b.md"])
    #expect(text(of: "\(folder)/a.md") == "# A\n")
    #expect(text(of: "\(folder)/b.md") == "B\n")
  }

  @Test("Where a file is in the way, status 73 says so", arguments: ["file", "file/deep", "file/"])
  func fileInTheWay(path: String) throws {
    try write("", to: "\(folder)/file")
    let expected = CommandFailure(
      .cannotCreate,
      "'\(folder)/file' cannot be written: Not a directory. "
        + "Name another folder with '--output <folder>'.")
    let reports = ReportFolder(path: "\(folder)/\(path)")
    #expect(throws: expected) { try reports.write(files) }
    #expect(throws: expected) { try reports.make() }
  }

  @Test func `If one file cannot be stored, none is replaced and nothing is left behind`() throws {
    let reports = ReportFolder(path: folder)
    try reports.write(files)
    let changed = [
      ReportFile(name: "a.md", text: "new"), ReportFile(name: "missing/b.md", text: "new"),
    ]
    #expect(
      throws: CommandFailure(
        .cannotCreate,
        "'\(folder)/missing/b.md' cannot be written: No such file or directory. "
          + "Name another folder with '--output <folder>'.")
    ) { try reports.write(changed) }
    #expect(try names(in: folder) == ["a.json", "a.md"])
    #expect(text(of: "\(folder)/a.md") == "# A\n")
  }

  @Test func `A folder where a file should be is left alone, with status 73`() throws {
    try makeFolder("\(folder)/a.md")
    #expect(
      throws: CommandFailure(
        .cannotCreate,
        "'\(folder)/a.md' cannot be written: Is a directory. "
          + "Name another folder with '--output <folder>'.")
    ) { try ReportFolder(path: folder).write(files) }
    #expect(try names(in: folder) == ["a.md"])
  }

  @Test("Stale, missing and left-over files are told apart; other files are left in peace")
  func differences() throws {
    let reports = ReportFolder(path: folder)
    try reports.write([
      ReportFile(name: "a.md", text: "# A"), ReportFile(name: "z.md", text: ""),
      ReportFile(name: "old.json", text: ""), ReportFile(name: "notes.txt", text: ""),
    ])
    let differences = reports.differences(from: files, leftOver: [".md", ".json"])
    #expect(
      differences.map(\.description) == [
        "a.md is stale", "a.json is missing", "old.json is left over", "z.md is left over",
      ])
    #expect(
      reports.differences(from: files, leftOver: [".json"]).map(\.description).last
        == "old.json is left over")
    #expect(reports.differences(from: files).map(\.kind) == [.stale, .missing])
  }

  @Test func `In a folder that is not there, everything is missing`() throws {
    let reports = ReportFolder(path: "\(folder)/none")
    #expect(
      reports.differences(from: files, leftOver: [".md"]).map(\.kind) == [.missing, .missing])
  }

  @Test func `Where a link stands, the file that it leads to is replaced`() throws {
    try write("old", to: "\(folder)/target.md")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/link.md", withDestinationPath: "target.md")
    try AtomicFile("new", at: "\(folder)/link.md").commit()
    #expect(text(of: "\(folder)/target.md") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/link.md")
        == "target.md")
  }

  @Test func `A pipe stays one, and is written to`() throws {
    let path = "\(folder)/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    // A reader that waits for nothing lets the writer open its end.
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let file = try AtomicFile("new", at: path)
    file.discard()
    try file.commit()
    var bytes: [UInt8] = [0, 0, 0, 0]
    #expect(read(reader, &bytes, 4) == 3)
    #expect(String(decoding: bytes.prefix(3), as: UTF8.self) == "new")
    #expect(try names(in: folder) == ["pipe"])
  }

  @Test func `Until it is committed, an atomic file changes nothing`() throws {
    let file = try AtomicFile("new", at: "\(folder)/a.md")
    #expect(text(of: "\(folder)/a.md") == nil)
    #expect(try names(in: folder).count == 1)
    try file.commit()
    #expect(text(of: "\(folder)/a.md") == "new")
    file.discard()
    #expect(try names(in: folder) == ["a.md"])
  }
}
