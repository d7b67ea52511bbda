// SPDX-License-Identifier: MIT

import Foundation

/// Memory that a process and those that are forked from it have in common.
///
/// It begins with zeros. Pages that are never written cost nothing, so that there is room for much.
package final class SharedBlock: @unchecked Sendable {
  package let base: UnsafeMutableRawPointer
  private let size: Int

  /// Maps a block; fails if the system has no memory for it.
  package init?(bytes: Int) {
    let block = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANON, -1, 0)
    guard let block, block != MAP_FAILED else { return nil }
    (base, size) = (block, bytes)
  }

  deinit { munmap(base, size) }
}
