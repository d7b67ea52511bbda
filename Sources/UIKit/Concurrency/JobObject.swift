// SPDX-License-Identifier: MIT

import Foundation

/// What is taken for granted of the objects in which Swift's runtime keeps jobs and tasks.
///
/// Checked with Swift 6.3 on Linux, and with each task when it is begun: see ``isAsExpected``.
///
/// | what | without it |
/// |---|---|
/// | The flags of a job stand at 32 bytes; the lowest eight bits are its kind, 0 for a task, and bit 23 is unused | no task is explored |
/// | The status of a task stands at 96 bytes; bit 13 says that it is complete, bit 12 that it is queued | no task is explored |
struct JobObject: Hashable {
  private let address: UInt

  init(_ job: UnownedJob) { address = Self.word(of: job) }

  init<Success, Failure>(_ task: Task<Success, Failure>) { address = Self.word(of: task) }

  init(_ task: UnsafeCurrentTask) { address = Self.word(of: task) }

  private static func word<Value>(of value: Value) -> UInt {
    withUnsafePointer(to: value) { UnsafeRawPointer($0).load(as: UInt.self) }
  }

  private enum Offset {
    static let flags = 32
    static let status = 96
  }

  private enum Bit {
    static let kind: UInt32 = 0xFF
    static let isOfScene: UInt32 = 1 << 23
    static let isQueued: UInt32 = 1 << 12
    static let isComplete: UInt32 = 1 << 13
  }

  private func word(_ offset: Int) -> UnsafeMutablePointer<UInt32>? {
    UnsafeMutablePointer(bitPattern: address + UInt(offset))
  }

  private var flags: UInt32 { word(Offset.flags)?.pointee ?? 0 }
  private var status: UInt32 { word(Offset.status)?.pointee ?? 0 }

  /// Whether the job is a task, and no actor's turn.
  var isTask: Bool { flags & Bit.kind == 0 }

  /// Whether the task was begun by a scene: only the scene may run it.
  var isOfScene: Bool { flags & Bit.isOfScene != 0 }

  /// Whether a task that has just been begun looks as it should.
  var isAsExpected: Bool { isQueued && !isComplete && !isOfScene }

  func becomeOfScene() { word(Offset.flags)?.pointee |= Bit.isOfScene }

  /// Whether a task has ended.
  var isComplete: Bool { status & Bit.isComplete != 0 }

  /// Whether a task waits to run, and for nothing else.
  var isQueued: Bool { status & Bit.isQueued != 0 }

  /// How many references there are to the task.
  ///
  /// One that has not ended has one to itself. A task of `async let` is part of another one, and not
  /// counted.
  var referenceCount: Int {
    UnsafeRawPointer(bitPattern: address).map(ObjectReferences.count) ?? 0
  }

  /// Whether references to the task are not counted.
  var isPartOfOther: Bool {
    let former = referenceCount
    retain()
    defer { release() }
    return referenceCount == former
  }

  /// Keeps the task.
  func retain() { UnsafeRawPointer(bitPattern: address).map(ObjectReferences.retain) }

  /// Does not keep the task any more.
  func release() { UnsafeRawPointer(bitPattern: address).map(ObjectReferences.release) }
}

/// The references to objects of Swift's runtime, of whatever kind.
enum ObjectReferences {
  private typealias Function = @convention(c) (UnsafeRawPointer) -> Int

  private static let retained = function("swift_retain")
  private static let released = function("swift_release")
  private static let counted = function("swift_retainCount")

  private static func function(_ name: String) -> Function {
    guard let address = dlsym(dlopen(nil, RTLD_NOW), name) else {
      preconditionFailure("The runtime of this version of Swift has no '\(name)'.")
    }
    return unsafeBitCast(address, to: Function.self)
  }

  static func count(_ object: UnsafeRawPointer) -> Int { counted(object) }
  static func retain(_ object: UnsafeRawPointer) { _ = retained(object) }
  static func release(_ object: UnsafeRawPointer) { _ = released(object) }
}
