// SPDX-License-Identifier: MIT

import Foundation

/// Explores the user's code in other processes first, to learn which steps end a process.
///
/// A forced unwrap of `nil`, an index out of range, `fatalError`, an exception of UIKit's: each ends
/// the process that it happens in, but only that one. What it was doing is written down in memory
/// that this process shares; a new process goes on, and does not execute that step again. Steps
/// that end with the same action are tried out in a process of their own from then on, so that a
/// defect that shows in many states costs a fork for each, not an exploration.
///
/// ```swift
/// let findings = IsolatedRun().findings { journal in explore(journal) }
/// explore(StepJournal(knowing: findings.fatalSteps))  // Nothing ends this process.
/// ```
///
/// The exploration must be a function of the journal's answers alone, breadth first. Several may
/// follow each other, if each is announced by ``StepJournal/beginExploration()``. They run in
/// forks of the calling thread: they may not wait for other threads. Only Linux has it so far; on
/// other systems ``IsolationFindings/notice`` says so.
public struct IsolatedRun: Sendable {
  /// After how many seconds a step counts as one that does not return.
  ///
  /// What counts is how long it uses the processor or sleeps, not how long it waits for a processor
  /// that is busy with other programs.
  public var stepTimeLimit = 5.0
  /// How many bytes an exploration may take beyond those that the process has.
  public var memoryLimit = 4 << 30
  /// How many processes may end before the run is given up.
  public var restartLimit = 50
  /// How many fatal steps of an exploration are looked for.
  public var fatalStepLimit = 1_000
  /// How many steps of an exploration that do not return are waited for.
  public var hangLimit = 5

  /// Prepares a run with the usual limits.
  public init() {}

  /// Explores in other processes until nothing unknown ends one.
  ///
  /// - Parameter explore: The exploration; what it throws is left to the one in this process.
  /// - Returns: The fatal steps, and whether they are all.
  public func findings(_ explore: (StepJournal) throws -> Void) -> IsolationFindings {
    #if os(Linux)
      guard var runner = IsolationRunner(limits: self) else { return .impossible }
      return runner.run(explore)
    #else
      return .impossible
    #endif
  }

  /// The same, while the main actor does other things: several explorations take place at once.
  ///
  /// - Throws: An error if the task is cancelled.
  @MainActor
  func findings(
    _ explore: @MainActor (StepJournal) throws -> Void
  ) async throws -> IsolationFindings {
    #if os(Linux)
      await Processors.shared.acquire()
      defer { Processors.shared.release() }
      // Those that wait hold no memory and no open files.
      guard var runner = IsolationRunner(limits: self) else { return .impossible }
      return try await runner.run(explore)
    #else
      return .impossible
    #endif
  }
}

/// What an isolated run has found.
public struct IsolationFindings: Hashable, Sendable {
  /// The steps that end a process or do not return, in the order of the exploration.
  public internal(set) var fatalSteps: [FatalStep] = []
  /// Why the run ended before it knew all fatal steps; `nil` if it knows them.
  public internal(set) var notice: String?
  /// The length of paths up to which all fatal steps are known; `nil` if there is no bound.
  ///
  /// A breadth-first exploration in this process that is limited to this depth survives. Without a
  /// bound, and with a notice, nothing was isolated.
  public internal(set) var safeDepth: Int?
  /// Whether the process that came to the end wrote anything on its standard error.
  var hasWrittenErrors = false
  /// What it wrote on its standard output, each line once; `nil` if that was nothing.
  var output: String?

  /// Nothing is found where no other process can be had.
  fileprivate static var impossible: IsolationFindings {
    #if os(Linux)
      let reason = ": the system provided no shared memory or no file."
    #else
      let reason = " because this system cannot fork safely: a crash ends the run."
    #endif
    return IsolationFindings(notice: "Crashes were not isolated" + reason, safeDepth: nil)
  }
}

#if os(Linux)
  /// The processors, each of which one exploration uses at a time.
  @MainActor
  final class Processors {
    static let shared = Processors()
    private let count = ProcessInfo.processInfo.activeProcessorCount
    private lazy var free = count
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// How many there are besides those that explorations use, this one among them.
    var others: Int { min(free, count - 1) }

    func acquire() async {
      if free > 0 { return free -= 1 }
      await withCheckedContinuation { waiting.append($0) }
    }

    func release() {
      if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
  }
#endif
