// SPDX-License-Identifier: MIT

/// Which walks are made through a system.
public struct WalkPlan: Hashable, Sendable {
  /// How many.
  public let walks: Int
  /// How many steps each has at most.
  public let depth: Int
  /// What they depend on, besides the system; more walks of one seed begin with the same ones.
  public let seed: UInt64

  /// Makes a plan.
  ///
  /// - Precondition: There is at least one walk of at least one step.
  public init(walks: Int, depth: Int, seed: UInt64) {
    precondition(walks > 0 && depth > 0, "A plan has a walk, and a walk has a step.")
    self.walks = walks
    self.depth = depth
    self.seed = seed
  }
}
