// SPDX-License-Identifier: MIT

import UIKit

/// Notes what the executions of a scene have asked for and the stand-in does not do.
///
/// The one thing that executions share; nothing that they do depends on it.
final class SceneLedger: Sendable {
  private struct Notes {
    var unimplemented: Set<String> = []
    var uncalled: Set<String> = []
    var waiting: Set<String> = []
    var resumed: Set<String> = []
  }

  private let notes = ForkSafeLock(Notes())

  /// Notes what an execution has called, and which methods of the app's it could not.
  func note(_ unimplemented: [String], uncalled: [String]) {
    guard !unimplemented.isEmpty || !uncalled.isEmpty else { return }
    notes.withLock {
      $0.unimplemented.formUnion(unimplemented)
      $0.uncalled.formUnion(uncalled)
    }
  }

  /// Notes which tasks waited while nothing was going to happen without the user, and which of them
  /// have gone on.
  func note(waiting: [String], resumed: [String]) {
    guard !waiting.isEmpty else { return }
    notes.withLock {
      $0.waiting.formUnion(waiting)
      $0.resumed.formUnion(resumed)
    }
  }

  /// What was noted, in sentences.
  var notices: [String] {
    let notes = notes.withLock { $0 }
    return notes.unimplemented.sorted().map {
      ($0 == HeadlessScene.randomNumbers
        ? "The app draws random numbers, the same ones in each execution, so what others lead to was not "
        : "The app uses '\($0)', which has no implementation here, so what it does on a device was not ")
        + "checked: `setup.accept(\"\($0)\")` says that this is all right."
    }
      + notes.uncalled.sorted().map {
        "UIKit calls '\($0)', and nothing does here: a superclass conforms to the protocol without it. "
          + "Declare it there and override it, or `setup.accept(\"\($0)\")`."
      }
      + notes.waiting.subtracting(notes.resumed).sorted().map {
        "\($0) waits for something that nothing here can finish, such as a server, another thread or "
          + "a stream: let `setup.answer(…)` stand for it, or `setup.accept(\"\($0)\")`."
      }
  }
}
