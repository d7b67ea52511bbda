// SPDX-License-Identifier: MIT

import Foundation

/// A value that one thread at a time can reach, also in a process that was made by `fork`.
///
/// On Linux, `Mutex` knows who holds it by the number of a thread, which is another one in the new
/// process: there it can be held by a thread that does not exist, and ends the process.
final class ForkSafeLock<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Lets code work on the value, one thread at a time.
  func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
