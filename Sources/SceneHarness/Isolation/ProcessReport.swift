// SPDX-License-Identifier: MIT

/// A text that a process leaves to the one that it was forked from.
///
/// Where there is no memory that both share, nothing is ever left.
final class ProcessReport: Sendable {
  private static let capacity = 1 << 24
  private let block = SharedBlock(bytes: capacity)

  /// Forgets the text, before another process begins.
  func clear() { block?.base.storeBytes(of: 0, as: Int.self) }

  /// Leaves a text; one that there is no room for is not left.
  func leave(_ text: String) {
    let bytes = Array(text.utf8)
    guard let base = block?.base, bytes.count <= Self.capacity - 8 else { return }
    (base + 8).copyMemory(from: bytes, byteCount: bytes.count)
    // An empty text is a text too.
    base.storeBytes(of: bytes.count + 1, as: Int.self)
  }

  /// The text that was left.
  var text: String? {
    guard let base = block?.base, case let count = base.load(as: Int.self), count > 0 else {
      return nil
    }
    return String(
      decoding: UnsafeRawBufferPointer(start: base + 8, count: count - 1), as: UTF8.self)
  }
}
