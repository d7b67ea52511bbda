// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ModalCheckCommand

struct AdaptCommandTests {
  @TemporaryFolder private var folder

  private static let lamp = "class Lamp {\n  @objc func a() { b(#selector(a)) }\n}\n"
  private static let adaptedLamp =
    "class Lamp {\n  func a() { b(Selector(\"a\", Lamp.a)) }\n}\n"

  /// A folder `App` with sources.
  init() throws {
    for name in ["App/Rooms", "App/.hidden"] { try makeFolder("\(folder)/\(name)") }
    try write(Self.lamp, to: "\(folder)/App/Lamp.swift")
    try write(
      "class Desk {\n  @IBOutlet var lamp: Lamp?\n}\n", to: "\(folder)/App/Rooms/Desk.swift")
    try write("let a = 1\n", to: "\(folder)/App/Rooms/Plain.swift")
    try write("let b = 1\n", to: "\(folder)/App/.hidden/Other.swift")
    try write("Notes\n", to: "\(folder)/App/notes.md")
  }

  @Test("The folders of the sources are mirrored; other files and hidden ones are left out")
  func mirrors() throws {
    let result = modalcheck("adapt", "\(folder)/App", "--into", "\(folder)/out/deep")
    #expect(
      result
        == Captured(
          status: .notAsExpected,
          output: """
            3 files, 2 changed, 1 place needs manual changes
            \(folder)/App/Rooms/Desk.swift:2: no storyboard and no nib connects the outlets of 'Desk'; \
            assign 'lamp' in the scene

            """, error: ""))
    let names = try (names(in: "\(folder)/out/deep"), names(in: "\(folder)/out/deep/Rooms"))
    #expect(names.0 == [".modalcheck-adapted", "Lamp.swift", "Rooms"])
    #expect(names.1 == ["Desk.swift", "Plain.swift"])
    #expect(text(of: "\(folder)/out/deep/Lamp.swift") == Self.adaptedLamp)
    #expect(text(of: "\(folder)/out/deep/Rooms/Plain.swift") == "let a = 1\n")
    #expect(text(of: "\(folder)/App/Lamp.swift") == Self.lamp)
  }

  @Test("What compiles and does less here is a note, and nothing that has to be changed")
  func notes() throws {
    try write(
      """
      import UIKit
      class Photo: UIViewController, UIScrollViewDelegate {
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { center() }
      }
      class Desk: UIView { @IBOutlet var lamp: UIView! }
      """, to: "\(folder)/App/Lamp.swift")
    let result = modalcheck("adapt", "\(folder)/App/Lamp.swift", "--into", "\(folder)/out")
    #expect(result.status == .success)
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == "1 file, 1 changed, 0 places need manual changes, 2 notes")
    let note = "\(folder)/App/Lamp.swift:3: note: 'scrollViewDidScrollToTop(_:)' of "
    #expect(lines.dropFirst().first?.hasPrefix(note) == true)
    #expect(
      lines.last?.hasPrefix(
        "\(folder)/App/Lamp.swift:5: note: no storyboard and no nib connects the outlets") == true)
  }

  @Test("Files and folders can be named together, and a file named twice is one file")
  func files() throws {
    let result = modalcheck(
      "adapt", "\(folder)/App/Lamp.swift", "\(folder)/App/Rooms",
      "\(folder)/App/../App/Lamp.swift",
      "--into=\(folder)/out")
    #expect(result.status == .notAsExpected)
    #expect(result.output.hasPrefix("3 files, 2 changed, 1 place needs manual changes\n"))
    let names = try names(in: "\(folder)/out")
    #expect(names == [".modalcheck-adapted", "Desk.swift", "Lamp.swift", "Plain.swift"])
  }

  @Test("Folders that are linked are sources as well, and a link to a folder above ends")
  func links() throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/App/Rooms/loop", withDestinationPath: "\(folder)/App")
    try makeFolder("\(folder)/Kit")
    try write("let kit = 1\n", to: "\(folder)/Kit/Kit.swift")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/App/Kit", withDestinationPath: "\(folder)/Kit")
    let result = modalcheck("adapt", "\(folder)/App", "--into", "\(folder)/out")
    #expect(result.output.hasPrefix("4 files, "))
    #expect(text(of: "\(folder)/out/Kit/Kit.swift") == "let kit = 1\n")
  }

  @Test("What became of a source that is gone is deleted; what nobody wrote is left alone")
  func leftOver() throws {
    let words = ["adapt", "\(folder)/App", "--into", "\(folder)/out"]
    _ = modalcheck(words)
    try write("", to: "\(folder)/out/mine.swift")
    try FileManager.default.removeItem(atPath: "\(folder)/App/Lamp.swift")
    let check = modalcheck(words + ["--check"])
    #expect(check.status == .notAsExpected)
    #expect(
      check.error == """
        Error: The folder '\(folder)/out' is not up to date: Lamp.swift is left over. Run the \
        same command without '--check'.

        """)
    _ = modalcheck(words)
    #expect(try names(in: "\(folder)/out") == [".modalcheck-adapted", "Rooms", "mine.swift"])
    #expect(modalcheck(words + ["--check"]).error == "")
  }

  @Test func `Adapting again replaces what is stale and does not touch the rest`() throws {
    let words = ["adapt", "\(folder)/App", "--into", "\(folder)/out"]
    let first = modalcheck(words)
    let path = "\(folder)/out/Lamp.swift"
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    try write("class Desk {}\n", to: "\(folder)/App/Rooms/Desk.swift")
    let second = modalcheck(words)
    #expect(first.status == .notAsExpected && second.status == .success)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.modificationDate] as? Date == old)
    #expect(text(of: "\(folder)/out/Rooms/Desk.swift") == "class Desk {}\n")
  }

  @Test("What somebody else wrote or changed is neither replaced nor deleted, and is named")
  func edited() throws {
    let words = ["adapt", "\(folder)/App", "--into", "\(folder)/out"]
    try makeFolder("\(folder)/out")
    try write("let mine = 1\n", to: "\(folder)/out/Lamp.swift")
    func refusal(_ name: String) -> Captured {
      .failure(
        .cannotCreate,
        """
        The folder '\(folder)/out' has what 'adapt' did not write, or what was changed since: \
        \(name). Make the changes in the app's sources, delete or move these files, and run the \
        same command again; or name another folder with '--into <folder>'.
        """)
    }
    #expect(modalcheck(words) == refusal("Lamp.swift"))
    #expect(try names(in: "\(folder)/out") == ["Lamp.swift"])
    #expect(text(of: "\(folder)/out/Lamp.swift") == "let mine = 1\n")
    try FileManager.default.removeItem(atPath: "\(folder)/out/Lamp.swift")
    let first = modalcheck(words)
    try write("// by hand\n", to: "\(folder)/out/Rooms/Plain.swift")
    #expect(modalcheck(words) == refusal("Rooms/Plain.swift"))
    try FileManager.default.removeItem(atPath: "\(folder)/App/Rooms/Plain.swift")
    #expect(modalcheck(words) == refusal("Rooms/Plain.swift"))
    try write("let a = 1\n", to: "\(folder)/App/Rooms/Plain.swift")
    try FileManager.default.removeItem(atPath: "\(folder)/out/Rooms/Plain.swift")
    #expect(modalcheck(words) == first)
    #expect(text(of: "\(folder)/out/Rooms/Plain.swift") == "let a = 1\n")
  }

  @Test(arguments: ["App", "App/", "App/Adapted/deep", "App/../App", "link", "link/new"])
  func `A folder in the sources is refused, whatever it is called`(into: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/link", withDestinationPath: "\(folder)/App")
    let result = modalcheck("adapt", "\(folder)/App", "--into", "\(folder)/\(into)")
    #expect(result.status == .usage)
    #expect(
      result.error.hasPrefix(
        "Error: The folder '\(folder)/\(into)' is in the sources. "
          + "Name another with '--into <folder>'.\nUsage: "))
    #expect(text(of: "\(folder)/App/Lamp.swift") == Self.lamp)
    #expect(try names(in: "\(folder)/App") == [".hidden", "Lamp.swift", "Rooms", "notes.md"])
  }

  @Test func `A source is never replaced`() throws {
    let result = modalcheck("adapt", "\(folder)/App/Lamp.swift", "--into", "\(folder)/App")
    #expect(result.status == .usage)
    #expect(text(of: "\(folder)/App/Lamp.swift") == Self.lamp)
  }

  @Test func `Two sources that would become one file are refused`() throws {
    try write("", to: "\(folder)/Lamp.swift")
    let result = modalcheck(
      "adapt", "\(folder)/App", "\(folder)/Lamp.swift", "--into", "\(folder)/out")
    #expect(result.status == .usage)
    #expect(
      result.error.hasPrefix(
        "Error: '\(folder)/App/Lamp.swift' and '\(folder)/Lamp.swift' would both become "
          + "'Lamp.swift'. Adapt them separately.\n"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/out"))
  }

  @Test("What is not there is status 66, what is not text 65, what cannot be written 73")
  func failures() throws {
    try makeFolder("\(folder)/empty")
    try write([0xFF, 0xFE], to: "\(folder)/bad.swift")
    expect(
      ["\(folder)/none", "--into", "\(folder)/out"], .noInput,
      "'\(folder)/none' cannot be read: there is no such file or folder.")
    expect(
      ["\(folder)/empty", "--into", "\(folder)/out"], .noInput,
      "The folder '\(folder)/empty' has no Swift files.")
    expect(
      ["\(folder)/App/notes.md", "--into", "\(folder)/out"], .noInput,
      "The file '\(folder)/App/notes.md' is no Swift file. Name files that end in '.swift', or "
        + "their folder.")
    expect(
      ["\(folder)/bad.swift", "--into", "\(folder)/out"], .invalidData,
      "The file '\(folder)/bad.swift' is not UTF-8 text.")
    expect(
      ["\(folder)/App", "--into", "\(folder)/bad.swift"], .cannotCreate,
      "'\(folder)/bad.swift' cannot be written: Not a directory. "
        + "Name another folder with '--into <folder>'.")
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/out"))
  }

  @Test func `The folder has to be named`() {
    #expect(
      modalcheck("adapt", "App")
        == .usage(
          """
          Error: Missing expected argument '--into <folder>'
          Help:  --into <folder>  The folder to write to, outside the sources.
          Usage: modalcheck adapt --into <folder> [--check] <sources> ...
            See 'modalcheck adapt --help' for more information.

          """))
  }

  private func expect(_ words: [String], _ status: ModalCheckCommand.ExitStatus, _ message: String)
  {
    #expect(modalcheck(["adapt"] + words) == .failure(status, message))
  }
}
