// SPDX-License-Identifier: MIT

import Synchronization

@testable import ModalCheckCommand

/// What a command wrote, and the status it ended with.
struct Captured: Hashable {
  var status: ExitStatus
  var output: String
  var error: String

  static func success(_ output: String) -> Captured {
    Captured(status: .success, output: output, error: "")
  }

  static func usage(_ error: String) -> Captured {
    Captured(status: .usage, output: "", error: error)
  }
}

/// Collects what is written to an output.
final class Recorder: Sendable {
  private let texts = Mutex((output: "", error: ""))

  var text: (output: String, error: String) { texts.withLock { $0 } }

  func output(columns: Int = 80, isErrorTerminal: Bool = false, hasColors: Bool = false) -> Output {
    Output(
      write: { text in self.texts.withLock { $0.output += text } },
      writeError: { text in self.texts.withLock { $0.error += text } },
      isErrorTerminal: isErrorTerminal, hasColors: hasColors, hasErrorColors: hasColors,
      columns: columns)
  }
}

/// Runs the atlas with the words of a line, split at spaces.
func atlas(_ line: String, columns: Int = 80, shell: String? = nil) -> Captured {
  atlas(line.split(separator: " ").map(String.init), columns: columns, shell: shell)
}

func atlas(_ words: [String], columns: Int = 80, shell: String? = nil) -> Captured {
  let recorder = Recorder()
  let runner = CommandRunner(root: Atlas.root, version: "2.5.0", shell: shell)
  let status = runner.run(words, recorder.output(columns: columns))
  return Captured(status: status, output: recorder.text.output, error: recorder.text.error)
}
