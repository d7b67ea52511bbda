// SPDX-License-Identifier: MIT

public import StateSpace

/// Philosophers who all reach for the left fork first, and put it back first.
public struct Philosophers: CodedTransitionSystem {
  /// What a philosopher holds.
  enum Hands: UInt8 { case nothing, left, both, right }

  /// The philosophers and the forks on the table.
  public struct State: PackedState {
    var hands = PairsOfBits()
    /// A bit for each fork that is held; the fork to the left of a philosopher has his number.
    var forks: UInt16 = 0

    init() {}

    /// Decodes a state.
    @inline(__always)
    public init(word: UInt64) {
      forks = UInt16(truncatingIfNeeded: word)
      hands.bits = UInt32(truncatingIfNeeded: word >> 16)
    }

    /// The state in 48 bits.
    @inline(__always)
    public var word: UInt64 { UInt64(forks) | UInt64(hands.bits) << 16 }
  }

  /// How many philosophers there are, 2 to 16.
  public let count: Int

  /// Makes the model `Phil(count)`.
  public init(count: Int) {
    self.count = count
  }

  /// All forks are on the table.
  public var initialStates: [State] { [State()] }

  /// The name of an action and the philosopher.
  public func name(ofAction code: UInt32) -> String { PhilosopherAction.name(ofCode: code) }

  /// Each philosopher's next step, if the fork for it is there.
  @inline(__always)
  public func appendSuccessors(of state: State, to successors: inout PackedSuccessors) {
    for index in 0..<count {
      let isLast = index + 1 == count
      let left = 1 &<< UInt16(truncatingIfNeeded: index)
      let right = 1 &<< UInt16(truncatingIfNeeded: isLast ? 0 : index + 1)
      let hands = Hands(rawValue: state.hands[index]) ?? .nothing
      let next = (Hands(rawValue: (hands.rawValue &+ 1) & 3)) ?? .nothing
      let fork = hands == .nothing || hands == .both ? left : right
      let isTaking = hands == .nothing || hands == .left
      if isTaking, state.forks & fork != 0 { continue }
      var after = state
      after.hands[index] = next.rawValue
      after.forks ^= fork
      successors.append(after, code: PhilosopherAction.code(hands.rawValue, index))
    }
  }
}

/// What a philosopher does; both encodings of the model have it in common.
enum PhilosopherAction: UInt32 {
  case takeLeft, takeRight, releaseLeft, releaseRight

  /// The action that follows on what a philosopher holds.
  @inline(__always)
  static func code(_ hands: some BinaryInteger, _ philosopher: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: hands) | UInt32(truncatingIfNeeded: philosopher) << 4
  }

  static func name(ofCode code: UInt32) -> String {
    guard let action = PhilosopherAction(rawValue: code & 15) else { return "?" }
    return "\(action) \(code >> 4)"
  }
}
