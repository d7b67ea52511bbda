// SPDX-License-Identifier: MIT

public import StateSpace

/// Resource managers that agree, through a transaction manager, to commit or to abort.
public struct TwoPhaseCommit: CodedTransitionSystem {
  /// How far a manager is; the transaction manager is never prepared.
  enum Manager: UInt8 { case working, prepared, committed, aborted }

  /// The managers, and the messages sent and received; what the transaction manager decided is received
  /// by all.
  public struct State: PackedState {
    var managers = PairsOfBits()
    var received: UInt16 = 0
    var sent: UInt16 = 0
    var decision = Manager.working

    init() {}

    /// Decodes a state.
    @inline(__always)
    public init(word: UInt64) {
      decision = Manager(rawValue: UInt8(word & 3)) ?? .working
      received = UInt16(word >> 2 & 0x3FF)
      sent = UInt16(word >> 12 & 0x3FF)
      managers.bits = UInt32(truncatingIfNeeded: word >> 22)
    }

    /// The state in 42 bits.
    @inline(__always)
    public var word: UInt64 {
      UInt64(decision.rawValue) | UInt64(received) << 2 | UInt64(sent) << 12
        | UInt64(managers.bits) << 22
    }
  }

  /// How many resource managers there are, 1 to 10.
  public let count: Int

  /// Makes the model `2PC(count)`.
  public init(count: Int) {
    self.count = count
  }

  /// All are working, and nothing was said.
  public var initialStates: [State] { [State()] }

  /// The name of an action and its manager.
  public func name(ofAction code: UInt32) -> String { TwoPhaseCommitAction.name(ofCode: code) }

  /// Nobody commits what another aborts.
  @inline(__always)
  public func isSafe(_ state: State) -> Bool {
    !state.managers.contains(Manager.committed.rawValue)
      || !state.managers.contains(Manager.aborted.rawValue)
  }

  /// Everything that the transaction manager and the resource managers can do.
  @inline(__always)
  public func appendSuccessors(of state: State, to successors: inout PackedSuccessors) {
    let isOpen = state.decision == .working
    if isOpen, state.received == 1 << UInt16(count) - 1 {
      decide(.committed, in: state, TwoPhaseCommitAction.commit.code(), &successors)
    }
    if isOpen { decide(.aborted, in: state, TwoPhaseCommitAction.abort.code(), &successors) }
    for index in 0..<count {
      if isOpen, state.sent &>> UInt16(index) & 1 == 1 {
        var next = state
        next.received |= 1 &<< UInt16(index)
        successors.append(next, code: TwoPhaseCommitAction.receive.code(index))
      }
      if state.managers[index] == Manager.working.rawValue {
        prepare(index, in: state, &successors)
        move(index, to: .aborted, in: state, TwoPhaseCommitAction.giveUp.code(index), &successors)
      }
      if !isOpen {
        let code = TwoPhaseCommitAction.obey.code(index)
        move(index, to: state.decision, in: state, code, &successors)
      }
    }
  }

  @inline(__always)
  private func decide(
    _ decision: Manager, in state: State, _ code: UInt32, _ successors: inout PackedSuccessors
  ) {
    var next = state
    next.decision = decision
    successors.append(next, code: code)
  }

  @inline(__always)
  private func prepare(_ index: Int, in state: State, _ successors: inout PackedSuccessors) {
    var next = state
    next.managers[index] = Manager.prepared.rawValue
    next.sent |= 1 &<< UInt16(index)
    successors.append(next, code: TwoPhaseCommitAction.prepare.code(index))
  }

  @inline(__always)
  private func move(
    _ index: Int, to manager: Manager, in state: State, _ code: UInt32,
    _ successors: inout PackedSuccessors
  ) {
    var next = state
    next.managers[index] = manager.rawValue
    successors.append(next, code: code)
  }
}

/// What can happen in a two-phase commit; both encodings of the model have it in common.
enum TwoPhaseCommitAction: UInt32 {
  case commit, abort, receive, prepare, giveUp, obey

  /// The action with its resource manager, as one number.
  @inline(__always)
  func code(_ manager: Int = 0) -> UInt32 { rawValue | UInt32(truncatingIfNeeded: manager) << 4 }

  static func name(ofCode code: UInt32) -> String {
    guard let action = TwoPhaseCommitAction(rawValue: code & 15) else { return "?" }
    return action.rawValue < 2 ? "\(action)" : "\(action) \(code >> 4)"
  }
}
