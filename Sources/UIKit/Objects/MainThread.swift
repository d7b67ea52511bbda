// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// The thread on which all objects of scenes live.
package enum MainThread {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    Dispatch.DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this code runs where the main actor does.
  ///
  /// Where the main queue is served by Dispatch, as in `swift test` on Linux, that can be any thread.
  static var isCurrent: Bool {
    Dispatch.DispatchQueue.getSpecific(key: key) == true || Foundation.Thread.isMainThread
  }

  /// Does work on the main thread, and waits for it.
  package static func run<Result: Sendable>(
    _ work: @MainActor () throws -> Result
  ) rethrows -> Result {
    if isCurrent { return try MainActor.assumeIsolated(work) }
    return try Dispatch.DispatchQueue.main.sync { try MainActor.assumeIsolated(work) }
  }
}
