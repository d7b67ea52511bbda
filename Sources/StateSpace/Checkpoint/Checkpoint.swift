// SPDX-License-Identifier: MIT

/// What is needed to go on with an exploration from the end of a level, in another process as well.
///
/// States are not stored, but how each was first reached: the state before, and which of the
/// actions enabled there. Going on executes that one action for each state again, and compares what
/// comes of it with what was counted. So a checkpoint is small, a few bytes a state, and needs no
/// encoding of the states; but it fits only the system and the properties that it was made with.
public struct Checkpoint: Hashable, Sendable {
  /// For each number of steps, the states first found after so many; the last are not expanded yet.
  public let levels: [Int]
  @usableFromInline let generated: Int
  @usableFromInline let outside: Int
  @usableFromInline let tallies: [Tally]
  /// For each initial state its place among them; for each other state how far its predecessor is
  /// from that of the state before, and the action's place.
  @usableFromInline let tree: [UInt8]
  /// The transitions, if properties need the graph as a whole.
  @usableFromInline let edges: Rows
  /// The transitions out of the constraint, if properties need the graph as a whole.
  @usableFromInline let cuts: Rows
  /// Stands for the names of all actions enabled in all expanded states, in order.
  @usableFromInline let actions: Fingerprint
  /// Stands for the names and forms of the properties.
  @usableFromInline let properties: Fingerprint

  /// Entries of a log, each of them some numbers.
  @usableFromInline
  struct Rows: Hashable, Sendable {
    var count = 0
    var bytes: [UInt8] = []
  }

  /// How many states there are.
  public var distinct: Int { levels.reduce(0, +) }
  /// How many of them are expanded.
  public var expanded: Int { distinct - (levels.last ?? 0) }
}

// MARK: - As bytes

extension Checkpoint {
  private static let version = 4

  /// The checkpoint as bytes, the same for equal checkpoints.
  public var encoded: [UInt8] {
    var writer = NumberWriter()
    writer.append(Self.version)
    writer.append(properties)
    writer.append(actions)
    writer.append(levels.count)
    for level in levels { writer.append(level) }
    writer.append(generated)
    writer.append(outside)
    writer.append(tallies.count)
    for tally in tallies { writer.append(tally) }
    writer.append(tree)
    for rows in [edges, cuts] {
      writer.append(rows.count)
      writer.append(rows.bytes)
    }
    return writer.sealed
  }

  /// Reads a checkpoint.
  ///
  /// - Throws: ``ExplorationError/invalidCheckpoint(_:)`` if the bytes are none.
  public init(decoding bytes: [UInt8]) throws(ExplorationError) {
    do throws(NumberReader.Mismatch) {
      var reader = try NumberReader(sealed: bytes)
      self = try reader.checkpoint(ofVersion: Self.version)
      guard reader.isAtEnd else { throw NumberReader.Mismatch() }
    } catch {
      throw .invalidCheckpoint("it is cut off or damaged")
    }
  }
}
