// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import Synchronization

  /// A block of memory that a process and those that it forks have in common.
  ///
  /// It holds the step that is being executed and the fatal steps that were found, so that they
  /// outlive the process that executed them. One process writes at a time: those that it was
  /// forked from wait for it.
  final class SharedMemory: @unchecked Sendable {
    private static let pathCapacity = 1 << 16
    private static let recordCapacity = 1 << 23
    private static let pathOffset = 128
    private static let remarkCapacity = 1 << 14
    private static let remarkOffset = pathOffset + pathCapacity
    private static let recordOffset = remarkOffset + remarkCapacity
    private static let size = recordOffset + recordCapacity

    private let block: SharedBlock
    private var base: UnsafeMutableRawPointer { block.base }
    private let words: UnsafeMutablePointer<Atomic<Int>>
    private enum Word: Int, CaseIterable {
      case beats, hasFinished, pathLength, records, used, hangs, earlierRecords, remarkLength
      case hasWrittenErrors, level, count
    }

    /// Maps the block; fails if the system has no memory for it.
    init?() {
      guard let block = SharedBlock(bytes: Self.size) else { return nil }
      self.block = block
      words = block.base.bindMemory(to: Atomic<Int>.self, capacity: Word.allCases.count)
      asked = (block.base + Word.allCases.count * 8).bindMemory(to: UInt64.self, capacity: 1)
    }

    private func value(_ word: Word) -> Int {
      words[word.rawValue].load(ordering: .acquiring)
    }

    private func set(_ word: Word, _ value: Int) {
      words[word.rawValue].store(value, ordering: .releasing)
    }

    // MARK: - The running step

    /// Where the step notes what it asks of UIKit's behavior; the word after all the others.
    let asked: UnsafeMutablePointer<UInt64>

    /// Whether this process notes what happens in the step.
    var isListening = false

    /// Forgets what has happened in the step so far.
    func forgetRemarks() { set(.remarkLength, 0) }

    /// Notes something that happens in the step; what there is no room for is left out.
    func note(_ remark: String) {
      let bytes = Array(remark.replacing("\n", with: " ").utf8) + [separator]
      let length = value(.remarkLength)
      guard length + bytes.count <= Self.remarkCapacity else { return }
      (base + Self.remarkOffset + length).copyMemory(from: bytes, byteCount: bytes.count)
      set(.remarkLength, length + bytes.count)
    }

    /// What has happened in the step.
    var remarks: [String] {
      let bytes = UnsafeRawBufferPointer(
        start: base + Self.remarkOffset, count: value(.remarkLength))
      return bytes.split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Counts the begins and ends of steps: an odd number while one is being executed.
    var beats: Int { value(.beats) }
    var isInStep: Bool { beats & 1 == 1 }

    /// Whether the exploration came to its end.
    var hasFinished: Bool {
      get { value(.hasFinished) == 1 }
      set { set(.hasFinished, newValue ? 1 : 0) }
    }

    /// Whether the process has written errors that were not kept.
    var hasWrittenErrors: Bool {
      get { value(.hasWrittenErrors) == 1 }
      set { set(.hasWrittenErrors, newValue ? 1 : 0) }
    }

    /// How many steps did not return in this exploration.
    var hangs: Int {
      get { value(.hangs) }
      set { set(.hangs, newValue) }
    }

    /// How many fatal steps were noted in this exploration.
    var fatalStepsOfExploration: Int { value(.records) - value(.earlierRecords) }

    /// Counts anew what is limited in each exploration.
    func beginExploration() {
      set(.earlierRecords, value(.records))
      set(.hangs, 0)
    }

    /// Forgets the step, before another process begins.
    func rewind() {
      set(.beats, 0)
      set(.hasFinished, 0)
      set(.hasWrittenErrors, 0)
    }

    /// How far the exploration was when the last step began.
    var level: Int { value(.level) }

    /// How many steps the exploration had begun with the last one.
    var count: Int { value(.count) }

    /// Notes the step that begins now; a path that is too long is cut.
    func begin(_ path: [String], level: Int? = nil, count: Int? = nil) {
      rename(path)
      set(.level, level ?? path.count)
      if let count { set(.count, count) }
      set(.beats, beats + 1)
    }

    /// Notes what part of the step is executed now.
    func rename(_ path: some Sequence<String>) {
      var length = 0
      for name in path {
        length = append(name.utf8, at: length)
        if length < Self.pathCapacity {
          base.storeBytes(of: separator, toByteOffset: Self.pathOffset + length, as: UInt8.self)
          length += 1
        }
      }
      set(.pathLength, length)
    }

    /// Notes that the step has ended.
    func end() { set(.beats, beats + 1) }

    private func append(_ bytes: some Sequence<UInt8>, at start: Int) -> Int {
      var length = start
      for byte in bytes where length < Self.pathCapacity {
        base.storeBytes(of: byte, toByteOffset: Self.pathOffset + length, as: UInt8.self)
        length += 1
      }
      return length
    }

    /// The names of the step that began last.
    var path: [String] {
      let bytes = UnsafeRawBufferPointer(
        start: base + Self.pathOffset, count: value(.pathLength))
      return bytes.split(separator: separator, omittingEmptySubsequences: false).dropLast().map {
        String(decoding: $0, as: UTF8.self)
      }
    }

    // MARK: - The fatal steps

    var fatalSteps: [FatalStep] {
      var steps: [FatalStep] = []
      var place = Self.recordOffset
      for _ in 0..<value(.records) {
        var texts = text(at: &place).split(separator: "\n", omittingEmptySubsequences: false)[...]
        let asked = texts.popFirst().flatMap { UInt64($0) } ?? 0
        let count = texts.popFirst().flatMap { Int($0) }
        let remarks = count.map { texts.prefix($0).map(String.init) }
        texts = texts.dropFirst(count ?? 0)
        let reason = texts.popLast().map(String.init) ?? ""
        let path = texts.map(String.init)
        // What is noted of a step once more is noted with what happened in it.
        steps.removeAll { $0.path == path && $0.remarks == nil }
        steps.append(FatalStep(path: path, reason: reason, asked: asked, remarks: remarks))
      }
      return steps
    }

    /// Notes a fatal step; says whether there was room for it.
    @discardableResult
    func note(_ step: FatalStep) -> Bool {
      let remarks = step.remarks ?? []
      let count = step.remarks.map { "\($0.count)" } ?? ""
      let lines = (["\(step.asked)", count] + remarks + step.path + [step.reason]).map {
        $0.replacing("\n", with: " ")
      }
      let bytes = Array(lines.joined(separator: "\n").utf8)
      let used = value(.used)
      guard used + bytes.count + 8 <= Self.recordCapacity else { return false }
      let place = Self.recordOffset + used
      base.storeBytes(of: Int64(bytes.count), toByteOffset: place, as: Int64.self)
      (base + place + 8).copyMemory(from: bytes, byteCount: bytes.count)
      // The next length stands at a multiple of eight.
      set(.used, used + 8 + (bytes.count + 7) & ~7)
      // What is noted once more, with what happened in it, counts once.
      let isNew = !fatalSteps.contains { $0.path == step.path }
      set(.records, value(.records) + 1)
      if !isNew { set(.earlierRecords, value(.earlierRecords) + 1) }
      return true
    }

    private func text(at place: inout Int) -> String {
      let count = Int(base.load(fromByteOffset: place, as: Int64.self))
      let bytes = UnsafeRawBufferPointer(start: base + place + 8, count: count)
      place += 8 + (count + 7) & ~7
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Ends each name of a path in the block: no name has a line break.
  private let separator = UInt8(ascii: "\n")
#endif
