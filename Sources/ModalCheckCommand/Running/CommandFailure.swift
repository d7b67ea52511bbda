// SPDX-License-Identifier: MIT

/// Why a command could not do its work: one message that says what, where and how to mend it.
struct CommandFailure: Error, Hashable {
  let status: ExitStatus
  let message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}
