// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import UIKit

  /// Starts processes that explore, watches them, and notes how they end.
  struct IsolationRunner {
    /// The status of a process that gave up by itself.
    static let gaveUp: Int32 = 97

    private let limits: IsolatedRun
    private let memory: SharedMemory
    private let errors: ProcessOutput
    private var suspicion = Suspicion()
    /// How often a process has stopped outside of steps.
    private var stops = 0
    private var processes = 0

    init?(limits: IsolatedRun) {
      guard let memory = SharedMemory(), let errors = ProcessOutput() else { return nil }
      (self.limits, self.memory, self.errors) = (limits, memory, errors)
    }

    /// Explores until nothing unknown ends a process, and waits for that.
    mutating func run(_ explore: (StepJournal) throws -> Void) -> IsolationFindings {
      defer { SceneFiles.removeLeft() }
      while let explorer = start(explore, until: .threadEnds) {
        if let findings = findings(after: explorer.outcome()) { return findings }
      }
      return notStarted
    }

    /// The same, while the main actor does other things.
    ///
    /// - Throws: An error if the task is cancelled.
    @MainActor
    mutating func run(
      _ explore: @MainActor (StepJournal) throws -> Void
    ) async throws -> IsolationFindings {
      defer { SceneFiles.removeLeft() }
      while let explorer = start(explore, until: .processEnds) {
        if let findings = findings(after: try await explorer.outcomeInTime()) { return findings }
      }
      return notStarted
    }

    private mutating func start(
      _ explore: (StepJournal) throws -> Void, until end: ForkedProcess.Lifetime
    ) -> ExploringProcess? {
      processes += 1
      memory.rewind()
      errors.clear()
      let process = ForkedProcess(errors: errors, memory: limits.memoryLimit, until: end) {
        let watch = RunnerWatch(limits: limits, memory: memory, errors: errors)
        let journal = StepJournal(
          knowing: memory.fatalSteps, suspecting: suspicion, watch: watch)
        try? explore(journal)
        memory.hasFinished = true
      }
      return process.map {
        ExploringProcess($0, memory: memory, stepTimeLimit: limits.stepTimeLimit)
      }
    }

    /// What was found, unless another process is to go on.
    private mutating func findings(after outcome: ExploringProcess.Outcome) -> IsolationFindings? {
      switch outcome {
      case .ended(.exited(Self.gaveUp)): return findings(notice: tooMany)
      case .ended where memory.hasFinished: return findings(notice: nil)
      case .ended(let ending):
        guard memory.isInStep else { return findings(notice: outside(ending)) }
        note(Signals.reason(ending, errors: errors.lines))
      case .hangs:
        // What blocks may be a lock of a thread that was left behind: see whether it is again.
        suspicion.note(end: memory.path, after: memory.count)
      case .stuck:
        stops += 1
        if stops == (memory.beats == 0 ? 10 : 2) {
          return findings(notice: "the exploring process did not start.")
        }
      }
      return processes > limits.restartLimit
        ? findings(notice: "\(processes) processes ended.") : nil
    }

    private var notStarted: IsolationFindings {
      IsolationFindings(
        fatalSteps: memory.fatalSteps,
        notice: "Crashes were not isolated: the system could not fork.", safeDepth: nil)
    }

    private mutating func note(_ reason: String) {
      let path = memory.path
      memory.note(FatalStep(path: path, reason: reason, asked: memory.asked.pointee))
      suspicion.note(end: path, after: memory.count)
    }

    // MARK: - Findings

    private func findings(notice: String?) -> IsolationFindings {
      let steps = memory.fatalSteps
      guard let notice else {
        return IsolationFindings(
          fatalSteps: steps, hasWrittenErrors: memory.hasWrittenErrors || !errors.isEmpty,
          output: errors.output)
      }
      let reached = memory.beats == 0 ? 0 : memory.level
      return IsolationFindings(
        fatalSteps: steps, notice: "Not all crashes were isolated: \(notice)",
        safeDepth: max(0, reached - 1))
    }

    private var tooMany: String {
      memory.hangs >= limits.hangLimit
        ? "\(memory.hangs) steps did not return within \(limits.stepTimeLimit) seconds each."
        : "\(memory.fatalSteps.count) steps end the process."
    }

    private func outside(_ ending: ForkedProcess.Ending) -> String {
      let reason = Signals.reason(ending, errors: errors.lines)
      return memory.beats == 0
        ? "what runs before the first step \(reason)"
        : "what runs after \(FatalStep(path: memory.path, reason: reason))"
    }
  }
#endif
