// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ModalCheckCommand

struct CompletionScriptTests {
  @Test(
    "The shell is the one that is named, else the user's own",
    arguments: [
      ("--generate-completion-script bash", "/bin/fish", "#!/bin/bash"),
      ("--generate-completion-script=zsh", nil, "#compdef atlas"),
      ("--generate-completion-script", "/usr/local/bin/fish", "complete -c atlas -f"),
      ("measure --generate-completion-script", "/bin/zsh", "#compdef atlas"),
      ("measure --generate-completion-script --round", "/bin/bash", "#!/bin/bash"),
    ])
  func shell(line: String, shell: String?, firstLine: String) {
    let captured = atlas(line, shell: shell)
    #expect(captured.status == .success)
    #expect(captured.output.hasPrefix("\(firstLine)\n"))
  }

  @Test(
    arguments: [
      (
        "--generate-completion-script tcsh", "/bin/bash",
        "Can't generate completion scripts for 'tcsh'."
      ),
      ("measure --generate-completion-script", "/bin/tcsh", "Can't autodetect a supported shell."),
      ("--generate-completion-script", nil, "Can't autodetect a supported shell."),
    ])
  func `Another shell is a usage error`(line: String, shell: String?, message: String) {
    #expect(
      atlas(line, shell: shell)
        == .usage(
          """
          Error: \(message)
          Please use --generate-completion-script=<shell> with one of:
              zsh bash fish
          Usage: atlas <subcommand>
            See 'atlas --help' for more information.

          """))
  }

  @Test func `fish is told of subcommands, choices, options and flags, where each belongs`() {
    let root = Command(
      name: "tool", abstract: "",
      subcommands: [
        Command(
          name: "cut", abstract: "Cut what's long.",
          arguments: [.init(name: "what", help: "What.", kind: .choice(["hair", "grass"]))],
          options: [
            .init(name: "into", short: "i", help: "Where to.", kind: .text),
            .init(name: "length", help: "How long.", kind: .wholeNumber(atLeast: 1)),
            .init(name: "style", help: "How.", kind: .choice(["neat", "wild"])),
          ],
          flags: [.init(name: "slowly", short: "s", help: "Take care.")])
      ])
    #expect(
      CompletionScript(root: root, shell: .fish).text == #"""
        complete -c tool -f
        complete -c tool -n 'not __fish_seen_subcommand_from cut' -a cut -d 'Cut what\'s long.'
        complete -c tool -n 'not __fish_seen_subcommand_from cut' -l version -d 'Show the version.'
        complete -c tool -n 'not __fish_seen_subcommand_from cut' -s h -l help -d 'Show help information.'
        complete -c tool -n '__fish_seen_subcommand_from cut' -a 'hair grass' -d 'What.'
        complete -c tool -n '__fish_seen_subcommand_from cut' -s i -l into -r -F -d 'Where to.'
        complete -c tool -n '__fish_seen_subcommand_from cut' -l length -x -d 'How long.'
        complete -c tool -n '__fish_seen_subcommand_from cut' -l style -x -a 'neat wild' -d 'How.'
        complete -c tool -n '__fish_seen_subcommand_from cut' -s s -l slowly -d 'Take care.'
        complete -c tool -n '__fish_seen_subcommand_from cut' -l version -d 'Show the version.'
        complete -c tool -n '__fish_seen_subcommand_from cut' -s h -l help -d 'Show help information.'

        """#)
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/bin/bash")),
    arguments: [
      "'' ": "measure label survey --version --help",
      "me": "measure",
      "measure --unit ''": "metre mile league",
      "measure --unit=mile -q --layer r": "roads rivers",
      "measure --projection-file ''": "",
      "measure -s ''": "",
      "measure lake --q": "--quiet",
      "label e": "english",
      "survey c": "coast",
      "survey coast ''": "--version --help",
    ])
  func `bash offers what can follow`(words: String, offers: String) throws {
    let script = CompletionScript(root: Atlas.root, shell: .bash).text
    let result = try run(
      "/bin/bash", "-c",
      """
      \(script)
      COMP_WORDS=(atlas \(words))
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _atlas
      echo "${COMPREPLY[*]}"
      """)
    #expect(result == ProcessResult(status: 0, output: "\(offers)\n", error: ""))
  }
}
