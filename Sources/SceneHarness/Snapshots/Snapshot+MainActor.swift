// SPDX-License-Identifier: MIT

import UIKit

extension Snapshot {
  /// Adds what lives on the main thread, as who takes snapshots of it does.
  mutating func addOnMain(_ body: @MainActor (inout Snapshot) -> Void) {
    if isOnMain { return add(unchecked: body) }
    isOnMain = true
    // A copy would share its storage with the original, and be copied once more when it is changed.
    withUnsafeMutablePointer(to: &self) { pointer in
      nonisolated(unsafe) let pointer = pointer
      MainThread.run { body(&pointer.pointee) }
    }
    isOnMain = false
  }

  /// Runs what may run on the main thread only, where the outermost caller has made sure of it.
  private mutating func add(unchecked body: @MainActor (inout Snapshot) -> Void) {
    withoutActuallyEscaping(body) { body in
      unsafeBitCast(body, to: ((inout Snapshot) -> Void).self)(&self)
    }
  }
}
