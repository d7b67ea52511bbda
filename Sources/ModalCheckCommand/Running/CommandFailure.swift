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

/// Does something that fails only where the tool is to blame, and says what was tried.
func internally<Result>(
  _ words: String, _ body: () throws -> Result
) throws(CommandFailure) -> Result {
  do {
    return try body()
  } catch {
    throw CommandFailure(.internalError, "\(words): \(error)")
  }
}
