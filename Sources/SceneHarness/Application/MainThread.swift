// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// The thread on which all objects of scenes live.
enum MainThread {
  /// Does work on the main thread, and waits for it.
  static func run<Result: Sendable>(_ work: @MainActor () throws -> Result) rethrows -> Result {
    if Thread.isMainThread { return try MainActor.assumeIsolated(work) }
    return try Dispatch.DispatchQueue.main.sync { try MainActor.assumeIsolated(work) }
  }
}
