// SPDX-License-Identifier: MIT

package import StateSpace

extension Snapshot {
  /// Adds what lives on the main thread, as who takes snapshots of it does.
  package mutating func addOnMain(_ body: @MainActor (inout Snapshot) -> Void) {
    // A copy would share its storage with the original, and be copied once more when it is changed.
    withUnsafeMutablePointer(to: &self) { pointer in
      nonisolated(unsafe) let pointer = pointer
      MainActor.assumeIsolated { body(&pointer.pointee) }
    }
  }
}
