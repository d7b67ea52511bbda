// SPDX-License-Identifier: MIT

import Foundation
import ModalSpecs
import Testing

@testable import ModalCheckCommand

/// Runs the tool with one spec of this package.
func modalcheck(_ words: String...) -> Captured { modalcheck(words) }

/// Runs the tool with one spec of this package.
func modalcheck(_ words: [String]) -> Captured {
  Captured { ModalCheck.run(words, specs: [PageSheetDismissal()], output: $0) }
}

struct ModalCheckTests {
  @Test func `The help lists the subcommands and what the exit status means`() {
    #expect(
      modalcheck("--help")
        == .success(
          """
          OVERVIEW: Check modal presentation exhaustively.

          Explores every sequence of user actions, app calls and system events against an
          executable model of UIKit's presentation rules.

          Exit status:
            0   everything is as expected
            1   a verdict is not as expected, or a report is stale
            64  the command line is wrong
            65  data that was given, such as a trace, is not valid
            66  a file that was given cannot be read
            70  the tool itself failed
            73  a file cannot be written
            130 the user pressed Ctrl-C

          USAGE: modalcheck <subcommand>

          OPTIONS:
            --version               Show the version.
            -h, --help              Show help information.

          SUBCOMMANDS:
            explore                 Explore specs and write reports.
            merge                   Merge the shares of a run into its reports.
            diff                    Say what a change does to verdicts, outcomes and
                                    coverage.
            list                    List specs, properties, actions, behaviors or facts.
            replay                  Run one trace and show every step.
            walk                    Walk through a spec by hand.
            simulate                Take random walks through a space too large to
                                    exhaust.
            export                  Write a spec's transition system for SPIN or TLC.
            graph                   Draw the states of a spec.
            explain                 Show facts about UIKit as scenarios, and run them.
            conformance             Compare UIKit's stand-in with recordings.
            adapt                   Make an app's sources compile without Apple's UIKit.
            bench                   Measure the explorer on models with known counts.

            See 'modalcheck help <subcommand>' for detailed help.

          """))
  }

  @Test func `The version is that of the changelog's first entry, and bare`() {
    #expect(modalcheck("--version") == .success("\(ModalCheck.version)\n"))
  }

  @Test("A bad depth is refused with what would be a good one", arguments: ["0", "-3", "abc"])
  func badDepth(depth: String) {
    let captured = modalcheck("explore", "--depth", depth)
    #expect(captured.status == .usage)
    #expect(captured.output == "")
    #expect(
      captured.error.hasPrefix(
        """
        Error: The value '\(depth)' is invalid for '--depth <depth>'. Please provide a whole \
        number of at least 1.
        Help:  --depth <depth>  The maximum number of actions in a sequence.
        """))
  }

  @Test func `A spec that is not there is refused with the nearest`() {
    let message = """
      Error: The value 'page-sheet' is invalid for '<spec>'. Please provide one of \
      'page-sheet-dismissal'. Did you mean 'page-sheet-dismissal'?

      """
    #expect(modalcheck("explore", "page-sheet").error.hasPrefix(message))
    #expect(modalcheck("replay", "page-sheet", "x").error.hasPrefix(message))
  }

  private struct Named: Spec {
    var identifier = "named"
    let title = "A spec"
    let summary = ""
    var names = ["only"]

    var variants: [Variant<Doorbell>] {
      names.map {
        Variant($0, summary: "", names: ControllerNames(["hall"]), properties: []) {
          (PresentationWorld(behavior: $1), Doorbell())
        }
      }
    }
  }

  @Test func `Specs that reports or traces could not tell apart are refused`() {
    func refusal(of specs: any Spec...) -> Captured {
      Captured { ModalCheck.run(["list"], specs: specs, output: $0) }
    }
    #expect(
      refusal(of: Named(), Named())
        == .failure(
          .invalidData, "Two specs have the identifier 'named'. Each needs one of its own."))
    #expect(
      refusal(of: Named(identifier: "My/Spec"))
        == .failure(
          .invalidData,
          """
          The identifier 'My/Spec' of a spec is invalid. Please use lower-case letters, digits and \
          hyphens: it is the name of a file.
          """))
    #expect(
      refusal(of: Named(names: ["a", "b", "a"]))
        == .failure(
          .invalidData,
          "The spec 'named' has two variants named 'a'. Each needs a name of its own."))
    #expect(
      refusal(of: Named(names: ["a > b"]))
        == .failure(
          .invalidData,
          """
          The variant 'a > b' of the spec 'named' cannot be named in a trace. Please leave out ';', \
          '>' and '='.
          """))
  }
}
