// SPDX-License-Identifier: MIT

/// The states that an exploration found, in the order of discovery.
///
/// - Complexity: An element costs what it takes to put a state together from its code.
public struct ExploredStates<System: TransitionSystem>: RandomAccessCollection, Sendable {
  @usableFromInline let coding: System.Coding
  @usableFromInline let codes: [System.Coding.Code]

  @usableFromInline
  init(coding: System.Coding, codes: [System.Coding.Code]) {
    self.coding = coding
    self.codes = codes
  }

  /// 0.
  @inlinable
  public var startIndex: Int { 0 }

  /// The number of states.
  @inlinable
  public var endIndex: Int { codes.count }

  /// A state by its number.
  @inlinable
  public subscript(index: Int) -> System.State { coding.state(of: codes[index]) }
}

extension ExploredStates: Equatable {
  /// Whether both have the same states in the same order.
  public static func == (left: ExploredStates, right: ExploredStates) -> Bool {
    left.elementsEqual(right)
  }
}
