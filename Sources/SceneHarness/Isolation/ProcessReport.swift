// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
#endif

/// A text that a process leaves to the one that it was forked from.
///
/// Pages that are never written cost nothing, so that there is room for much. Where processes share
/// no memory, nothing is ever left.
final class ProcessReport: @unchecked Sendable {
  private static let capacity = 1 << 24
  private let base: UnsafeMutableRawPointer?

  init() {
    #if os(Linux)
      let block = mmap(
        nil, Self.capacity, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
      base = block == MAP_FAILED ? nil : block
    #else
      base = nil
    #endif
  }

  deinit {
    #if os(Linux)
      if let base { munmap(base, Self.capacity) }
    #endif
  }

  /// Forgets the text, before another process begins.
  func clear() { base?.storeBytes(of: 0, as: Int.self) }

  /// Leaves a text; one that there is no room for is not left.
  func leave(_ text: String) {
    let bytes = Array(text.utf8)
    guard let base, bytes.count <= Self.capacity - 8 else { return }
    (base + 8).copyMemory(from: bytes, byteCount: bytes.count)
    // An empty text is a text too.
    base.storeBytes(of: bytes.count + 1, as: Int.self)
  }

  /// The text that was left.
  var text: String? {
    guard let base, case let count = base.load(as: Int.self), count > 0 else { return nil }
    return String(
      decoding: UnsafeRawBufferPointer(start: base + 8, count: count - 1), as: UTF8.self)
  }
}
