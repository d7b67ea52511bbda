// SPDX-License-Identifier: MIT

import Foundation
import StateSpace
import Synchronization

/// The file from which a run goes on: a checkpoint for each variant that was begun.
///
/// It is replaced whole or not at all, so that there is a good one at any moment.
final class CheckpointFile: Sendable {
  private struct Section {
    let spec: String
    let variant: String
    var checkpoint: [UInt8]
  }

  private struct State {
    var sections: [Section] = []
    var failure: CommandFailure?
  }

  /// Why a file cannot be used, as part of a sentence.
  private struct Refusal: Error {
    let reason: String
  }

  private static let magic = "modalcheck checkpoint"

  /// Where it is written; `nil` if it is only read.
  private let path: String?
  /// What made the checkpoints, which has to be the same to go on.
  private let origin: Fingerprint
  private let state = Mutex(State())

  init(path: String?, origin: Fingerprint) {
    self.path = path
    self.origin = origin
  }

  /// Whether checkpoints are wanted.
  var isWritten: Bool { path != nil }

  /// Why the file could not be written.
  var failure: CommandFailure? { state.withLock(\.failure) }

  // MARK: Reading

  /// Takes over what another file holds.
  ///
  /// - Throws: A failure with status 66 if it cannot be read, and 65 if it is no checkpoint, is
  ///   damaged, or has another origin.
  func load(_ path: String) throws(CommandFailure) {
    let bytes = try TextFile.bytes(of: path)
    do throws(Refusal) {
      let sections = try sections(in: bytes)
      state.withLock { $0.sections = sections }
    } catch {
      throw Self.failure(path, error.reason)
    }
  }

  private func sections(in bytes: [UInt8]) throws(Refusal) -> [Section] {
    guard let sections = try ownSections(in: bytes) else {
      throw Refusal(
        reason: "it was written by another build of modalcheck, or for another behavior")
    }
    return sections
  }

  /// The contents; `nil` if they have another origin.
  private func ownSections(in bytes: [UInt8]) throws(Refusal) -> [Section]? {
    var start = NumberWriter()
    start.append(Self.magic)
    guard bytes.starts(with: start.bytes) else {
      throw Refusal(reason: "it is not a checkpoint of modalcheck")
    }
    do throws(NumberReader.Mismatch) {
      var reader = try NumberReader(sealed: bytes)
      _ = try reader.text()
      let words = [try reader.word(), try reader.word()]
      // Another build may write the rest in another way.
      guard words == origin.words else { return nil }
      var sections: [Section] = []
      while !reader.isAtEnd {
        sections.append(
          Section(
            spec: try reader.text(), variant: try reader.text(), checkpoint: try reader.bytes()))
      }
      return sections
    } catch {
      throw Refusal(reason: "it is truncated or damaged")
    }
  }

  /// Makes sure that there is something to go on from.
  ///
  /// - Throws: A failure with status 65 if a file was loaded that has checkpoints of other specs
  ///   only.
  func requireAny(of specs: [String], from path: String) throws(CommandFailure) {
    let known = state.withLock { $0.sections.map(\.spec) }
    guard let first = known.first, !known.contains(where: specs.contains) else { return }
    throw Self.failure(path, "it is of '\(first)', which is not explored here")
  }

  /// The checkpoint of a variant, if there is one.
  ///
  /// - Throws: A failure with status 65 if it is damaged.
  func checkpoint(of variant: String, in spec: String) throws(CommandFailure) -> Checkpoint? {
    let section = state.withLock { state in
      state.sections.first { $0.spec == spec && $0.variant == variant }
    }
    guard let section else { return nil }
    do throws(ExplorationError) {
      return try Checkpoint(decoding: section.checkpoint)
    } catch {
      throw CommandFailure(.invalidData, "\(error)")
    }
  }

  static func failure(_ path: String, _ reason: String) -> CommandFailure {
    CommandFailure(
      .invalidData,
      "The checkpoint '\(path)' cannot be used: \(reason). Start over without '--resume'.")
  }

  // MARK: Writing

  /// Replaces a variant's checkpoint, and the file.
  func store(_ checkpoint: Checkpoint, of variant: String, in spec: String) {
    guard let path else { return }
    let bytes = checkpoint.encoded
    state.withLock { state in
      let place = state.sections.firstIndex { $0.spec == spec && $0.variant == variant }
      if let place {
        state.sections[place].checkpoint = bytes
      } else {
        state.sections.append(Section(spec: spec, variant: variant, checkpoint: bytes))
      }
      do throws(SystemError) {
        try AtomicFile(contents(state.sections), at: path).commit()
      } catch {
        state.failure = CommandFailure(
          .cannotCreate,
          "The checkpoint '\(path)' cannot be written: \(error.reason). "
            + "Name another file with '--checkpoint <file>'.")
      }
    }
  }

  private func contents(_ sections: [Section]) -> [UInt8] {
    var writer = NumberWriter()
    writer.append(Self.magic)
    for word in origin.words { writer.append(word) }
    for section in sections {
      writer.append(section.spec)
      writer.append(section.variant)
      writer.append(section.checkpoint)
    }
    return writer.sealed
  }
}
