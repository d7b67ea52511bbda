// SPDX-License-Identifier: MIT

import Foundation
import SystemCalls

/// Work that was given to Dispatch as a block: the object in which a closure is for C.
struct DispatchedWork: @unchecked Sendable {
  /// What the work does.
  let action: @MainActor () -> Void
  /// The address of the block, by which it can be cancelled.
  let block: UInt
  /// Where the code begins that the app wrote.
  let code: UnsafeRawPointer?

  /// Reads a block, as the compiler and Dispatch make them.
  ///
  /// The closure of a block stands behind its five words: the code that calls it takes it from
  /// there. It is taken here in the same way, so that what it has captured is part of the state. That
  /// of a work item is kept by another block, which knows whether the item was cancelled.
  init(_ block: UnsafeMutableRawPointer) {
    self.block = UInt(bitPattern: block)
    let item = Self.itemBlock(in: block)
    let closure = Self.closure(in: item ?? UnsafeRawPointer(block))
    code = closure.map { unsafeBitCast($0, to: (code: UnsafeRawPointer, context: Int).self).code }
    if let closure, item == nil {
      action = { closure.body() }
    } else {
      let kept = Block(block, closure)
      action = { kept.call() }
    }
  }

  private struct Closure: @unchecked Sendable { let body: () -> Void }

  /// A block that is called as it is; what it does counts, and not where it is.
  private final class Block: @unchecked Sendable {
    private let closure: Closure?
    private let address: Derived<UnsafeMutableRawPointer>

    init(_ block: UnsafeMutableRawPointer, _ closure: Closure?) {
      (self.closure, address) = (closure, Derived(keepBlock(block)))
    }

    deinit { releaseBlock(address.value) }

    func call() { callBlock(address.value) }
  }

  private static let word = MemoryLayout<UnsafeRawPointer>.size

  /// The closure that a block of Swift's calls: it is all that the block keeps.
  private static func closure(in block: UnsafeRawPointer) -> Closure? {
    guard let description = block.load(fromByteOffset: 3 * word, as: UnsafeRawPointer?.self),
      description.load(fromByteOffset: word, as: Int.self) == 6 * word
    else { return nil }
    return block.load(fromByteOffset: 4 * word, as: Closure.self)
  }

  /// The block that a work item's block calls: Dispatch marks those that it makes.
  private static func itemBlock(in block: UnsafeRawPointer) -> UnsafeRawPointer? {
    let magic = 0xD159_B10C
    guard block.load(fromByteOffset: 4 * word, as: Int.self) == magic else { return nil }
    return block.load(fromByteOffset: 9 * word, as: UnsafeRawPointer?.self)
  }
}

/// A timer of Foundation's that a run loop was to serve.
struct DispatchedTimer: @unchecked Sendable {
  let object: Foundation.Timer
  /// By what it is known to the run loop.
  let address: Derived<UInt>

  init(_ object: UnsafeMutableRawPointer, at address: UInt) {
    self.object = Unmanaged.fromOpaque(object).takeUnretainedValue()
    self.address = Derived(address)
  }
}
