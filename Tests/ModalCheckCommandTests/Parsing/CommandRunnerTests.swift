// SPDX-License-Identifier: MIT

import Testing

@testable import ModalCheckCommand

struct CommandRunnerTests {
  @Test func `The command's own status is the tool's`() {
    let captured = atlas("survey coast")
    #expect(captured == Captured(status: .notAsExpected, output: "", error: ""))
  }

  @Test func `A failure of the command is one message and its status, without usage`() {
    #expect(
      atlas("label nowhere")
        == .failure(.invalidData, "There is no place 'nowhere' on the map."))
  }

  @Test func `If the command finds the command line wrong, its usage follows`() {
    #expect(
      atlas("label here")
        == .usage(
          """
          Error: Please provide a place that stays where it is.
          Usage: atlas label <place> [<language>]
            See 'atlas label --help' for more information.

          """))
  }

  @Test func `The word 'Error' is red where there are colors`() {
    let recorder = Recorder()
    let runner = CommandRunner(root: Atlas.root, version: "")
    _ = runner.run(["label", "nowhere"], recorder.output(hasColors: true))
    #expect(
      recorder.text.error
        == "\u{1B}[31mError:\u{1B}[0m There is no place 'nowhere' on the map.\n")
  }

  @Test func `The exit statuses are those of sysexits`() {
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 64, 65, 66, 70, 73, 130])
  }
}
