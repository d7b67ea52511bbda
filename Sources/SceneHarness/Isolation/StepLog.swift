// SPDX-License-Identifier: MIT

#if os(Linux)
  import Synchronization

  /// What comes of steps, as one process leaves it and another one reads it.
  final class StepLog {
    /// How many bytes all of it may take; what is not written takes none.
    private static let room = 1 << 28

    private let memory: SharedBlock
    /// How much of it was read.
    private var place = StepLog.header
    /// What was read and not taken.
    private var known: [[String]: StepRecord] = [:]

    private static let header = 8

    init?() {
      guard let memory = SharedBlock(bytes: Self.header + Self.room) else { return nil }
      self.memory = memory
    }

    /// How many bytes were written behind the header.
    private var written: UnsafeMutablePointer<Atomic<Int>> {
      memory.base.assumingMemoryBound(to: Atomic<Int>.self)
    }

    /// Appends what has come of a step, if it can be written and there is room.
    func append(_ record: StepRecord, of path: [String]) {
      var writer = ValueWriter()
      writer.write(path)
      writer.write(record)
      let start = written.pointee.load(ordering: .relaxed)
      guard writer.isWhole, start + 8 + writer.bytes.count <= Self.room else { return }
      let target = memory.base + Self.header + start
      target.storeBytes(of: writer.bytes.count, as: Int.self)
      UnsafeMutableRawBufferPointer(start: target + 8, count: writer.bytes.count)
        .copyBytes(from: writer.bytes)
      // The next one begins where a number may stand.
      written.pointee.store(start + 8 + (writer.bytes.count + 7) / 8 * 8, ordering: .releasing)
    }

    /// Takes what has come of a step, if it was left.
    func take(_ path: [String]) -> StepRecord? {
      let end = Self.header + written.pointee.load(ordering: .acquiring)
      while place < end {
        let count = memory.base.load(fromByteOffset: place, as: Int.self)
        var reader = ValueReader(
          UnsafeRawBufferPointer(start: memory.base + place + 8, count: count))
        let path = reader.read([String].self)
        known[path] = reader.read(StepRecord.self)
        place += 8 + (count + 7) / 8 * 8
      }
      return known.removeValue(forKey: path)
    }
  }
#else
  /// Nobody leaves anything.
  final class StepLog {
    func append(_ record: StepRecord, of path: [String]) {}
    func take(_ path: [String]) -> StepRecord? { nil }
  }
#endif
