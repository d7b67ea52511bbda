// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The process's standard output and standard error.
///
/// Writing can fail, for instance on a full disk. A command goes on nevertheless, and who ran it
/// asks for the failure afterwards.
final class StandardStreams: Sendable {
  private let firstFailure = Mutex<SystemError?>(nil)
  /// The standard error of this process, to which a copy that explores shows its progress, too: what
  /// else a copy says there is kept from the terminal.
  private let errors: Int32

  init() {
    Self.holdClosedPlaces()
    errors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0)
  }

  /// Keeps the numbers of standard streams that are closed from what is opened next.
  ///
  /// That would get what is meant for the stream. Writing there fails, as if it were closed.
  private static func holdClosedPlaces() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) == -1 { _ = open("/dev/null", O_RDONLY) }
  }

  deinit { close(errors) }

  /// Why the standard output could not be written.
  var failure: CommandFailure? {
    firstFailure.withLock(\.self).map {
      CommandFailure(.cannotCreate, "The standard output cannot be written: \($0.reason).")
    }
  }

  func output(environment: [String: String]) -> Output {
    let terminal = Terminal(environment: environment)
    let isErrorTerminal = Terminal.isTerminal(STDERR_FILENO) && !terminal.isDumb
    return Output(
      write: { self.write($0, to: STDOUT_FILENO) },
      writeError: { try? writeAll($0.utf8, to: self.errors) },
      isErrorTerminal: isErrorTerminal,
      hasColors: terminal.hasColors(isTerminal: Terminal.isTerminal(STDOUT_FILENO)),
      hasErrorColors: terminal.hasColors(isTerminal: isErrorTerminal),
      workflow: GitHubActions(environment: environment),
      columns: terminal.columns(of: [STDOUT_FILENO, STDERR_FILENO]))
  }

  /// Writes a text, unless writing has failed before.
  func write(_ text: String, to descriptor: Int32) {
    firstFailure.withLock { failure in
      guard failure == nil else { return }
      do throws(SystemError) {
        try writeAll(text.utf8, to: descriptor)
      } catch {
        failure = error
      }
    }
  }
}
