// SPDX-License-Identifier: MIT

import Foundation
import SceneHarness
import Synchronization

/// Ctrl-C: the first asks to end early and report what there is, the second ends the process.
struct Interruption: Sendable {
  /// Begins to listen.
  let listen: @Sendable () -> Void
  /// Whether the user wants an end.
  let isRequested: @Sendable () -> Bool

  /// Nothing interrupts.
  static let never = Interruption(listen: {}, isRequested: { false })

  /// The process's own SIGINT.
  ///
  /// As long as nothing listens, Ctrl-C ends the process as it always does.
  static let ofProcess = Interruption(
    listen: {
      // The handler must find the counter made: making it is nothing a handler may do.
      requests.pointee.store(0, ordering: .relaxed)
      _ = signal(SIGINT) { _ in
        // Only what is safe in a signal handler: an atomic number, write and _exit.
        if requests.pointee.wrappingAdd(1, ordering: .relaxed).oldValue > 0 { _exit(130) }
        message.withUTF8Buffer { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
      }
      unblock()
    },
    isRequested: { requests.pointee.load(ordering: .relaxed) > 0 })

  /// Lets the signal through: who starts a process from a thread that blocks it hands that down.
  private static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// How often the signal came; copies of this process, which do not receive it, look here too.
  nonisolated(unsafe) private static let requests: UnsafeMutablePointer<Atomic<Int>> = {
    let requests =
      block?.base.bindMemory(to: Atomic<Int>.self, capacity: 1) ?? .allocate(capacity: 1)
    requests.initialize(to: Atomic(0))
    return requests
  }()
  private static let block = SharedBlock(bytes: 8)
  private static let message: StaticString =
    "\nStopping at the last complete level; press Ctrl-C again to quit at once.\n"
}
