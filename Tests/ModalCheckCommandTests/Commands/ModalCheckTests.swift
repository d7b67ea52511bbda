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
            merge                   Write the reports of a run in shares.
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

  @Test("The help of 'explore' describes each of its options")
  func exploreHelp() {
    #expect(
      modalcheck("explore", "--help")
        == .success(
          """
          OVERVIEW: Explore specs completely and write reports.

          Visits every state that a sequence of actions can reach, up to a depth, and
          writes a report for each spec, an index, and the mutation results of the
          properties.

          With --compact, --stop-at-first, --digest or --self-check, one behavior is
          explored, the default one or the one that is set, and no reports are written.

          With --shard, one of several machines explores its share of the variants and
          writes a file for 'modalcheck merge', which writes the reports of the whole.

          Exit status: 0 if every verdict is as expected; 1 if not, or if --check finds a
          stale report; 64 for wrong usage; 65 or 66 for a checkpoint that cannot be
          used; 73 if a file cannot be written; 130 after Ctrl-C. The first Ctrl-C stops
          the search at the last complete level, prints what was found, and writes the
          reports that are complete; the second quits at once.

          USAGE: modalcheck explore [--depth <depth>] [--states <limit>] [--memory <limit>] [--jobs <threads>] [--checkpoint <file>] [--resume <file>] [--behavior <every|switch=value> ...] [--output <folder>] [--format <format> ...] [--shard <number/count>] [--progress <when>] [--compact] [--stop-at-first] [--digest] [--self-check] [--check] [--quiet] [<spec> ...]

          ARGUMENTS:
            <spec>                  The specs to explore; by default all of them.
                                    (values: page-sheet-dismissal)

          OPTIONS:
            --depth <depth>         The maximum number of actions in a sequence.
                                    (default: 6)
            --states <limit>        Stop each exploration at the last complete level
                                    before it has more states.
            --memory <limit>        Stop each exploration at the last complete level
                                    before the process takes more memory, such as '4GiB'
                                    or '512MB'.
            --jobs <threads>        The number of threads, or of processes that share
                                    several variants; by default one for each core. Any
                                    number gives the same result.
            --checkpoint <file>     Save progress to this file after each level.
            --resume <file>         Continue from such a file; the result is that of an
                                    uninterrupted run.
            --behavior <every|switch=value>
                                    How UIKit behaves where the sources leave it open:
                                    'every' behavior that they allow, or the default one
                                    with a switch listed by 'modalcheck list behaviors'
                                    changed; can be given more than once. (default:
                                    every)
            --output <folder>       The folder to write to. (default: Reports)
            --format <format>       What to write, besides each other if given more than
                                    once; by default Markdown. HTML is a page for each
                                    spec, in which counterexamples are played and states
                                    walked through. JSON has all that Markdown leaves
                                    out; JUnit's XML and SARIF are for CI systems.
                                    (values: markdown, html, json, junit, sarif)
            --shard <number/count>  Explore only a share of the variants, such as '2/4',
                                    and write it for 'modalcheck merge'; the shares 1/4,
                                    2/4, 3/4 and 4/4 make the whole.
            --progress <when>       Whether to show progress; 'auto' does on a terminal.
                                    (values: auto, always, never; default: auto)
            --compact               For spaces that do not fit into memory: keep a 64-bit
                                    fingerprint of each state, and print the verdicts
                                    with the expected number of missed states.
            --stop-at-first         Stop at the first violation that is not a known
                                    defect, and print its trace.
            --digest                Print a digest of all that was found in each variant.
            --self-check            Explore in a second process with another hash seed,
                                    too, and compare the digests: they differ if an order
                                    depends on hashing.
            --check                 Compare the reports with those in the folder; write
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
          what the sources leave open about UIKit. facts: what is known about UIKit, with
          the evidence, the source, and how the model implements it. unsupported: what
          the stand-in for UIKit never calls, with the reason, and what it accepts
          without effect.

          USAGE: modalcheck list [<topic>] [<fact> ...]

          ARGUMENTS:
            <topic>                 What to list. (values: specs, properties, actions,
                                    behaviors, facts, unsupported; default: specs)
            <fact>                  After 'facts': which ones; by default all of them.

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

          A trace has the form '<variant>; <axis>=<value> > <action>; <action>', as
          reports print it. '@' followed by a path reads the trace from a file. Below the
          steps stands which properties they violate. Properties of the whole space, such
          as that the user is never trapped, are for 'modalcheck explore'. With '--format
          itf', the states are written as JSON in the Informal Trace Format instead, with
          a loop where the end leads back to a state of the trace.

          Exit status: 0 if the trace can be replayed, whatever it violates; 64 for wrong
          usage; 65 if it cannot be replayed; 66 if the file cannot be read.

          USAGE: modalcheck replay [--behavior <switch=value> ...] [--format <format>] <spec> <trace>

          ARGUMENTS:
            <spec>                  The spec. (values: page-sheet-dismissal)
            <trace>                 The trace.

          OPTIONS:
            --behavior <switch=value>
                                    How UIKit behaves where the sources leave it open: a
                                    switch listed by 'modalcheck list behaviors' and its
                                    value; can be given more than once.
            --format <format>       How to write the steps. (values: text, itf; default:
                                    text)
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

          Copies Swift sources into a folder and rewrites what only Objective-C and iOS
          support, such as '@objc' and '#selector'. Every construct stays on its line;
          strings and comments are not changed. The sources are treated as one module.
          Code that cannot be adapted is listed with its file, its line and the manual
          change that it needs. What an earlier run wrote for sources that are gone is
          deleted.

          Exit status: 0 if the sources are adapted; 1 if some need manual changes, or if
          --check finds that the folder is not up to date; 64 for wrong usage; 65 if a
          source is not UTF-8 text; 66 if a source cannot be read; 73 if the folder
          cannot be written.

          USAGE: modalcheck adapt --into <folder> [--check] <sources> ...

          ARGUMENTS:
            <sources>               Swift files, and folders of Swift files.

          OPTIONS:
            --into <folder>         The folder to write to, outside the sources.
            --check                 Compare with what is in the folder; write nothing.
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
        Help:  --depth <depth>  The maximum number of actions in a sequence.

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
