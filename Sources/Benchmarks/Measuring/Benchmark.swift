// SPDX-License-Identifier: MIT

import StateSpace

/// A model with known counts.
package struct Benchmark: Sendable {
  /// What all checkers that ran the model agree on.
  package struct Counts: Hashable, Sendable {
    package let states: Int
    /// The transitions, those to known states included.
    package let transitions: Int
    /// How many distances from the initial state there are.
    package let levels: Int

    package init(states: Int, transitions: Int, levels: Int) {
      self.states = states
      self.transitions = transitions
      self.levels = levels
    }
  }

  package let name: String
  package let counts: Counts
  /// Whether the model is one of those that are run if none is named.
  package let isStandard: Bool
  package let peerModel: PeerModel
  let explore: @Sendable (Setting) throws -> Outcome

  struct Setting: Hashable, Sendable {
    var jobs = 1
    var expectedStates: Int?
  }

  /// What an exploration found, and what it took.
  struct Outcome: Sendable {
    let counts: Counts
    let isSafe: Bool
    let bytesPerState: Double
    let timing: Timing
  }

  private init(
    _ name: String, _ counts: Counts, _ system: some PackedSystem, _ peerModel: PeerModel,
    isStandard: Bool = true
  ) {
    self.peerModel = peerModel
    self.name = name
    self.counts = counts
    self.isStandard = isStandard
    explore = { try Self.explore(system, $0) }
  }

  private static func explore(
    _ system: some PackedSystem, _ setting: Setting
  ) throws -> Outcome {
    let explorer = PackedExplorer(
      system: system, jobs: setting.jobs, expectedStates: setting.expectedStates)
    let (exploration, timing) = try Timing.measure { try explorer.explore() }
    return Outcome(
      counts: Counts(
        states: exploration.states, transitions: exploration.transitions,
        levels: exploration.levels.count),
      isSafe: exploration.verdict == .holds, bytesPerState: exploration.bytesPerState,
      timing: timing)
  }

  /// All models, from the smallest of each kind to the largest.
  package static let all: [Benchmark] = [
    modal(3, 1, 95_583, 411_803, 21, isStandard: false),
    modal(4, 1, 2_311_815, 11_674_811, 28),
    modal(4, 0, 7_870_155, 42_348_725, 28),
    commit(5, 8_832, 58_145, 17, isStandard: false),
    commit(7, 296_448, 2_744_705, 23),
    commit(8, 1_745_408, 18_507_777, 26),
    commit(9, 10_340_352, 123_558_401, 29),
    philosophers(6, 728, 2_910, 16, isStandard: false),
    philosophers(14, 4_782_968, 44_641_030, 40),
  ]

  private static func modal(
    _ height: Int, _ style: Int, _ states: Int, _ transitions: Int, _ levels: Int,
    isStandard: Bool = true
  ) -> Benchmark {
    Benchmark(
      "modal-\(height)-\(style)",
      Counts(states: states, transitions: transitions, levels: levels),
      PackedModalStack(height: height, firstStyle: style),
      .modalStack(height: height, firstStyle: style), isStandard: isStandard)
  }

  private static func commit(
    _ count: Int, _ states: Int, _ transitions: Int, _ levels: Int, isStandard: Bool = true
  ) -> Benchmark {
    Benchmark(
      "commit-\(count)", Counts(states: states, transitions: transitions, levels: levels),
      PackedTwoPhaseCommit(count: count),
      .twoPhaseCommit(count: count), isStandard: isStandard)
  }

  private static func philosophers(
    _ count: Int, _ states: Int, _ transitions: Int, _ levels: Int, isStandard: Bool = true
  ) -> Benchmark {
    Benchmark(
      "philosophers-\(count)",
      Counts(states: states, transitions: transitions, levels: levels),
      PackedPhilosophers(count: count),
      .philosophers(count: count), isStandard: isStandard)
  }
}
