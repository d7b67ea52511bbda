// SPDX-License-Identifier: MIT

import Testing

@testable import ModalCheckCommand

struct ExportCommandTests {
  @TemporaryFolder private var folder

  @Test func `The export of a variant names it, and says how to run the other engine`() {
    let captured = doorbell("export", "doorbell", "--to", "promela", "--variant", "loud")
    #expect(captured.status == .success)
    #expect(captured.error == "")
    #expect(captured.output.hasPrefix("/*\n * doorbell, loud: the explored transition system"))
    #expect(
      captured.output.contains("'modalcheck export doorbell --to promela --variant \"loud\"'"))
    #expect(captured.output.contains("modalcheck found 10 states, "))
    #expect(
      captured.output.contains("p1_two_rings: violated in 2 steps. SPIN: an error at depth 2."))
    #expect(captured.output.contains("\"door=front\",\n\"door=back\""))
  }

  @Test("A file gets what the standard output gets, and TLC's module has the name of the file")
  func file() throws {
    let path = "\(folder)/Bell.tla"
    let words = ["export", "doorbell", "--to", "tla", "--variant", "loud"]
    #expect(doorbell(words + ["--output", path]) == .success(""))
    let shown = doorbell(words).output
    #expect(shown.hasPrefix("---- MODULE doorbell_loud ----\n"))
    #expect(text(of: path) == shown.replacing("doorbell_loud", with: "Bell"))
  }

  @Test func `One of several variants has to be named`() {
    let captured = doorbell("export", "doorbell", "--to", "tla")
    #expect(captured.status == .usage)
    #expect(
      captured.error.hasPrefix(
        """
        Error: The spec 'doorbell' has 2 variants. Please provide one of 'loud' or 'silent' with \
        '--variant'.

        """))
  }

  @Test func `A variant that does not exist is refused, with the nearest one`() {
    let captured = doorbell("export", "doorbell", "--to", "tla", "--variant", "lout")
    #expect(captured.status == .usage)
    #expect(
      captured.error.hasPrefix(
        "Error: The spec 'doorbell' has no variant 'lout'. Did you mean 'loud'?\n"))
  }

  @Test func `A file that TLC would not take is refused before anything is written`() throws {
    let captured = doorbell(
      "export", "doorbell", "--to", "tla", "--variant", "loud", "--output", "\(folder)/a-b.tla")
    #expect(captured.status == .usage)
    #expect(captured.error.contains("such as 'doorbell_loud.tla'."))
    let left = try names(in: folder)
    #expect(left == [])
  }

  @Test func `A file that cannot be written is status 73, and nothing is left behind`() throws {
    let path = "\(folder)/none/bell.pml"
    #expect(
      doorbell("export", "doorbell", "--to", "promela", "--variant", "loud", "--output", path)
        == .failure(
          .cannotCreate,
          """
          '\(path)' cannot be written: No such file or directory. Name another file \
          with '--output <file>'.
          """))
    let left = try names(in: folder)
    #expect(left == [])
  }

  @Test func `What to write has to be said`() {
    let captured = doorbell("export", "doorbell")
    #expect(captured.status == .usage)
    #expect(captured.error.hasPrefix("Error: Missing expected argument '--to <language>'"))
  }
}
