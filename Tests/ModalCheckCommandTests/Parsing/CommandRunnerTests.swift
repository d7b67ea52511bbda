// SPDX-License-Identifier: MIT

import Testing

@testable import ModalCheckCommand

struct CommandRunnerTests {
  @Test("The command's own status is the tool's")
  func status() {
    let captured = atlas("survey coast")
    #expect(captured == Captured(status: .notAsExpected, output: "", error: ""))
  }

  @Test("A failure of the command is one message and its status, without usage")
  func failure() {
    #expect(
      atlas("label nowhere")
        == Captured(
          status: .invalidData, output: "",
          error: "Error: There is no place 'nowhere' on the map.\n"))
  }

  @Test("If the command finds the command line wrong, its usage follows")
  func usageFailure() {
    #expect(
      atlas("label here")
        == .usage(
          """
          Error: Please provide a place that stays where it is.
          Usage: atlas label <place> [<language>]
            See 'atlas label --help' for more information.

          """))
  }

  @Test("The word 'Error' is red where there are colors")
  func colors() {
    let recorder = Recorder()
    let runner = CommandRunner(root: Atlas.root, version: "")
    _ = runner.run(["label", "nowhere"], recorder.output(hasColors: true))
    #expect(
      recorder.text.error
        == "\u{1B}[31mError:\u{1B}[0m There is no place 'nowhere' on the map.\n")
  }

  @Test("The exit statuses are those of sysexits, and the help's table has each of them")
  func exitStatuses() {
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 64, 65, 66, 70, 73, 130])
    #expect(
      ExitStatus.table == """
        Exit status:
          0   everything is as expected
          1   a verdict is not as expected, or a report is stale
          64  the command line is wrong
          65  data that was given, such as a trace, is not valid
          66  a file that was given cannot be read
          70  the tool itself failed
          73  a file cannot be written
          130 the user pressed Ctrl-C
        """)
  }
}
