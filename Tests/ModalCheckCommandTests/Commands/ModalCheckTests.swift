// SPDX-License-Identifier: MIT

import Foundation
import ModalSpecs
import Testing

@testable import ModalCheckCommand

/// Runs the tool with one spec of this package.
func modalcheck(_ words: String...) -> Captured { modalcheck(words) }

/// Runs the tool with one spec of this package.
func modalcheck(_ words: [String]) -> Captured {
  let recorder = Recorder()
  let status = ModalCheck.run(
    words, specs: [PageSheetDismissal()], output: recorder.output())
  return Captured(status: status, output: recorder.text.output, error: recorder.text.error)
}

struct ModalCheckTests {
  @Test("The help lists the subcommands and what the exit status means")
  func help() {
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
            explore                 Explore specs completely and write reports.
            list                    List specs, properties, actions, behaviors or facts.
            replay                  Run one trace and show every step.
            simulate                Walk through a spec at random, where it is too large.
            export                  Write a spec's transition system for SPIN or TLC.
            explain                 Show facts about UIKit as scenarios, and play them.
            adapt                   Make an app's sources compile without Apple's UIKit.
            bench                   Measure the explorer on models with known counts.

            See 'modalcheck help <subcommand>' for detailed help.

          """))
  }

  @Test("The help of 'explore' describes each of its options")
  func exploreHelp() {
    #expect(
      modalcheck("explore", "--help")
        == .success(
          """
          OVERVIEW: Explore specs completely and write reports.

          Visits every state that a sequence of actions can reach, up to a depth, and
          writes one report for each spec, an index, and what the properties catch.

          Exit status: 0 if every verdict is as expected; 1 if not, or if --check finds a
          stale report; 64 for wrong usage; 65 or 66 for a checkpoint that cannot be
          used; 73 if a file cannot be written; 130 after Ctrl-C. The first Ctrl-C ends
          the search at the last complete level and reports what was found, the second
          ends the tool at once.

          USAGE: modalcheck explore [--depth <depth>] [--states <limit>] [--memory <limit>] \
          [--jobs <threads>] [--checkpoint <file>] [--resume <file>] [--behavior <every|switch=value> ...] [--output <folder>] \
          [--format <format> ...] [--progress <when>] [--compact] [--check] [--quiet] [<spec> ...]

          ARGUMENTS:
            <spec>                  The specs to explore; all of them if none is named.
                                    (values: page-sheet-dismissal)

          OPTIONS:
            --depth <depth>         How many actions a sequence has at most. (default: 6)
            --states <limit>        End each exploration at the last complete level
                                    before it has more states.
            --memory <limit>        End each exploration at the last complete level
                                    before the process takes more memory, such as '4GiB'
                                    or '512MB'.
            --jobs <threads>        How many threads search; without it, one for each
                                    core. The result is the same.
            --checkpoint <file>     A file to go on from if the run ends early, replaced
                                    at the ends of levels.
            --resume <file>         Go on from such a file; the result is that of a run
                                    without a break.
            --behavior <every|switch=value>
                                    What UIKit does where its sources leave it open:
                                    'every' behavior that they allow, or the default one
                                    with a switch of 'modalcheck list behaviors' set; can
                                    be given more than once. (default: every)
            --output <folder>       The folder to write to. (default: Reports)
            --format <format>       What to write; can be given more than once. Without
                                    it, both. (values: markdown, json)
            --progress <when>       Whether to show progress; 'auto' does on a terminal.
                                    (values: auto, always, never; default: auto)
            --compact               For spaces that do not fit into memory: keep a
                                    fingerprint of 64 bits for each state, print the
                                    verdicts with the number of states that this is
                                    expected to miss, and write no reports. Explores the
                                    one behavior given, or the default one.
            --check                 Compare the reports with those in the folder, write
                                    nothing.
            -q, --quiet             Print problems only.
            --version               Show the version.
            -h, --help              Show help information.


          """))
  }

  @Test("The help of 'list' names the topics")
  func listHelp() {
    #expect(
      modalcheck("help", "list")
        == .success(
          """
          OVERVIEW: List specs, properties, actions, behaviors or facts.

          specs: what can be explored. properties: the built-in ones, with what they
          mean. actions: what each spec's traces are made of. behaviors: the switches for
          what UIKit's sources leave open. facts: what is known of UIKit, how firmly,
          where from, and what the model does about it.

          USAGE: modalcheck list [<topic>] [<fact> ...]

          ARGUMENTS:
            <topic>                 What to list. (values: specs, properties, actions,
                                    behaviors, facts; default: specs)
            <fact>                  After 'facts': which ones; all of them if none is
                                    named.

          OPTIONS:
            --version               Show the version.
            -h, --help              Show help information.


          """))
  }

  @Test("The help of 'replay' says how a trace reads")
  func replayHelp() {
    #expect(
      modalcheck("help", "replay")
        == .success(
          """
          OVERVIEW: Run one trace and show every step.

          A trace reads '<variant>; <axis>=<value> > <action>; <action>', as reports
          print it. Instead of a trace, '@' and the path of a file that holds one can be
          given.

          Exit status: 0 if the trace fits; 64 for wrong usage; 65 if the trace does not
          fit; 66 if the file cannot be read.

          USAGE: modalcheck replay [--behavior <switch=value> ...] <spec> <trace>

          ARGUMENTS:
            <spec>                  The spec. (values: page-sheet-dismissal)
            <trace>                 The trace.

          OPTIONS:
            --behavior <switch=value>
                                    What UIKit does where its sources leave it open: a
                                    switch of 'modalcheck list behaviors' and its value;
                                    can be given more than once.
            --version               Show the version.
            -h, --help              Show help information.


          """))
  }

  @Test("The help of 'adapt' says what it changes and what its status means")
  func adaptHelp() {
    #expect(
      modalcheck("adapt", "--help")
        == .success(
          """
          OVERVIEW: Make an app's sources compile without Apple's UIKit.

          Copies Swift sources into a folder and changes what only Objective-C and iOS
          understand, such as '@objc' and '#selector'. Every construct stays on its line;
          strings and comments stay as they are. The sources are taken as one module.
          What cannot be adapted is listed with its file, its line and what to do.

          Exit status: 0 if the sources are adapted, also if places need you; 64 for
          wrong usage; 65 if a source is not UTF-8 text; 66 if a source cannot be read;
          73 if the folder cannot be written.

          USAGE: modalcheck adapt --into <folder> <sources> ...

          ARGUMENTS:
            <sources>               Files, and folders whose Swift files are meant.

          OPTIONS:
            --into <folder>         The folder to write to, outside the sources.
            --version               Show the version.
            -h, --help              Show help information.


          """))
  }

  @Test("The version is that of the changelog's first entry, and bare")
  func version() {
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
        Help:  --depth <depth>  How many actions a sequence has at most.

        """))
  }

  @Test("A spec that is not there is refused with the nearest")
  func unknownSpec() {
    let message = """
      Error: The value 'page-sheet' is invalid for '<spec>'. Please provide one of \
      'page-sheet-dismissal'. Did you mean 'page-sheet-dismissal'?

      """
    #expect(modalcheck("explore", "page-sheet").error.hasPrefix(message))
    #expect(modalcheck("replay", "page-sheet", "x").error.hasPrefix(message))
  }
}
