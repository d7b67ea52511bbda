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

  static func failure(_ status: ExitStatus, _ message: String) -> Captured {
    Captured(status: status, output: "", error: "Error: \(message)\n")
  }

  static func usage(_ error: String) -> Captured {
    Captured(status: .usage, output: "", error: error)
  }
}

extension Captured {
  /// What a run writes to the output that it gets.
  init(columns: Int = 80, _ run: (Output) -> ExitStatus) {
    let recorder = Recorder()
    status = run(recorder.output(columns: columns))
    (output, error) = recorder.text
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
  let runner = CommandRunner(root: Atlas.root, version: "2.5.0", shell: shell)
  return Captured(columns: columns) { runner.run(words, $0) }
}
